import type { Locale } from '@/contracts/languages'
import { perLocale } from '@/server/domain/per-locale'
import type { Country, Province } from './atlas'

/** Countries whose native province names are shown to readers of the language. */
const NATIVE_COUNTRIES: Record<Locale, string[]> = {
  en: [],
  'zh-CN': ['CN', 'TW'],
  ja: ['JP'],
  ko: ['KR'],
  th: ['TH'],
}

const regionNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const collators = perLocale((locale) => new Intl.Collator(locale))

export function countryName(code: string, locale: Locale): string {
  return regionNames(locale).of(code) ?? code
}

export function provinceName(country: string, province: Province, locale: Locale): string {
  if (!NATIVE_COUNTRIES[locale].includes(country)) return province.name
  return nativeName(country, province) || province.name
}

/** The data omits 県 from most prefectures. */
export function nativeName(country: string, { code, native }: Province): string {
  if (country !== 'JP' || native === '') return native
  const special: Record<string, string> = {
    '01': '北海道',
    13: '東京都',
    26: '京都府',
    27: '大阪府',
  }
  return special[code] ?? `${native.replace(/県$/, '')}県`
}

/**
 * Sorts names by the collation of the language. Japanese prefectures keep the order of their codes, north to
 * south.
 */
export function sortNames<T extends { code: string; name: string }>(
  list: T[],
  locale: Locale,
  country?: string,
): T[] {
  const { compare } = collators(locale)
  return country === 'JP' && locale === 'ja'
    ? list.toSorted((a, b) => Number(a.code) - Number(b.code))
    : list.toSorted((a, b) => compare(a.name, b.name))
}

/** Frequent destinations; the reader's own country comes first. */
const FREQUENT = ['TH', 'JP', 'KR', 'CN', 'SG', 'MY', 'US']

export function suggestedCountries(locale: Locale, known: Country[]): string[] {
  const own = new Intl.Locale(locale).maximize().region ?? ''
  const codes = new Set(known.map(({ code }) => code))
  return [...new Set([own, ...FREQUENT])].filter((code) => codes.has(code))
}
