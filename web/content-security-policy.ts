import { logLine } from '../server/log-line.ts'
import { knownScripts } from './inline-scripts.ts'

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

/**
 * The Content-Security-Policy of one page: scripts of ours, and those inline ones that Next and React wrote
 * into it. Public pages can carry no nonce, because they are rendered once for everybody.
 */
export function policyOf(html: string): string {
  const { digests, unknown } = knownScripts(html)
  for (const text of unknown) warnOnce(text)
  return [`script-src 'self' ${digests.join(' ')}`.trimEnd(), ...RULES].join('; ')
}

/** The policy as one visitor gets it. */
export const policyFor = (policy: string, isSecure: boolean): string =>
  isSecure ? `${policy}; upgrade-insecure-requests` : policy

const warned = new Set<string>()

function warnOnce(text: string): void {
  const beginning = text.slice(0, 120)
  if (warned.has(beginning) || warned.size > 100) return
  warned.add(beginning)
  logLine('warn', 'an unknown inline script will not run', { beginning })
}
