import { isLocale, localeOfFile, type Locale } from './languages.ts'

export const TAB_NAMES = ['home', 'explore', 'cart', 'me'] as const
export type TabName = (typeof TAB_NAMES)[number]

/** The tokens of app/globals.css that a brand sets. Status colours such as errors are the same for every brand. */
export const COLOUR_NAMES = [
  'paper',
  'card',
  'ink',
  'muted',
  'line',
  'control',
  'press',
  'accent',
  'accent-pressed',
  'accent-soft',
  'on-accent',
  'money',
  'money-soft',
  'wallet',
  'on-wallet',
  'on-wallet-muted',
] as const
export type ColourName = (typeof COLOUR_NAMES)[number]
/** Colours as `#rrggbb`. */
export type Colours = Record<ColourName, string>

/** An element of the logo: its name, attributes as in SVG, and the elements in it. */
export interface LogoNode {
  name: string
  attributes: Record<string, string>
  children: LogoNode[]
}

/** The contents of the brand file (docs/branding.md). */
export interface Brand {
  name: Record<Locale, string>
  legalName: string
  /** The sentence about the brand that begins the article about the platform. */
  story: Partial<Record<Locale, string>>
  languages: Locale[]
  /** The language of a visitor without a preference. */
  defaultLanguage: Locale
  tabs: TabName[]
  logo: LogoNode
  colours: { light: Colours; dark: Colours }
}

/** server/brand-file.ts sets it at start. The middleware and the service worker cannot read files. */
export const BRAND_VARIABLE = 'SAMPAN_BRAND'

let parsed: Brand | undefined

/** The brand of this process. Browsers have none: server components pass them what they need. */
export function brand(): Brand {
  // Every read of an environment variable copies its text, so it is read once.
  return (parsed ??= parsedBrand())
}

function parsedBrand(): Brand {
  const text = process.env.SAMPAN_BRAND
  if (!text) throw new Error(`${BRAND_VARIABLE} is not set: call loadBrand() first`)
  return JSON.parse(text) as Brand
}

/** A locale that the brand offers, otherwise undefined. */
export function offered(value: unknown): Locale | undefined {
  return isLocale(value) && brand().languages.includes(value) ? value : undefined
}

/** The language of an account or a mail: the chosen one if the brand offers it. */
export const offeredLocaleOfFile = (fileName: unknown): Locale =>
  offered(localeOfFile(fileName)) ?? brand().defaultLanguage

/** The name in file names: `river-market`. */
export const brandSlug = (): string =>
  brand()
    .name.en.normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'shop'

/** A message without other arguments is a text again: some are read without next-intl. An empty list is not a message. */
const joined = (message: unknown) =>
  Array.isArray(message) && message.length > 0 && message.every((part) => typeof part === 'string')
    ? message.join('')
    : message

const VALUE = /\{(brand|legalName|story)\}/g
/** These separate sentences by a space. */
const SPACED = /^(?:en|ko|th)$/

/**
 * Messages and articles in which `{brand}`, `{legalName}` and `{story}` are replaced. Messages are texts, or, in a build, the arrays into which
 * next-intl compiles texts with arguments.
 */
export function withBrand<Value>(value: Value, locale: Locale): Value {
  const { name, legalName, story } = brand()
  const sentence = story[locale] ? story[locale] + (SPACED.test(locale) ? ' ' : '') : ''
  const values: Record<string, string> = { brand: name[locale], legalName, story: sentence }
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string') return one.replace(VALUE, (_, key: string) => values[key]!)
    if (Array.isArray(one)) {
      const [only] = one as unknown[]
      const filled = one.length === 1 && typeof only === 'string' && values[only]
      return filled || one.map(fill)
    }
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, joined(fill(inner))]))
  }
  return fill(value) as Value
}
