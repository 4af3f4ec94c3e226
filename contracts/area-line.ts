import type { Locale } from './languages'

const WITH_COMMAS: Locale[] = ['en', 'th']

/** An area on one line, the largest part first. Chinese, Japanese and Korean set no commas there. */
export function areaLine(names: string[], locale: Locale): string {
  return names.filter((name) => name !== '').join(WITH_COMMAS.includes(locale) ? ', ' : ' ')
}
