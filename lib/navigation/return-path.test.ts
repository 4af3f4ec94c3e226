import { afterSignIn, safeReturnPath } from '@/lib/navigation/return-path'

const ORIGIN = 'https://shop.example.com'

test.each([
  ['/home', '/home'],
  ['/order?status=1', '/order?status=1'],
  ['/ja/detail/42', '/ja/detail/42'],
  ['/detail/42/7', '/detail/42/7'],
  ['/checkout#top', '/checkout'],
  ['/searchs?q=%2F%2Fevil', '/searchs?q=%2F%2Fevil'],
])('accepts %s', (target, expected) => {
  expect(safeReturnPath(target, ORIGIN)).toBe(expected)
})

test.each([
  'https://evil.example/home',
  '//evil.example/home',
  '///evil.example/home',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/home\r\nSet-Cookie: a=b',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  '/%5c%5cevil.example',
  '/%252f%252fevil.example',
  '/home/../../evil',
  '/%2e%2e/home',
  '/detail/..',
  'javascript:alert(1)',
  'home',
  '',
  '/nonsense',
  '/detail/1/2/3',
  '/%E0%A4%A',
  `/home?${'a'.repeat(2000)}`,
  null,
  42,
  ['/home'],
])('rejects %j', (target) => {
  expect(safeReturnPath(target, ORIGIN)).toBeUndefined()
})

test('returns after sign-in, but not to the sign-in page itself', () => {
  expect(afterSignIn('/checkout?a=1', ORIGIN)).toBe('/checkout?a=1')
  expect(afterSignIn('/ja/login?from=/home', ORIGIN)).toBe('/home')
  expect(afterSignIn('//evil.example', ORIGIN)).toBe('/home')
  expect(afterSignIn(null, ORIGIN)).toBe('/home')
})
