/** A URL, or null if the text is not one. `URL.parse` is missing in Safari before 18. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
