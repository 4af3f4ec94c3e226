import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  localeOfAcceptLanguage,
  type Locale,
} from '../../contracts/languages.ts'
import { inProject } from '../bootstrap/project.mjs'

/** The envelope's code for "come back in a moment" (contracts/codes.ts). */
const UNAVAILABLE = 503
/** Those who were turned away together should not all come back together. */
const RETRY_S = [1, 2, 3]

const STYLE =
  'body{display:grid;place-content:center;gap:1rem;min-height:100dvh;margin:0;padding:1.5rem;text-align:center;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}a{color:inherit}'
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64')

interface Words {
  errors: { BUSY: string }
  actions: { retry: string }
}

const words = new Map(LANGUAGES.map(({ locale }) => [locale, wordsOf(locale)]))

function wordsOf(locale: Locale): { busy: string; retry: string } {
  const file = inProject('messages', `${locale}.json`)
  const { errors, actions } = JSON.parse(readFileSync(file, 'utf8')) as Words
  return { busy: errors.BUSY, retry: actions.retry }
}

/** An answer that costs next to nothing: an envelope for calls, a page of a few lines for everything else. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const isCall = request.url?.startsWith('/api/')
  const locale = localeOf(request, isCall ? '' : (request.url ?? ''))
  const { busy, retry } = words.get(locale)!
  const body = isCall ? envelope(busy) : page(locale, busy, retry)
  response.writeHead(UNAVAILABLE, {
    'Content-Type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Language': locale,
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_S[Math.floor(Math.random() * RETRY_S.length)],
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': isCall ? NOTHING : `${NOTHING}; style-src 'sha256-${STYLE_DIGEST}'`,
  })
  response.end(body)
}

function envelope(msg: string): string {
  return JSON.stringify({
    code: UNAVAILABLE,
    msg,
    time: Math.floor(Date.now() / 1000),
    data: null,
  })
}

/** Without scripts; the link leads to the same address again. */
function page(locale: Locale, busy: string, retry: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sampan</title><style>${STYLE}</style><h1>Sampan</h1><p>${busy}</p><p><a href="">${retry}</a></p></html>`
}

/** As lib/i18n/choose-locale, without its exactness: the address, the visit, the choice, the browser. */
function localeOf({ headers }: IncomingMessage, path: string): Locale {
  const cookies = decoded(headers.cookie ?? '')
  const isSaid = [
    (locale: Locale) => path.startsWith(`/${locale}/`),
    (locale: Locale) => cookies.includes(`visit_language=${locale}`),
    (_: Locale, file: string) => cookies.includes(`"file_name":"${file}"`),
  ]
  for (const says of isSaid) {
    const row = LANGUAGES.find(({ locale, fileName }) => says(locale, fileName))
    if (row) return row.locale
  }
  return localeOfAcceptLanguage(headers['accept-language']) ?? DEFAULT_LOCALE
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
