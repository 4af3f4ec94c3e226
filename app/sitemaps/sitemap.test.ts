import { gzipSync } from 'node:zlib'
import { LOCALES } from '@/contracts/languages'
import { listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import { ADDRESSES_PER_PART } from '@/contracts/schemas/sitemap'
import { serverCall } from '@/lib/api/server-transport'
import { GET as getIndex } from '@/app/sitemap.xml/route'
import { GET as getSitemap } from '@/app/sitemaps/[language]/[file]/route'

jest.mock('next/server', () => ({ connection: () => Promise.resolve() }))
jest.mock('@/lib/api/server-transport', () => ({ serverCall: jest.fn() }))

/** The sitemap protocol allows 50 MB and 50,000 URLs per file. */
const PROTOCOL_BYTES = 50 * 1024 * 1024
const PROTOCOL_ADDRESSES = 50_000
const MAX_BYTES = 4 * 1024 * 1024
const PRODUCTS = 10_000_000
const SHOPS = 200_000

const call = serverCall as unknown as jest.Mock
const CHANGED = '2026-11-21T14:05:09.123Z'

type Query = { noun: 'product' | 'shop'; part?: number }

/** Responses for a catalogue with the ids from 1 to the given number. */
function catalogueOf(ids: { product: number; shop: number }) {
  call.mockImplementation((endpoint: unknown, query: Query) => {
    const { noun, part = 1 } = query
    if (endpoint === listSitemapParts)
      return Array.from({ length: Math.ceil(ids[noun] / ADDRESSES_PER_PART) }, (_, n) => n + 1)
    expect(endpoint).toBe(listSitemapEntries)
    const first = (part - 1) * ADDRESSES_PER_PART + 1
    const length = Math.max(0, Math.min(ids[noun] - first + 1, ADDRESSES_PER_PART))
    return { list: Array.from({ length }, (_, n) => ({ id: first + n, changed_at: CHANGED })) }
  })
}

const ask = (language: string, file: string) =>
  getSitemap(new Request('http://web/'), { params: Promise.resolve({ language, file }) })

beforeEach(() => {
  process.env.PUBLIC_ORIGIN = 'https://a-long-name-of-a-shop-for-everybody.shopping.example.com'
})
afterEach(() => {
  delete process.env.PUBLIC_ORIGIN
})

it('a full part of the sitemap stays within a few megabytes and takes one query', async () => {
  catalogueOf({ product: PRODUCTS, shop: SHOPS })
  const answer = await ask('zh-CN', `products-${PRODUCTS / ADDRESSES_PER_PART}.xml`)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const text = await answer.text()
  const addresses = text.match(/<url>/g)?.length ?? 0
  const bytes = Buffer.byteLength(text)
  expect(addresses).toBe(ADDRESSES_PER_PART)
  expect(addresses).toBeLessThanOrEqual(PROTOCOL_ADDRESSES)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  // With a margin of ten, so that the longest host names fit too.
  expect((bytes / addresses) * ADDRESSES_PER_PART * 10).toBeLessThan(PROTOCOL_BYTES)
  expect(gzipSync(text).length).toBeLessThan(MAX_BYTES / 10)
  expect(call).toHaveBeenCalledTimes(1)
})

it('the sitemap index of ten million products stays within the limits of the protocol', async () => {
  catalogueOf({ product: PRODUCTS, shop: SHOPS })
  const index = await (await getIndex()).text()
  const files = index.match(/<loc>[^<]+<\/loc>/g) ?? []
  expect(files.length).toBeGreaterThan((PRODUCTS / ADDRESSES_PER_PART) * LOCALES.length)
  expect(files.length).toBeLessThanOrEqual(PROTOCOL_ADDRESSES)
  expect(Buffer.byteLength(index)).toBeLessThan(PROTOCOL_BYTES)
})

it('lists each product in its language, with its alternates and its last change', async () => {
  process.env.PUBLIC_ORIGIN = 'https://sampan.example'
  catalogueOf({ product: 2, shop: 0 })
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://sampan.example${address}"/>`
  const entry = (id: number) =>
    `<url><loc>https://sampan.example/ja/detail/${id}</loc><lastmod>2026-11-21T14:05:09Z</lastmod>${[
      ...LOCALES.map((locale) => link(locale, `/${locale}/detail/${id}`)),
      link('x-default', `/detail/${id}`),
    ].join('')}</url>\n`
  expect(await (await ask('ja', 'products-1.xml')).text()).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entry(1)}${entry(2)}</urlset>\n`,
  )
  const pages = await (await ask('ja', 'pages.xml')).text()
  expect(pages.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://sampan.example/ja/home</loc>',
    '<loc>https://sampan.example/ja/explore</loc>',
  ])
})

it.each([
  ['en', 'products-2.xml'],
  ['en', 'products-9999999.xml'],
  ['en', 'products-0.xml'],
  ['en', 'products-01.xml'],
  ['en', 'products-10000000.xml'],
  ['en', 'shops-1.xml'],
  ['en', 'users-1.xml'],
  ['xx', 'products-1.xml'],
])('answers 404 for %s/%s', async (language, file) => {
  catalogueOf({ product: 2, shop: 0 })
  expect((await ask(language, file)).status).toBe(404)
})

it('asks search engines to retry when the backend is unreachable', async () => {
  call.mockRejectedValue(new Error('away'))
  for (const answer of [await ask('en', 'products-1.xml'), await getIndex()]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})
