import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { LOCALES } from '@/contracts/languages'
import { directivesOf } from './shared-cache'

/** A response with its decompressed body. */
export interface Answer {
  status: number
  header: (name: string) => string | undefined
  text: string
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Browsers run a script without a type, a module and JavaScript; everything else is data. */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return []
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
    return RUNS.test(type) ? [text] : []
  })
}

export const digestOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Whether each inline script of a page may run under its policy. */
export function policyProblem({ header, text, status }: Answer): string | null {
  if (status === 304 || !header('content-type')?.startsWith('text/html')) return null
  const policy = header('content-security-policy')
  if (!policy) return 'a page without Content-Security-Policy'
  const rules = new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...values] = rule.trim().split(/\s+/)
      return [name, values]
    }),
  )
  const allowed = rules.get('script-src') ?? rules.get('default-src') ?? []
  if (allowed.includes("'unsafe-inline'")) return 'any inline script may run'
  const missing = inlineScripts(text).filter((script) => !allowed.includes(digestOf(script)))
  return missing.length > 0
    ? `${missing.length} inline scripts do not match the policy: ${missing[0]!.slice(0, 60)}`
    : null
}

const PUBLIC_PAGE = /^(?:\/home|\/shop\/[1-9]\d*|\/detail\/[1-9]\d*(?:\/[1-9]\d*)?)$/

const prefixOf = (path: string): string | undefined =>
  LOCALES.find((locale) => path.startsWith(`/${locale}/`))

export function isCanonicalPrefixed(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const locale = prefixOf(path)
  return locale !== undefined && PUBLIC_PAGE.test(path.slice(locale.length + 1))
}

/** RFC 9110 section 15.1: caches may store these heuristically unless it is forbidden. */
const KEPT_BY_DEFAULT = new Set([404, 405, 410, 414])

/** Which responses shared caches may store, and what bare pages have to vary on. */
export function cachingProblem(
  method: string,
  target: string,
  { status, header }: Answer,
): string | null {
  const type = header('content-type') ?? ''
  const control = header('cache-control') ?? ''
  const directives = directivesOf(control)
  const isPrivate = ['no-store', 'private', 'no-cache'].some((name) => directives.has(name))
  const isKept =
    !isPrivate && ['public', 's-maxage', 'max-age'].some((name) => directives.has(name))
  const told = `${status} with Cache-Control: ${control || 'nothing'}`
  if (status >= 400) {
    const isRead = method === 'GET' || method === 'HEAD'
    const mayBeKept = isKept || (isRead && KEPT_BY_DEFAULT.has(status)) || status >= 500
    return mayBeKept && !isPrivate ? `an error that caches may store: ${told}` : null
  }
  if (isKept && header('set-cookie')) return 'a shared response sets a cookie'
  const isPage = type.startsWith('text/html') || type.startsWith('text/x-component')
  if (!isPage || status >= 300) return null
  if (isKept && !isCanonicalPrefixed(target)) return `shared caches may store it: ${told}`
  if (!isKept && !isPrivate) return `neither public nor private: ${told}`
  const vary = (header('vary') ?? '').toLowerCase()
  const isBare = PUBLIC_PAGE.test(target.split('?', 1)[0]!)
  if (isBare && !(vary.includes('cookie') && vary.includes('accept-language')))
    return `a bare page varies on "${vary}"`
  return null
}

/** The decompressed content. */
export function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  if (encoding === 'gzip') return gunzipSync(body)
  if (encoding === 'deflate') return inflateSync(body)
  if (encoding === 'zstd') return zstdDecompressSync(body)
  return body
}
