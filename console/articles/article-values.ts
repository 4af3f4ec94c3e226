import { LOCALES, type Locale } from '@/contracts/languages'
import type { AdminArticle, ArticleText } from '@/contracts/schemas/admin-articles'
import { isWritten, onlyWritten, type Written } from '@/console/ui/languages'

export interface ArticleValues {
  texts: Written<ArticleText>
  /** As read: a language that is gone is removed. */
  before: Locale[]
}

export const articleValues = ({ texts, written_locales }: AdminArticle): ArticleValues => ({
  texts: onlyWritten(texts, written_locales),
  before: written_locales,
})

/** The languages that are written, and null for those that are removed. */
export const articleInput = ({ texts, before }: ArticleValues) => ({
  texts: Object.fromEntries(
    LOCALES.flatMap((locale): [Locale, ArticleText | null][] => {
      const text = texts[locale]
      if (text) return [[locale, text]]
      return before.includes(locale) ? [[locale, null]] : []
    }),
  ) as Partial<Record<Locale, ArticleText | null>>,
})

type Section = ArticleText['sections'][number]

/** All languages have as many sections, so that a change of their number or order is made in each. */
export const inEveryLanguage = (
  texts: Written<ArticleText>,
  change: (sections: Section[]) => Section[],
): Written<ArticleText> =>
  Object.fromEntries(
    LOCALES.filter((locale) => isWritten(texts, locale)).map((locale) => {
      const text = texts[locale]!
      return [locale, { ...text, sections: change(text.sections) }]
    }),
  ) as Written<ArticleText>
