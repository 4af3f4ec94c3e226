import { parseCookies, setCookie, tokenCookie } from '@/lib/http/cookies'

test.each<[string | null, string | undefined]>([
  [null, undefined],
  ['', undefined],
  ['a=1; token=abc; b=2', 'abc'],
  ['token=a%2Eb', 'a.b'],
  ['token=first; token=second', 'first'],
  ['xtoken=abc', undefined],
  ['token=', undefined],
  ['token=%E0%A4%A', undefined],
  ['token=%0D%0Aevil', undefined],
  [`token=${'a'.repeat(600)}`, undefined],
  ['token=%E0%A4%A; token=second', undefined],
  ['__proto__=x; token=abc', 'abc'],
])('reads from %j the session %j', (header, value) => {
  expect(tokenCookie(parseCookies(header), 'token')).toBe(value)
})

test('sets a cookie for the whole site and three days', () => {
  expect(setCookie('token', 'a b', { isHttpOnly: true, isSecure: true })).toBe(
    'token=a%20b; Max-Age=259200; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(setCookie('token', '', { isSecure: false })).toBe(
    'token=; Max-Age=0; Path=/; SameSite=Lax',
  )
})
