import { isLocale, LOCALES, type Locale } from '@/contracts/languages'
import { listSitemapEntries, listSitemapParts } from '@/contracts/plain/sitemap'
import type { SitemapNoun } from '@/contracts/sitemap'
import { serverCall } from '@/lib/api/server-transport'
import { canonicalAddress, languageAddresses, publicOrigin } from './addresses'

/** What one sitemap holds: a part of the products or shops, or the few pages there is one of each. */
export type SitemapName = { locale: Locale; noun: SitemapNoun; part: number } | { locale: Locale }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PLAIN_PAGES = ['/home', '/explore']
const FILE_NAMES: Record<SitemapNoun, string> = { product: 'products', shop: 'shops' }
const PAGES: Record<SitemapNoun, string> = { product: '/detail', shop: '/shop' }
const NOUNS: SitemapNoun[] = ['product', 'shop']

/** `products-2.xml` in `ja`; null for a name that no sitemap has. */
export function sitemapNamed(language: string, file: string): SitemapName | null {
  if (!isLocale(language)) return null
  if (file === 'pages.xml') return { locale: language }
  const match = /^(products|shops)-([1-9]\d{0,6})\.xml$/.exec(file)
  const noun = NOUNS.find((known) => FILE_NAMES[known] === match?.[1])
  return noun ? { locale: language, noun, part: Number(match?.[2]) } : null
}

/** The list of all sitemaps: in every language the plain pages, then the parts of shops and products. */
export async function sitemapIndex(): Promise<string> {
  const input = { locale: 'en' } as const
  const [products, shops] = await Promise.all([
    serverCall(listSitemapParts, { noun: 'product' }, input),
    serverCall(listSitemapParts, { noun: 'shop' }, input),
  ])
  const files = [
    'pages.xml',
    ...shops.map((part) => `${FILE_NAMES.shop}-${part}.xml`),
    ...products.map((part) => `${FILE_NAMES.product}-${part}.xml`),
  ]
  const addresses = LOCALES.flatMap((locale) =>
    files.map((file) => `${publicOrigin()}/sitemaps/${locale}/${file}`),
  )
  const entries = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`).join('')
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`
}

/** One sitemap in pieces of a few thousand addresses, so that none is ever whole in memory. */
export async function* sitemapPieces(name: SitemapName): AsyncGenerator<string, void> {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  if ('noun' in name) yield* entriesOf(name)
  else yield PLAIN_PAGES.map((path) => entry(path, name.locale)).join('')
  yield '</urlset>\n'
}

async function* entriesOf(name: Extract<SitemapName, { part: number }>): AsyncGenerator<string> {
  const { noun, part, locale } = name
  let after: number | undefined
  do {
    const page = await serverCall(listSitemapEntries, { noun, part, after }, { locale })
    yield page.list.map((row) => entry(`${PAGES[noun]}/${row.id}`, locale, row.changed_at)).join('')
    after = page.next ?? undefined
  } while (after !== undefined)
}

/** Addresses are an origin, a language and an id: nothing in them needs escaping. */
function entry(path: string, locale: Locale, changedAt?: string): string {
  const links = Object.entries(languageAddresses(path))
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    .join('')
  const time = changedAt ? `<lastmod>${changedAt.slice(0, 19)}Z</lastmod>` : ''
  return `<url><loc>${canonicalAddress(path, locale)}</loc>${time}${links}</url>\n`
}
