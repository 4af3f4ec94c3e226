/** A name and the patterns that must all match the User-Agent. */
type Known = [name: string, ...marks: RegExp[]]

const BROWSERS: Known[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|\bCriOS)\//],
  ['Safari', /\bVersion\/\d/, / Safari\//],
]

const SYSTEMS: Known[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * A name for the device, for example `Chrome · Android`. Without version numbers, so that an update is not a new
 * device. Empty for an unknown User-Agent.
 */
export function deviceName(userAgent: string): string {
  const known = (table: Known[]) =>
    table.find(([, ...marks]) => marks.every((mark) => mark.test(userAgent)))?.[0]
  return [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(' · ')
}
