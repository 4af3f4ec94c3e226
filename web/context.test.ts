import type { IncomingMessage } from 'node:http'
import { contextOf } from './context'

const ALONE = { isProxyTrusted: false, publicOrigin: undefined }
const BEHIND_PROXY = { isProxyTrusted: true, publicOrigin: undefined }

function derive(headers: Record<string, string>, settings = ALONE, rawHeaders: string[] = []) {
  const socket = { remoteAddress: '203.0.113.9' }
  const request = { method: 'GET', headers, rawHeaders, socket } as unknown as IncomingMessage
  return contextOf(request, { path: '/home', search: '', isCanonical: true }, settings)
}

test.each(['localhost', 'shop.example:8080', '[::1]:3000', '10.0.0.1', 'SHOP.example'])(
  'accepts the host %s',
  (host) => {
    expect(derive({ host })?.host).toBe(host)
  },
)

test.each([
  'a@localhost',
  'localhost:junk',
  'localhost/path',
  'localhost?x',
  'localhost#x',
  'local host',
  '',
  'a'.repeat(300),
])('rejects the host %j', (host) => {
  expect(derive({ host })).toBeNull()
})

test('rejects a repeated host', () => {
  expect(derive({ host: 'a' }, ALONE, ['Host', 'a', 'HOST', 'b'])).toBeNull()
})

const FORGED = {
  host: 'shop.example',
  'x-forwarded-for': '198.51.100.7, 192.0.2.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'cf-ipcountry': 'TH',
  'x-request-id': 'request-of-a-proxy',
}

test('uses only the address of the connection without a proxy', () => {
  const context = derive(FORGED)!
  expect(context).toMatchObject({ client: '203.0.113.9', host: 'shop.example', isSecure: false })
  expect(context.requestId).not.toBe('request-of-a-proxy')
  expect(context.header('cf-ipcountry')).toBeUndefined()
})

test('trusts the last address, the scheme and the host of a trusted proxy', () => {
  expect(derive(FORGED, BEHIND_PROXY)).toMatchObject({
    client: '192.0.2.1',
    host: 'evil.example',
    isSecure: true,
    requestId: 'request-of-a-proxy',
  })
  expect(derive({ host: 'a' }, BEHIND_PROXY)).toMatchObject({ client: '203.0.113.9' })
})

test.each([
  ['198.51.100.7:41001', '198.51.100.7'],
  ['203.0.113.1, 198.51.100.7:41002', '198.51.100.7'],
  ['[2001:db8:9:9::1]', '2001:db8:9:9::1'],
  ['[2001:db8:9:9::1]:443', '2001:db8:9:9::1'],
  ['2001:db8:9:9::1', '2001:db8:9:9::1'],
  ['unknown', '203.0.113.9'],
  ['198.51.100.7, _hidden', '203.0.113.9'],
  ['shop.example:80', '203.0.113.9'],
])('counts the visitor %j of a proxy as %s', (forwarded, client) => {
  expect(derive({ host: 'a', 'x-forwarded-for': forwarded }, BEHIND_PROXY)?.client).toBe(client)
})

test('PUBLIC_ORIGIN takes precedence over the scheme of a proxy', () => {
  const plain = { isProxyTrusted: true, publicOrigin: 'http://shop.example' }
  expect(derive(FORGED, plain as never)?.isSecure).toBe(false)
  const secure = { isProxyTrusted: false, publicOrigin: 'https://shop.example' }
  expect(derive({ host: 'shop.example' }, secure as never)?.isSecure).toBe(true)
})

test('reads language and session from the same cookies', () => {
  const cookie = 'token=abc; visit_language="ja"; language=%E0%A4%A'
  const context = derive({ host: 'a', cookie, 'accept-language': 'ko' })!
  expect([context.session, context.hasSession, context.locale]).toEqual(['abc', true, 'ko'])
})
