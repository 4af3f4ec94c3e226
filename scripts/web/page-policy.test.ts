import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { holdAnswers } from './hold'
import { securePage } from './page-policy'

const OWN = '$RC("B:0","S:0")'
const PAGE = `<html><script>${OWN}</script><script>alert(1)</script></html>`
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

async function ask(listener: RequestListener, init?: RequestInit, isSecure = false) {
  const server = createServer((request, response) => {
    holdAnswers(request, response, (_kind, content, end) => {
      securePage(response, () => content.toString(), isSecure)
      end(content)
    })
    response.setHeader('Content-Security-Policy', "default-src 'none'")
    listener(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, init)
  const text = await answer.text()
  server.close()
  return { text, status: answer.status, policy: answer.headers.get('content-security-policy') }
}

const page =
  (etag?: string, status = 200): RequestListener =>
  (_request, response) => {
    response.statusCode = status
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (etag) response.setHeader('ETag', etag)
    response.end(status === 304 ? undefined : PAGE)
  }

test('a page runs our files and the scripts Next wrote, and none that came in with the markup', async () => {
  const { policy, text } = await ask(page())
  expect(text).toBe(PAGE)
  expect(policy).toMatch(/^script-src 'self' 'sha256-/)
  expect(policy).toContain(digest(OWN))
  expect(policy).not.toContain(digest('alert(1)'))
  const scripts = policy?.split('; ')[0]
  expect(scripts).not.toMatch(/unsafe|https?:|\*|data:/)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('a page that comes in pieces is sent as a whole', async () => {
  const { policy, text } = await ask((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.flushHeaders()
    response.write(PAGE.slice(0, 20))
    response.write(Buffer.from(PAGE.slice(20)))
    response.end()
  })
  expect([text, policy?.includes(digest(OWN))]).toEqual([PAGE, true])
})

test('over HTTPS everything is asked for over HTTPS', async () => {
  expect((await ask(page(), {}, true)).policy).toContain('upgrade-insecure-requests')
})

test('a page asked for again keeps its policy, and a copy in the browser the one it came with', async () => {
  const first = await ask(page('"a"'))
  expect((await ask(page('"a"'))).policy).toBe(first.policy)
  expect(await ask(page('"a"', 304))).toEqual({ status: 304, text: '', policy: null })
  await ask(page('"b"'), { method: 'HEAD' })
  expect((await ask(page('"b"'))).policy).toBe(first.policy)
})

test('what is no page keeps the strictest policy and is not held back', async () => {
  const { policy, text } = await ask((_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.write('{')
    response.end('}')
  })
  expect([text, policy]).toEqual(['{}', "default-src 'none'"])
})
