import type { IncomingMessage } from 'node:http'
import { isPublicAddress, publicPageOf } from './public-page'

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  publicPageOf({ url, headers, method } as unknown as IncomingMessage)

test.each([
  ['/en/home', '/en/home', false, 'home'],
  ['/zh-CN/shop/7', '/zh-CN/shop/7', false, 'shop-7'],
  ['/ja/detail/42?utm_source=mail', '/ja/detail/42', false, 'product-42'],
  ['/ko/detail/42/7', '/ko/detail/42/7', false, 'product-42'],
  ['/home?notice=region', '/th/home', true, 'home'],
  ['/detail/42', '/th/detail/42', true, 'product-42'],
])('%s is the page %s', (url, address, isBare, tag) => {
  expect(asked(url)).toEqual({ address, isBare, tag })
  expect(asked(url, {}, 'HEAD')?.address).toBe(address)
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
  '/detail/4%32',
  '/en/detail/1.html',
  '/explore',
  '/api/home',
  '/en/home?_rsc=1a',
])('%s is none', (url) => {
  expect(asked(url)).toBeNull()
})

test('loads of parts, sendings and looks at what is unpublished are none', () => {
  expect(asked('/en/home', { rsc: '1' })).toBeNull()
  expect(asked('/en/home', { range: 'bytes=0-9' })).toBeNull()
  expect(asked('/en/home', { cookie: 'a=b; __prerender_bypass=x' })).toBeNull()
  expect(asked('/en/home', {}, 'POST')).toBeNull()
  expect(isPublicAddress('/en/home?_rsc=1a')).toEqual({ isBare: false })
})

const chosen = (file: string) => `language=${encodeURIComponent(`{"file_name":"${file}"}`)}`

test('a bare address follows the visit, then what was chosen, then the browser', () => {
  const language = (headers: Record<string, string>) => asked('/home', headers)?.address
  const browser = { 'accept-language': 'fr,ko;q=0.8,en' }
  expect(language(browser)).toBe('/ko/home')
  expect(language({ ...browser, cookie: chosen('ri') })).toBe('/ja/home')
  expect(language({ ...browser, cookie: `${chosen('ri')}; visit_language=en` })).toBe('/en/home')
  expect(language({ cookie: 'language=%7B%22file_name; visit_language=xx' })).toBe('/th/home')
  expect(language({ ...browser, cookie: chosen('ri') })).toBe('/ja/home')
})

test('a cookie that comes twice is left to Next', () => {
  expect(asked('/home', { cookie: 'visit_language=en; visit_language=ja' })).toBeNull()
  expect(asked('/en/home', { cookie: 'visit_language=en; visit_language=ja' })).not.toBeNull()
})
