import type { IncomingMessage } from 'node:http'
import { cameSecurely } from './transport-security'

const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage

afterEach(() => {
  delete process.env.PUBLIC_ORIGIN
})

test('only a trusted proxy says that a visitor came by HTTPS', () => {
  const forwarded = request({ 'x-forwarded-proto': 'https' })
  expect(cameSecurely(forwarded, true)).toBe(true)
  expect(cameSecurely(forwarded, false)).toBe(false)
  expect(cameSecurely(request({}), true)).toBe(false)
})

test('the public origin that operators set stands above that', () => {
  process.env.PUBLIC_ORIGIN = 'https://shop.example'
  expect(cameSecurely(request({}), false)).toBe(true)
  process.env.PUBLIC_ORIGIN = 'http://shop.example'
  expect(cameSecurely(request({ 'x-forwarded-proto': 'https' }), true)).toBe(false)
})
