const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|\bCriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
]

const SYSTEMS: [name: string, mark: RegExp][] = [
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
  const known = (table: [string, RegExp][]) => table.find(([, mark]) => mark.test(userAgent))?.[0]
  return [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(' · ')
}
