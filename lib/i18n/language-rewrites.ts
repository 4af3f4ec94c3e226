import type { Locale } from '@/contracts/languages'
import {
  LANGUAGE_COOKIE,
  VISIT_LANGUAGE_COOKIE,
  type LanguagePattern,
} from './language-patterns.ts'

type Condition = { type: 'cookie' | 'header'; key: string; value: string }
type Rewrite = { source: string; destination: string; has?: Condition[] }

/**
 * The pages that are the same for everyone: their language is chosen here, not by the middleware. Without its number
 * none of them is a page. Next fails at a destination of which a value is missing, so that none is optional.
 */
export const PUBLIC_PAGE_SOURCES = [
  '/home',
  '/shop/:id',
  '/detail/:product',
  '/detail/:product/:mer',
] as const

/**
 * Rewrites of the bare public paths to their language, in the order in which a language is looked
 * for: the visit's cookie, the stored cookie, Accept-Language, the fallback.
 */
export function languageRewrites(patterns: LanguagePattern[], fallback: Locale): Rewrite[] {
  const conditions: { locale: Locale; has?: Condition[] }[] = [
    ...patterns.map(({ locale, visit }) => ({
      locale,
      has: [{ type: 'cookie' as const, key: VISIT_LANGUAGE_COOKIE, value: visit }],
    })),
    ...patterns.map(({ locale, chosen }) => ({
      locale,
      has: [{ type: 'cookie' as const, key: LANGUAGE_COOKIE, value: chosen }],
    })),
    ...patterns.map(({ locale, accepted }) => ({
      locale,
      has: [{ type: 'header' as const, key: 'accept-language', value: accepted }],
    })),
    { locale: fallback },
  ]
  return PUBLIC_PAGE_SOURCES.flatMap((source) =>
    conditions.map(({ locale, has }) => ({
      source,
      destination: `/${locale}${source}`,
      ...(has ? { has } : {}),
    })),
  )
}
