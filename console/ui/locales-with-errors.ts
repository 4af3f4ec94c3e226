import { LOCALES, type Locale } from '@/contracts/languages'

/** The languages with an error in the texts of a form, or in the names of the options of a product. */
export function localesWithErrors(errors: Record<string, unknown>, source: string): Locale[] {
  const found = new Set<string>()
  for (const part of [errors[source], errors.options]) collect(part, found)
  return LOCALES.filter((locale) => found.has(locale))
}

function collect(node: unknown, found: Set<string>): void {
  // The error of one field, which may refer to its element.
  if (typeof node !== 'object' || node === null || 'type' in node) return
  for (const [key, inner] of Object.entries(node)) {
    if (inner === undefined) continue
    found.add(key)
    collect(inner, found)
  }
}
