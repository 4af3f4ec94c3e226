import { deleteToken, sessionMark, xsrfToken } from '@/lib/api/session-mark'

const cookies = (header: string) => {
  deleteToken()
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(header)
}

afterEach(() => jest.restoreAllMocks())

it.each([
  ['', undefined, 'unknown'],
  ['language=x; XSRF-TOKEN=a.nonce.digest', 'a.nonce.digest', 'signedOut'],
  ['XSRF-TOKEN=s.digest; token=x', 's.digest', 'signedIn'],
  ['OTHER-XSRF-TOKEN=s.digest', undefined, 'unknown'],
])('reads from %j the token %j', (header, token, mark) => {
  cookies(header)
  expect(xsrfToken()).toBe(token)
  expect(sessionMark()).toBe(mark)
})

it('reads the first cookie of the name, as the gateway does', () => {
  cookies('XSRF-TOKEN=s.digest; XSRF-TOKEN=of-a-sibling-host')
  expect(xsrfToken()).toBe('s.digest')
})

it('ignores values that cannot be decoded', () => {
  cookies('XSRF-TOKEN=%E0%A4%A')
  expect(sessionMark()).toBe('unknown')
})
