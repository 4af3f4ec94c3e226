import type { IncomingMessage, ServerResponse } from 'node:http'
import { keepPathAlone, refuseMethod } from './target'

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
