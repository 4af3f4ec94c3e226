import type { IncomingMessage } from 'node:http'
import { dropForgedHeaders, isForged } from './headers'

test.each([
  ['x-middleware-subrequest', true, true],
  ['x-nextjs-data', true, true],
  ['x-matched-path', true, true],
  ['x-forwarded-for', true, false],
  ['x-forwarded-host', true, false],
  ['forwarded', true, false],
  ['x-real-ip', true, false],
  ['cf-ipcountry', true, false],
  ['x-xsrf-token', false, false],
  ['x-revalidate-key', false, false],
  ['token', false, false],
  ['content-type', false, false],
  ['cookie', false, false],
  ['next-router-prefetch', false, false],
])('%s is forged: %s without a proxy, %s behind one', (name, alone, behindProxy) => {
  expect(isForged(name, false)).toBe(alone)
  expect(isForged(name, true)).toBe(behindProxy)
})

const requestWith = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '203.0.113.9' } }) as unknown as IncomingMessage

test('the address is the one of the socket, whatever a visitor claims', () => {
  const request = requestWith({ 'x-forwarded-for': '10.0.0.1', token: 'abc' })
  dropForgedHeaders(request, false)
  expect(request.headers).toEqual({ 'x-forwarded-for': '203.0.113.9', token: 'abc' })
})

test('a trusted proxy tells the address and still cannot speak as Next', () => {
  const request = requestWith({ 'x-forwarded-for': '198.51.100.7', 'x-middleware-next': '1' })
  dropForgedHeaders(request, true)
  expect(request.headers).toEqual({ 'x-forwarded-for': '198.51.100.7' })
})

test('a trusted proxy that does not tell the address is the visitor itself', () => {
  const request = requestWith({})
  dropForgedHeaders(request, true)
  expect(request.headers).toEqual({ 'x-forwarded-for': '203.0.113.9' })
})
