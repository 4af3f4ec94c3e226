import { login, logout, setLanguage } from '@/contracts/account'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { cookiesAfter } from '@/lib/gateway/session-cookies'
import { RequestContext } from '@/lib/http/request-context'

const SESSION = 'session-of-a-shopper'
const LANGUAGE = { language_name: '日本語', chinese_name: '日语', file_name: 'ri' }
const USER = {
  id: 7,
  token: 'new-session',
  expires_at: '2026-11-24T00:00:00.000Z',
  family_name: 'Example',
  given_name: 'Ann',
  email: 'ann@example.com',
  mobile: '+66812345678',
  avatar: null,
  balance: 0,
  frozen: 0,
  has_pay_password: false,
  unread: 0,
  language: LANGUAGE,
}

interface Asked {
  method?: string
  session?: string
  headers?: Record<string, string>
}

/** The names of the cookies that are set and of those that are cleared. */
function changed(path: string, code: number, data: unknown, asked: Asked = {}, status = 200) {
  const { method = 'POST', session, headers = {} } = asked
  const cookies = session ? `token=${session}; XSRF-TOKEN=${createXsrfToken(session)}` : ''
  const given = new Headers({ cookie: cookies, ...headers })
  const context = new RequestContext({
    method,
    path,
    search: '',
    header: (name) => given.get(name) ?? undefined,
    client: '',
    host: 'shop.example',
    isSecure: false,
    publicOrigin: undefined,
    requestId: '',
  })
  const envelope = { code, msg: '', time: 0, data }
  return cookiesAfter(context, status, envelope as never).map((line) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
    return value === '' || line.includes('Max-Age=0') ? `-${name}` : name
  })
}

const signedIn = { session: SESSION }

test('a failed password reset keeps the session, a done one ends it', () => {
  expect(changed('/api/user/resetpwd', 0, null, signedIn)).toEqual([])
  expect(changed('/api/user/resetpwd', 1, null, signedIn)).toEqual(['-token', 'XSRF-TOKEN'])
  expect(changed('/api/user/resetpwd', 1, null)).toEqual(['XSRF-TOKEN'])
})

test('a status of 401 ends a session, and no other status does', () => {
  expect(changed('/api/order/list', 401, null, signedIn, 401)).toEqual(['-token', 'XSRF-TOKEN'])
  expect(changed('/api/order/list', 401, null, {}, 401)).toEqual(['XSRF-TOKEN'])
  expect(changed('/api/order/list', 403, null, signedIn, 403)).toEqual([])
})

test('setting the language ends no session, and another call sets no language', () => {
  const set = changed(setLanguage.path, 1, LANGUAGE, { ...signedIn, method: 'GET' })
  expect(set).toEqual(['language'])
  expect(changed('/api/order/pay', 1, LANGUAGE, signedIn)).toEqual([])
  expect(changed(setLanguage.path, 0, LANGUAGE, { ...signedIn, method: 'GET' })).toEqual([])
})

test('signs out unless the call came from another site', () => {
  expect(changed(logout.path, 0, null, signedIn, 500)).toEqual(['-token', 'XSRF-TOKEN'])
  expect(changed(logout.path, 0, null, signedIn, 403)).toEqual([])
  expect(changed(logout.path, 0, null, { ...signedIn, method: 'GET' })).toEqual([])
})

test('a sign-in opens a session, with the language of the account where none was chosen', () => {
  const done = { userinfo: USER }
  expect(changed(login.path, 1, done)).toEqual(['token', 'XSRF-TOKEN', 'language'])
  expect(changed('/api/user/register', 1, done)).toEqual(['token', 'XSRF-TOKEN'])
})

test('a refused sign-in opens no session, nor does a session in the reply of another call', () => {
  expect(changed(login.path, 0, { userinfo: USER })).toEqual(['XSRF-TOKEN'])
  expect(changed(login.path, 1, null)).toEqual(['XSRF-TOKEN'])
  expect(changed('/api/order/pay', 1, { userinfo: USER })).toEqual(['XSRF-TOKEN'])
})

test('renews the XSRF pair for scripts of this site alone', () => {
  const asked = (headers: Record<string, string>) => changed('/api/home', 1, null, { headers })
  expect(asked({})).toEqual(['XSRF-TOKEN'])
  expect(asked({ 'sec-fetch-site': 'same-origin' })).toEqual(['XSRF-TOKEN'])
  expect(asked({ 'sec-fetch-site': 'same-site' })).toEqual([])
  expect(asked({ 'sec-fetch-mode': 'navigate' })).toEqual([])
  expect(asked({ token: 'of-another-client' })).toEqual([])
})
