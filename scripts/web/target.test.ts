import type { IncomingMessage, ServerResponse } from 'node:http'
import { keepPathAlone, refuseMethod, refuseUnreadablePath } from './target'

test.each([
  ['/order?a=1', '/order?a=1'],
  ['//evil.example/order', '//evil.example/order'],
  ['http://evil.example/order?a=1', '/order?a=1'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['*', '/'],
  [undefined, '/'],
])('%s is asked for as %s', (url, expected) => {
  const request = { url } as IncomingMessage
  keepPathAlone(request)
  expect(request.url).toBe(expected)
})

test.each([
  ['GET', false],
  ['POST', false],
  ['TRACE', true],
  ['TRACK', true],
  ['PROPFIND', true],
])('%s is refused: %s', (method, isRefused) => {
  const response = { writeHead: jest.fn(), end: jest.fn() }
  const request = { method } as IncomingMessage
  expect(refuseMethod(request, response as unknown as ServerResponse)).toBe(isRefused)
  expect(response.end).toHaveBeenCalledTimes(isRefused ? 1 : 0)
})

test.each([
  ['/detail/1?keyword=%c0%af', false],
  ['/search?keyword=100%', false],
  ['/searchs/%E0%B8%8A%E0%B8%B2', false],
  ['/home/%2e%2e/order', false],
  ['/..%c0%afetc/passwd', true],
  ['/api/uploads/%', true],
  ['/%E0%B8', true],
])('the path of %s cannot be read: %s', (url, isRefused) => {
  const response = { writeHead: jest.fn(), end: jest.fn() }
  const answered = refuseUnreadablePath({ url } as IncomingMessage, response as never)
  expect(answered).toBe(isRefused)
  expect(response.writeHead.mock.calls.map(([status]: number[]) => status)).toEqual(
    isRefused ? [400] : [],
  )
})
