import { readCookie, setCookie } from '@/lib/gateway/cookies'

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
])('of %j the session is %j', (header, value) => {
  expect(readCookie(header, 'token')).toBe(value)
})

test('a cookie is for the whole site and three days', () => {
  expect(setCookie('token', 'a b', { isHidden: true, isSecure: true })).toBe(
    'token=a%20b; Path=/; Max-Age=259200; SameSite=Lax; HttpOnly; Secure',
  )
  expect(setCookie('token', '', { isSecure: false })).toBe(
    'token=; Path=/; Max-Age=0; SameSite=Lax',
  )
})
