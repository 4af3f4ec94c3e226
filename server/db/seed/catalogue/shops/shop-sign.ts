import type { Texts } from '@/server/db/seed/catalogue/shape'
import type { Trade } from '@/server/db/seed/catalogue/trades'

export type ShopSign = {
  texts: Texts<{ name: string; description: string }>
  mark: string
  trades: Trade[]
}

/** Names and descriptions of a shop, one pair per language. */
export function shopSign(
  mark: string,
  trades: Trade[],
  name: Texts<string>,
  description: Texts<string>,
): ShopSign {
  const pair = (locale: keyof typeof name) => ({
    name: name[locale],
    description: description[locale],
  })
  const texts = {
    en: pair('en'),
    'zh-CN': pair('zh-CN'),
    ja: pair('ja'),
    ko: pair('ko'),
    th: pair('th'),
  }
  return { texts, mark, trades }
}
