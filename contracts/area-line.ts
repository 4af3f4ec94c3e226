import type { Locale } from './languages'

const WITH_COMMAS: Locale[] = ['en', 'th']

/** Formats an area on one line, the largest unit first; without commas in Chinese, Japanese and Korean. */
export function areaLine(names: string[], locale: Locale): string {
  return names.filter((name) => name !== '').join(WITH_COMMAS.includes(locale) ? ', ' : ' ')
}
