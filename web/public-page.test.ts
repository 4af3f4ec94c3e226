import { publicPageOf } from './public-page'
import { contextFor } from './testing'

const found = (target: string, headers: Record<string, string> = {}) =>
  publicPageOf(contextFor(target, { headers }))

test.each([
  ['/en/home', '/en/home', false, 'home'],
  ['/zh-CN/shop/7', '/zh-CN/shop/7', false, 'shop-7'],
  ['/ja/detail/42?utm_source=mail', '/ja/detail/42', false, 'product-42'],
  ['/ko/detail/42/7', '/ko/detail/42/7', false, 'product-42'],
  ['/ko/detail/4/7', '/ko/detail/4/7', false, 'product-4'],
  ['/ko/detail/4200/712', '/ko/detail/4200/712', false, 'product-4200'],
  ['/home?notice=region', '/th/home', true, 'home'],
  ['/detail/42', '/th/detail/42', true, 'product-42'],
  ['/sitemap.xml?x=1', '/sitemap.xml', false, 'sitemap'],
  ['/sitemaps/ja/shops.xml', '/sitemaps/ja/shops.xml', false, 'sitemap'],
  ['/sitemaps/zh-CN/products-12.xml', '/sitemaps/zh-CN/products-12.xml', false, 'sitemap'],
])('%s is rendered as %s', (target, url, isBare, tag) => {
  expect(found(target)).toMatchObject({ url, isBare, tag })
})

test.each([
  '/',
  '/en',
  '/en/home/',
  '/fr/home',
  '/EN/home',
  '/shop',
  '/detail/042',
  '/detail/0',
  '/detail/_',
  '/detail/1234567890123456',
  '/detail/1/2/3',
  '/en/detail/1.html',
  '/explore',
  '/api/home',
  '/sitemaps/en/../products.xml',
  '/x/sitemap.xml',
  '/sitemap.xml.gz',
  '/x/en/home',
  '/en/detail/x7',
  '/en/detail/1/x7',
])('%s is not public', (target) => {
  expect(found(target)).toBeNull()
})

test('a bare URL uses the language of the visit, then the stored one, then that of the browser', () => {
  const chosen = (file: string) => `language=${encodeURIComponent(`{"file_name":"${file}"}`)}`
  const language = (headers: Record<string, string>) => found('/home', headers)?.url
  const browser = { 'accept-language': 'fr,ko;q=0.8,en;q=0.7' }
  expect(language(browser)).toBe('/ko/home')
  expect(language({ ...browser, cookie: chosen('ri') })).toBe('/ja/home')
  expect(language({ ...browser, cookie: `${chosen('ri')}; visit_language=en` })).toBe('/en/home')
  expect(language({ cookie: 'language=%7B%22file_name; visit_language=xx' })).toBe('/th/home')
})
