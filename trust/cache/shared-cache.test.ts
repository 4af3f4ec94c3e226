import { directivesOf, keyOf, SharedCache } from './shared-cache'

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  target,
  headers,
})
const answer = (control: string, body = 'a', more: Record<string, string> = {}, status = 200) => ({
  status,
  headers: { 'cache-control': control, ...more },
  body: Buffer.from(body),
})

test.each([
  ['/en/home', '/en/home'],
  ['/en/./home', '/en/home'],
  ['/en/x/../home', '/en/home'],
  ['/en/%2e/home', '/en/home'],
  ['/en/detail/%31', '/en/detail/1'],
  ['/%65n/home?a=%31', '/en/home?a=1'],
  ['/en%2fhome', '/en%2Fhome'],
  ['/en/home#x', '/en/home'],
  ['http://localhost/en/home', '/en/home'],
])('normalises %s', (target, key) => {
  expect(keyOf(target)).toBe(key)
})

test.each([
  ['public, s-maxage=10', true],
  ['max-age=10', true],
  ['max-age=0, stale-while-revalidate=5', true],
  ['max-age=0', false],
  ['s-maxage=0, max-age=10', false],
  ['public', false],
  ['no-store, s-maxage=10', false],
  ['private, max-age=10', false],
  ['no-cache, s-maxage=10', false],
  ['max-age=0, must-revalidate, stale-while-revalidate=5', false],
])('Cache-Control "%s" is stored: %s', (control, isStored) => {
  expect(new SharedCache().offer(ask('/a'), answer(control), 0)).toBe(isStored)
})

test('stores no response to HEAD, no error, no Vary: *, and no authorised response', () => {
  const cache = new SharedCache()
  const fresh = 'max-age=10'
  expect(cache.offer(ask('/a', {}, 'HEAD'), answer(fresh), 0)).toBe(false)
  expect(cache.offer(ask('/a'), answer(fresh, 'a', {}, 500), 0)).toBe(false)
  expect(cache.offer(ask('/a'), answer(fresh, 'a', { vary: '*' }), 0)).toBe(false)
  expect(cache.offer(ask('/a', { authorization: 'x' }), answer(fresh), 0)).toBe(false)
  expect(cache.offer(ask('/a', { authorization: 'x' }), answer('s-maxage=10'), 0)).toBe(true)
})

test('serves a fresh response to every client with the same Vary headers', () => {
  const cache = new SharedCache()
  const vary = { vary: 'Accept-Language, Cookie' }
  cache.offer(ask('/a', { 'accept-language': 'ja' }), answer('s-maxage=10', 'ja', vary), 0)
  cache.offer(ask('/./a', { 'accept-language': 'ko' }), answer('s-maxage=10', 'ko', vary), 0)
  const bodies = (headers: Record<string, string>, now: number) =>
    cache.servable(ask('/a', headers), now).map(({ body }) => String(body))
  expect(bodies({ 'accept-language': 'ja' }, 9999)).toEqual(['ja'])
  expect(bodies({ 'accept-language': 'ko' }, 0)).toEqual(['ko'])
  expect(bodies({}, 0)).toEqual([])
  expect(bodies({ 'accept-language': 'ja', cookie: 'a' }, 0)).toEqual([])
  expect(bodies({ 'accept-language': 'ja' }, 10_000)).toEqual([])
})

test('stores each variant of one key', () => {
  const cache = new SharedCache()
  for (const body of ['right', 'wrong', 'right'])
    cache.offer(ask('/a'), answer('s-maxage=9', body), 0)
  const found = cache.servable(ask('/a'), 1).map(({ body }) => String(body))
  expect(found.toSorted()).toEqual(['right', 'wrong'])
})

test('parses directives', () => {
  expect([...directivesOf('Max-Age="5", public, max-age=9')]).toEqual([
    ['max-age', 5],
    ['public', 0],
  ])
})
