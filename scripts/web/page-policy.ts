import type { ServerResponse } from 'node:http'
import { knownScripts } from './inline-scripts.ts'

const HEADER = 'Content-Security-Policy'
const MOST_KEPT = 5000

/** What every page may do. Pictures of merchants are at other addresses; all else is ours. */
const RULES = [
  "default-src 'self'",
  "img-src 'self' data: blob: https:",
  // React writes positions and sizes into style attributes, which cannot run anything.
  "style-src 'self' 'unsafe-inline'",
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "frame-src 'none'",
  // The service worker; nothing else of ours works beside the page.
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default nextjs',
]

/** The policy of one page: scripts of ours, and those inline ones that Next and React wrote into it. */
export function policyOf(html: string, isSecure: boolean): string {
  const { digests, unknown } = knownScripts(html)
  for (const text of unknown) warnOnce(text)
  const rules = [`script-src 'self' ${digests.join(' ')}`.trimEnd(), ...RULES]
  return [...rules, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

const warned = new Set<string>()

function warnOnce(text: string): void {
  const beginning = text.slice(0, 120)
  if (warned.has(beginning) || warned.size > 100) return
  warned.add(beginning)
  const line = {
    level: 'warn',
    app: 'sampan',
    msg: 'an unknown inline script will not run',
    beginning,
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/** Policies by the mark of the page's content: a static page is read once, however often it is asked for. */
const kept = new Map<string, string>()

/** Gives a page its policy. Everything that is no page keeps the strictest one, from next.config.mjs. */
export function securePage(response: ServerResponse, html: () => string, isSecure: boolean): void {
  const etag = response.getHeader('etag')
  const make = () => policyOf(html(), isSecure)
  response.setHeader(HEADER, etag ? keptPolicy(`${isSecure} ${String(etag)}`, make) : make())
}

function keptPolicy(etag: string, make: () => string): string {
  const known = kept.get(etag)
  if (known) return known
  const policy = make()
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(etag, policy)
  return policy
}

/** A copy in the browser keeps the policy it came with. */
export function leavePolicyAlone(response: ServerResponse): void {
  if (response.statusCode === 304 && !response.headersSent) response.removeHeader(HEADER)
}
