import { z } from 'zod'
import { inAllLanguages, optionallyIn, Version, WrittenLocales } from './admin-fields'
import { line, optionalText, text } from './fields'

const Page = z.enum(['help', 'law', 'platform'], { error: 'fields.invalid' })
export type ArticlePage = z.output<typeof Page>

const ArticleText = z.object({
  title: z.string(),
  /** The introduction. */
  lead: z.string(),
  sections: z.array(z.object({ title: z.string(), body: z.string() })),
})
export type ArticleText = z.output<typeof ArticleText>

const AdminArticle = z.object({
  page: Page,
  texts: inAllLanguages(ArticleText),
  written_locales: WrittenLocales,
  version: z.int(),
})
export type AdminArticle = z.infer<typeof AdminArticle>

export const listAdminArticles = { query: z.object({}), data: z.array(AdminArticle) }

const GivenText = z.strictObject({
  title: line(160),
  lead: optionalText(5000).default(''),
  sections: z
    .array(z.strictObject({ title: line(160), body: text(20_000) }), { error: 'fields.required' })
    .max(50, 'fields.tooLong'),
})

export const updateAdminArticle = {
  body: z.strictObject({
    page: Page,
    version: Version,
    /** Replaces the given languages; null removes one. All languages have as many sections. */
    texts: optionallyIn(GivenText.nullable()),
  }),
  data: AdminArticle,
}
