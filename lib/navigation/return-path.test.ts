import fc from 'fast-check'
import { afterSignIn, safeReturnPath } from '@/lib/navigation/return-path'

const ORIGIN = 'https://shop.example.com'

test.each([
  ['/home', '/home'],
  ['/order?status=1', '/order?status=1'],
  ['/ja/detail/42', '/ja/detail/42'],
  ['/detail/42/7', '/detail/42/7'],
  ['/checkout#top', '/checkout'],
  ['/searchs?q=%2F%2Fevil', '/searchs?q=%2F%2Fevil'],
  ['/searchs?q=a b', '/searchs?q=a%20b'],
  ['/searchs?q=%09', '/searchs?q=%09'],
  ['/detail/%20x', '/detail/%20x'],
  ['/detail/..x', '/detail/..x'],
  [`/home?${'a'.repeat(994)}`, `/home?${'a'.repeat(994)}`],
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
  '/detail/../home',
  '/detail/./home',
  '/detail/a%2fb',
  '/detail/a%5cb',
  '/detail/a%2eb',
  '/detail/a%25b',
  '/detail/a%252fb',
  '/ho\tme',
  '/home?a=\u0001',
  '/home?a=\u001f',
  '/home?a=\u007f',
  '/detail/%01',
  '/detail/%1F',
  '/detail/%7f',
  '/detail/a\\b',
  '/detail//b',
  'javascript:alert(1)',
  'home',
  '',
  '/nonsense',
  '/detail/1/2/3',
  '/%E0%A4%A',
  `/home?${'a'.repeat(995)}`,
  null,
  42,
  ['/home'],
])('rejects %j', (target) => {
  expect(safeReturnPath(target, ORIGIN)).toBeUndefined()
})

/** Pieces that browsers, servers and decoders read in different ways. */
const PIECES = (
  '/ \\ // . .. @ : ? # ; % ／ ＼ 。 %2f %5c %2e %252f %09 %00 %c0%af %E3%80%82 javascript: http:// ' +
  'evil.example en JA home detail 1 login orderInfo api'
)
  .split(' ')
  .concat('\t', '\n', '\u00a0', '\ufeff')

test('accepts no combination of pieces that leaves this site', () => {
  const targets = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 })
  fc.assert(
    fc.property(targets, (pieces) => {
      const path = safeReturnPath(`/${pieces.join('')}`, ORIGIN)
      if (path === undefined) return
      expect(new URL(path, `${ORIGIN}/en/login`).origin).toBe(ORIGIN)
      expect(path.split('?')[0]).not.toMatch(/^\/\/|[\\\s]/)
      expect(safeReturnPath(path, ORIGIN)).toBe(path)
    }),
    { numRuns: 3000 },
  )
})

test('returns after sign-in, but not to the sign-in page itself', () => {
  expect(afterSignIn('/checkout?a=1', ORIGIN)).toBe('/checkout?a=1')
  expect(afterSignIn('/ja/login?from=/home', ORIGIN)).toBe('/home')
  expect(afterSignIn('//evil.example', ORIGIN)).toBe('/home')
  expect(afterSignIn(null, ORIGIN)).toBe('/home')
})
