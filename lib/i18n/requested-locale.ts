import { locale } from 'next/root-params'

// Next.js ships this module without types and generates them during the build.
const read = locale as () => Promise<string>

/** The locale in the URL of the rendered page: `_` during the build, or any text. */
export function requestedLocale(): Promise<string> {
  return read()
}
