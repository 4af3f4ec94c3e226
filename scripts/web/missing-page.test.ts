import type { RequestListener } from 'node:http'
import { answerOnce } from './answer-once'
import { sayMissingInWords, type OwnPage } from './missing-page'

const WORDLESS = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
const asked: [string, Record<string, string>][] = []
const inWords: OwnPage = (path, headers) => {
  asked.push([path, headers])
  return Promise.resolve('<html lang="ja">ありません</html>')
}

/** Answers as Next does, with what is under test in between. */
function ask(path: string, listener: RequestListener, ownPage = inWords, init?: RequestInit) {
  const between: RequestListener = (request, response) => {
    sayMissingInWords(request, response, ownPage)
    listener(request, response)
  }
  return answerOnce(between, path, init)
}

const html =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.statusCode = status
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 's-maxage=60')
    response.setHeader('ETag', '"1"')
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.end(body)
  }

beforeEach(() => {
  asked.length = 0
})

test('what Next would say by scripts alone is said in words, in the language of the address', async () => {
  const headers = { 'Accept-Language': 'ja', Cookie: 'visit_language=ja' }
  const { answer, text } = await ask('/ja/detail/1', html(404, WORDLESS), inWords, { headers })
  expect([answer.status, text]).toEqual([404, '<html lang="ja">ありません</html>'])
  expect(answer.headers.get('cache-control')).toBe('s-maxage=60')
  expect(answer.headers.get('etag')).toBeNull()
  expect(asked).toMatchObject([
    ['/ja/home/nowhere', { 'accept-language': 'ja', cookie: 'visit_language=ja' }],
  ])
})

test('a page that comes in pieces is replaced as a whole', async () => {
  const { text } = await ask('/detail/1', (_request, response) => {
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html')
    response.flushHeaders()
    response.write(WORDLESS.slice(0, 60))
    response.write(WORDLESS.slice(60))
    response.end()
  })
  expect(text).toContain('ありません')
  expect(asked).toMatchObject([['/home/nowhere', {}]])
})

test.each([
  [404, '<html lang="en">Nothing here</html>'],
  [200, WORDLESS],
  [500, WORDLESS],
])('a page with status %i that is as it should be is left alone', async (status, body) => {
  const { answer, text } = await ask('/detail/1', html(status, body))
  expect([answer.status, text]).toEqual([status, body])
  expect(answer.headers.get('etag')).toBe('"1"')
  expect(asked).toEqual([])
})

test('where the words cannot be had, the page is sent as it was', async () => {
  const failing = () => Promise.reject(new Error('no answer'))
  const { answer, text } = await ask('/detail/1', html(404, WORDLESS), failing)
  expect([answer.status, text]).toEqual([404, WORDLESS])
})

test('the page that has the words never asks for itself', async () => {
  await ask('/ja/home/nowhere', html(404, WORDLESS))
  expect(asked).toEqual([])
})
