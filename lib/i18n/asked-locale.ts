import { locale } from 'next/root-params'

// Next ships this module without types and writes them when it builds.
const read = locale as () => Promise<string>

/** The language in the address of the page being rendered; `_` while building, or anything at all. */
export function askedLocale(): Promise<string> {
  return read()
}
