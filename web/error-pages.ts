import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Locale } from '../contracts/languages.ts'
import type { Reply } from '../lib/http/reply.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { splitPath } from '../lib/navigation/language-prefix.ts'
import { inProject } from '../cli/bootstrap/project.mjs'

/** Random, so that rejected visitors do not retry together. */
const RETRY_S = ['1', '2', '3']
const STATUS = { BUSY: 503, FAULT: 500, TOO_LARGE: 413, PATH_NOT_FOUND: 404, INVALID: 400 } as const
export type Failure = keyof typeof STATUS

// The colours of app/globals.css. The link is a button of the size of a touch target.
const STYLE = [
  'body{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100dvh;margin:0;padding:1.5rem;box-sizing:border-box;text-align:center;font:1rem/1.5 system-ui,sans-serif;background:#faf7f2;color:#1c1a17;color-scheme:light dark}',
  'p{text-wrap:balance}p:lang(ja){word-break:auto-phrase}',
  'a{display:inline-block;padding:.625rem 1.25rem;border:1px solid;border-radius:9rem;color:inherit;font-weight:600;text-decoration:none}',
  '@media(prefers-color-scheme:dark){body{background:#141311;color:#f3efe8}}',
].join('')
const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

interface Messages {
  errors: Record<Failure, string>
  actions: { retry: string }
}

const messages = new Map(LANGUAGES.map(({ locale }) => [locale, read(locale)]))

function read(locale: Locale): Messages {
  return JSON.parse(readFileSync(inProject('messages', `${locale}.json`), 'utf8')) as Messages
}

/** A cheap error response: an envelope for API calls, a short page otherwise. */
export function failureReply(failure: Failure, context: RequestContext): Reply {
  const isCall = context.path.startsWith('/api/')
  const locale = isCall ? context.callLocale : (splitPath(context.path).locale ?? context.locale)
  const { errors, actions } = messages.get(locale)!
  const body = isCall
    ? envelope(STATUS[failure], errors[failure])
    : document(locale, errors[failure], actions.retry)
  return {
    status: STATUS[failure],
    headers: {
      'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      ...(failure === 'BUSY' && { 'retry-after': RETRY_S[Math.floor(Math.random() * 3)]! }),
      ...(!isCall && { 'content-security-policy': POLICY }),
    },
    body: Buffer.from(body),
  }
}

function envelope(code: number, msg: string): string {
  return JSON.stringify({ code, msg, time: Math.floor(Date.now() / 1000), data: null })
}

/** Without scripts; the link reloads the page. */
function document(locale: Locale, text: string, retry: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sampan</title><style>${STYLE}</style><main><h1>Sampan</h1><p>${text}</p><p><a href="">${retry}</a></p></main></html>`
}

/** For requests without a page: an invalid target, a wrong method, a missing file. */
export function plainReply(status: number, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'cache-control': 'no-store', ...headers }, body: null }
}
