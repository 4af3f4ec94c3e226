import type { z } from 'zod'
import { LOCALES, type Locale } from '@/contracts/languages'
import type {
  AdminArticle,
  ArticlePage,
  ArticleText,
  updateAdminArticle,
} from '@/contracts/schemas/admin-articles'
import { inTransaction } from '@/server/db/transaction'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { onlyWritten, sourceOf, withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import { changesBetween } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as articles from '@/server/repositories/articles'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'

type UpdateInput = z.output<(typeof updateAdminArticle)['body']>
type Texts = Partial<Record<Locale, ArticleText>>

const PAGES: ArticlePage[] = ['help', 'law', 'platform']

export async function list(ctx: StaffCtx): Promise<AdminArticle[]> {
  const pages = await Promise.all(
    PAGES.map(async (page) => describe(page, await articles.list(ctx.db, page))),
  )
  return pages.flatMap((page) => page ?? [])
}

export function update(ctx: StaffCtx, input: UpdateInput): Promise<AdminArticle> {
  const { page, version } = input
  return inTransaction(ctx.db, async (tx) => {
    const before = describe(page, await articles.lock(tx, page))
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== version)
      throw await changedMeanwhile(tx, 'article-changed', (field) => field.startsWith(`${page}.`))
    const former: Texts = onlyWritten(before.texts, before.written_locales)
    const texts: Texts = Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const given = input.texts[locale]
        const text = given === undefined ? former[locale] : given
        return text ? [[locale, text]] : []
      }),
    )
    check(texts)
    await articles.replace(tx, page, {
      rows: rowsOf(withFallbacks(texts)),
      writtenLocales: writtenIn(texts),
      version: version + 1,
    })
    const after = describe(page, await articles.list(tx, page))!
    const changes = changesBetween(named(before), named(after))
    await recordStaff(tx, ctx, [{ event: 'article-changed', changes }])
    return after
  })
}

/** Sections are stored by place, so every language has as many. */
function check(texts: Texts): void {
  const written = writtenIn(texts)
  if (written.length === 0) throw new InvalidInput({ texts: 'fields.required' })
  const { length } = texts[sourceOf(texts)]!.sections
  for (const locale of written)
    if (texts[locale]!.sections.length !== length)
      throw new InvalidInput({ [`texts.${locale}.sections`]: 'fields.invalid' })
}

/** The introduction first, then the sections. */
function rowsOf(texts: Record<Locale, ArticleText>): articles.ArticleRow['texts'][] {
  const rowsIn = ({ title, lead, sections }: ArticleText) => [{ title, body: lead }, ...sections]
  return rowsIn(texts.en).map(
    (_, place) =>
      Object.fromEntries(
        LOCALES.map((locale) => [locale, rowsIn(texts[locale])[place]!]),
      ) as articles.ArticleRow['texts'],
  )
}

function describe(page: ArticlePage, rows: articles.ArticleRow[]): AdminArticle | undefined {
  const [own, ...sections] = rows
  if (!own) return undefined
  const textIn = (locale: Locale): ArticleText => ({
    title: own.texts[locale].title,
    lead: own.texts[locale].body,
    sections: sections.map(({ texts }) => texts[locale]),
  })
  return {
    page,
    texts: Object.fromEntries(
      LOCALES.map((locale) => [locale, textIn(locale)]),
    ) as AdminArticle['texts'],
    written_locales: own.writtenLocales ?? [...LOCALES],
    version: own.version,
  }
}

/** A page has no number, so the record says its name before each written language. */
const named = ({ page, texts, written_locales: written }: AdminArticle) =>
  Object.fromEntries(written.map((locale) => [`${page}.${locale}`, texts[locale]]))
