import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brand, offered, withBrand } from '../contracts/brand.ts'
import { LANGUAGES, type Locale } from '../contracts/languages.ts'
import type { Reply } from '../lib/http/reply.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { splitPath } from '../lib/navigation/language-prefix.ts'
import { inProject } from '../cli/bootstrap/project.mjs'

/** In seconds. Random, so that rejected visitors do not retry together. */
const RETRY_S = ['1', '2', '3']
const STATUS = {
  BUSY: 503,
  FAULT: 500,
  TOO_LARGE: 413,
  PATH_NOT_FOUND: 404,
  CROSS_SITE: 403,
  INVALID: 400,
} as const
export type Failure = keyof typeof STATUS

/** The stylesheet and its policy. The link is a button of the size of a touch target. */
const style = once(() => {
  const { light, dark } = brand().colours
  const css = [
    `body{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100dvh;margin:0;padding:1.5rem;box-sizing:border-box;text-align:center;font:1rem/1.5 system-ui,sans-serif;background:${light.paper};color:${light.ink};color-scheme:light dark}`,
    'p{text-wrap:balance}p:lang(ja){word-break:auto-phrase}',
    'a{display:inline-block;padding:.625rem 1.25rem;border:1px solid;border-radius:9rem;color:inherit;font-weight:600;text-decoration:none}',
    `@media(prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.ink}}}`,
  ].join('')
  const digest = createHash('sha256').update(css).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { css, policy }
})

interface Messages {
  errors: Record<Failure, string>
  actions: { retry: string }
}

const messages = once(() => new Map(LANGUAGES.map(({ locale }) => [locale, read(locale)])))

function read(locale: Locale): Messages {
  const { errors, actions } = JSON.parse(
    readFileSync(inProject('messages', `${locale}.json`), 'utf8'),
  ) as Messages
  return withBrand({ errors, actions }, locale)
}

/** A cheap error response: an envelope for API calls, a short page otherwise. */
export function failureReply(failure: Failure, context: RequestContext): Reply {
  const isCall = context.path.startsWith('/api/')
  const locale = isCall
    ? context.callLocale
    : (offered(splitPath(context.path).locale) ?? context.locale)
  const { errors, actions } = messages().get(locale)!
  const again = addressToRetry(context)
  const retryAfter = RETRY_S[Math.floor(Math.random() * 3)]!
  const body = isCall
    ? envelope(STATUS[failure], errors[failure])
    : document(locale, errors[failure], { href: again, text: actions.retry })
  return {
    status: STATUS[failure],
    headers: {
      'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      ...(failure === 'BUSY' && { 'retry-after': retryAfter }),
      // The browser loads the page again by itself.
      ...(failure === 'BUSY' &&
        !isCall && {
          refresh: again ? `${retryAfter}; url=${again}` : retryAfter,
        }),
      ...(!isCall && { 'content-security-policy': style().policy }),
    },
    body: Buffer.from(body),
  }
}

function envelope(code: number, msg: string): string {
  return JSON.stringify({ code, msg, time: Math.floor(Date.now() / 1000), data: null })
}

/** Empty for the page itself. The address of an order is closed to document loads, so its list is loaded. */
function addressToRetry({ path }: RequestContext): string {
  const at = splitPath(path)
  return at.path.startsWith('/orderInfo/') ? `${at.prefix}/myPurchases` : ''
}

/** Without scripts. */
function document(locale: Locale, text: string, retry: { href: string; text: string }): string {
  const name = escaped(brand().name[locale])
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style().css}</style><main><h1>${name}</h1><p>${escaped(text)}</p><p><a href="${retry.href}">${retry.text}</a></p></main></html>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;')

/** Computes at the first call, when the brand is loaded. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** For requests without a page: an invalid target, a wrong method, a missing file. */
export function plainReply(status: number, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'cache-control': 'no-store', ...headers }, body: null }
}
