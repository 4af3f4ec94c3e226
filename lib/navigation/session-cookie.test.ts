import { SESSION_COOKIES, sessionCookie } from '@/lib/navigation/session-cookie'

test('binds the cookie to the host over TLS', () => {
  expect(sessionCookie(true)).toBe('__Host-token')
  expect(sessionCookie(false)).toBe('token')
  expect(SESSION_COOKIES).toEqual(['__Host-token', 'token'])
})
