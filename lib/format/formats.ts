/** Cached: creating a format is far slower than using one, and a list shows forty prices. */
function keeping<Options, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const formats = new Map<string, Format>()
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = formats.get(key)
    if (known) return known
    const fresh = make(locale, options)
    formats.set(key, fresh)
    return fresh
  }
}

export const numberFormat = keeping(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
