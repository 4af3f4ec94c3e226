import { compose } from './pipeline.ts'
import { PageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import type { Rendered, RenderRequest } from './render.ts'
import { exchangeFor, textOf } from './testing.ts'

export const html = (text: string) => Buffer.from(`<html>${text}</html>`)

/** Headers that must never reach a rendering for everybody. */
export const HOSTILE = {
  cookie: 'token=secret; visit_language="ja"; __prerender_bypass=x; language=%E0%A4%A',
  'accept-language': 'ko',
  'user-agent': 'canary',
  referer: 'https://evil.example/canary',
  'x-nextjs-data': '1',
  range: 'bytes=0-1',
}

/** The pages of the web server with a stand-in for Next: `answers` renders, `asked` is what was requested of it. */
export function pagesUnderTest() {
  const cache = new PageCache(1_000_000, 60_000)
  const one = {
    cache,
    asked: [] as RenderRequest[],
    isAway: false,
    answers: ({ url }: RenderRequest): Partial<Rendered> => ({ body: html(`${url} `.repeat(200)) }),
    ask: async (target: string, headers: Record<string, string> = {}) => {
      const reply = await handle(exchangeFor(target, { headers }))
      return { ...reply, text: textOf(reply) }
    },
  }
  const pages = createPages({
    cache,
    isBehindProxy: true,
    wasBackendAway: () => one.isAway,
    render: async (request) => {
      one.asked.push(request)
      const headers = { 'content-type': 'text/html; charset=utf-8' }
      return { status: 200, headers, body: Buffer.from(''), ...one.answers(request) }
    },
  })
  const handle = compose([pages.answerCached], pages.answer)
  return one
}
