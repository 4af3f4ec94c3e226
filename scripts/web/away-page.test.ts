import { channel } from 'node:diagnostics_channel'
import type { RequestListener } from 'node:http'
import { AWAY_CHANNEL } from '../../lib/api/away-channel'
import { answerOnce } from './answer-once'
import { followAbsence, sayAwayInWords } from './away-page'

const wasAwaySince = followAbsence()
const isAway = () => channel(AWAY_CHANNEL).publish('/api/home')

/** Answers as Next does when a page could not be made, with what is under test in between. */
function ask(path: string, listener: RequestListener, init?: RequestInit) {
  const between: RequestListener = (request, response) => {
    response.setHeader('X-Request-Id', 'number-of-the-request')
    sayAwayInWords(request, response, wasAwaySince)
    listener(request, response)
  }
  return answerOnce(between, path, init)
}

const fails =
  (before: () => void): RequestListener =>
  (_request, response) => {
    before()
    response.statusCode = 500
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 'private, no-cache')
    response.setHeader('ETag', '"1"')
    response.flushHeaders()
    response.write('<html>')
    response.end('Internal Server Error</html>')
  }

test('a page that failed by itself stays a failure', async () => {
  const { answer, text } = await ask(
    '/home',
    fails(() => undefined),
  )
  expect([answer.status, text]).toEqual([500, '<html>Internal Server Error</html>'])
})

test('a page that could not be made for want of the backend is 503 in words, with when to come back', async () => {
  const { answer, text } = await ask('/ja/detail/1', fails(isAway))
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-language')).toBe('ja')
  expect(answer.headers.get('etag')).toBeNull()
  expect(answer.headers.get('x-request-id')).toBe('number-of-the-request')
  expect(text).toMatch(/^<!doctype html><html lang="ja">.*再試行.*<\/html>$/)
})

test('a page that was made all the same is left alone, and so is a call', async () => {
  const made: RequestListener = (_request, response) => {
    isAway()
    response.end('<html></html>')
  }
  expect((await ask('/home', made)).answer.status).toBe(200)
  expect((await ask('/api/goods/list', fails(isAway))).answer.status).toBe(500)
})
