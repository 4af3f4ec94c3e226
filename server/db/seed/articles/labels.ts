import { LOCALES, type Locale } from '@/contracts/languages'
import { translator } from '@/server/http/words'
import type { Article } from './shape'

/** `{orders.confirm}`: the label with this key in messages/*.json. Names of the brand (`{brand}`) stay. */
export const LABEL = /\{([a-zA-Z]+\.[a-zA-Z.]+)\}/g

type LabelKey = Parameters<ReturnType<typeof translator>>[0]

function fill(text: string, locale: Locale): string {
  const t = translator(locale)
  return text.replace(LABEL, (whole, key: string) => {
    if (!t.has(key as LabelKey)) throw new RangeError(`No message for the label ${whole}`)
    return t(key as LabelKey)
  })
}

/**
 * Replaces label references by the labels of the screens, so that an article names a button as
 * shoppers see it.
 */
export function withLabels(article: Article): Article {
  const filled = LOCALES.map((locale) => {
    const { title, body } = article[locale]
    return [locale, { title: fill(title, locale), body: fill(body, locale) }]
  })
  return Object.fromEntries(filled) as Article
}
