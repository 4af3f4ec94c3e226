import { brand, offered } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import { listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import type { SitemapNoun } from '@/contracts/schemas/sitemap'
import { serverCall } from '@/lib/api/server-transport'
import { canonicalAddress, languageAddresses, publicOrigin } from './addresses'

/** One sitemap: a range of products or shops, or the pages without an id. */
export type SitemapName = { locale: Locale; noun: SitemapNoun; part: number } | { locale: Locale }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PLAIN_PAGES = ['/home', '/explore']
const FILE_NAMES: Record<SitemapNoun, string> = { product: 'products', shop: 'shops' }
const PAGES: Record<SitemapNoun, string> = { product: '/detail', shop: '/shop' }
/** Placeholder for the id; no URL contains braces. */
const ID = '{id}'
const NOUNS: SitemapNoun[] = ['product', 'shop']

/** Parses a file name such as `products-2.xml`. Returns null for an unknown name. */
export function sitemapNamed(language: string, file: string): SitemapName | null {
  const locale = offered(language)
  if (!locale) return null
  if (file === 'pages.xml') return { locale }
  const match = /^(products|shops)-([1-9]\d{0,6})\.xml$/.exec(file)
  const noun = NOUNS.find((known) => FILE_NAMES[known] === match?.[1])
  return noun ? { locale, noun, part: Number(match?.[2]) } : null
}

/** The sitemap index: in every language the pages without an id, then the ranges of shops and products. */
export async function sitemapIndex(): Promise<string> {
  const input = { locale: brand().defaultLanguage }
  const [products, shops] = await Promise.all([
    serverCall(listSitemapParts, { noun: 'product' }, input),
    serverCall(listSitemapParts, { noun: 'shop' }, input),
  ])
  const files = [
    'pages.xml',
    ...shops.map((part) => `${FILE_NAMES.shop}-${part}.xml`),
    ...products.map((part) => `${FILE_NAMES.product}-${part}.xml`),
  ]
  const addresses = brand().languages.flatMap((locale) =>
    files.map((file) => `${publicOrigin()}/sitemaps/${locale}/${file}`),
  )
  const entries = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`).join('')
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`
}

/** The XML of one sitemap, or null when it is empty. */
export async function sitemapText(name: SitemapName): Promise<string | null> {
  const entries = 'noun' in name ? await entriesOf(name) : plainEntries(name.locale)
  if (entries.length === 0) return null
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

async function entriesOf(name: Extract<SitemapName, { part: number }>): Promise<string[]> {
  const { noun, part, locale } = name
  const { list } = await serverCall(listSitemapEntries, { noun, part }, { locale })
  // The URLs of a range differ only in the id, so they are built once as a template.
  const { location, links } = entry(`${PAGES[noun]}/${ID}`, locale)
  const [locationParts, linkParts] = [location.split(ID), links.split(ID)]
  return list.map(({ id, changed_at }) => {
    const time = `<lastmod>${changed_at.slice(0, 19)}Z</lastmod>`
    return `<url>${locationParts.join(String(id))}${time}${linkParts.join(String(id))}</url>\n`
  })
}

function plainEntries(locale: Locale): string[] {
  return PLAIN_PAGES.map((path) => {
    const { location, links } = entry(path, locale)
    return `<url>${location}${links}</url>\n`
  })
}

/** URLs consist of an origin, a language and an id, so nothing needs escaping. */
function entry(path: string, locale: Locale): { location: string; links: string } {
  const links = Object.entries(languageAddresses(path))
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    .join('')
  return { location: `<loc>${canonicalAddress(path, locale)}</loc>`, links }
}
