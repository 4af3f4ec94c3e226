// Node itself loads this file for the web server, so that its import is relative.
// oxlint-disable-next-line import/no-relative-parent-imports
import { LOCALES, type Locale } from '../../contracts/languages.ts'

export type SplitPath = {
  /** The language in the URL, if any. */
  locale: Locale | undefined
  /** The prefix exactly as typed (`/zh-cn`), or ''. */
  prefix: string
  /** The rest, always with a leading slash. */
  path: string
}

/** Splits off a language prefix, ignoring case. */
export function splitPath(pathname: string): SplitPath {
  const end = pathname.indexOf('/', 1)
  const first = end === -1 ? pathname.slice(1) : pathname.slice(1, end)
  const locale = LOCALES.find((known) => known.toLowerCase() === first.toLowerCase())
  if (!locale) return { locale: undefined, prefix: '', path: pathname }
  return { locale, prefix: `/${first}`, path: end === -1 ? '/' : pathname.slice(end) }
}

export function withoutPrefix(pathname: string): string {
  return splitPath(pathname).path
}
