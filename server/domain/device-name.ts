/** A name, and what a browser or system of that name says of itself, all of it. */
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
 * What a shopper calls the device: `Chrome · Android`. Without version numbers, so that an update does not
 * make a new device of it. Empty when the browser says nothing that is known here.
 */
export function deviceName(userAgent: string): string {
  const known = (table: Known[]) =>
    table.find(([, ...marks]) => marks.every((mark) => mark.test(userAgent)))?.[0]
  return [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(' · ')
}
