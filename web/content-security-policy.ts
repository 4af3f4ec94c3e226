import { logLine } from '../server/log-line.ts'
import { knownScripts } from './inline-scripts.ts'

/** The policy of every page. Only merchants' pictures come from other origins. */
const RULES = [
  "default-src 'self'",
  "img-src 'self' data: blob: https:",
  // React sets positions and sizes in style attributes, which cannot run scripts.
  "style-src 'self' 'unsafe-inline'",
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "frame-src 'none'",
  // Only the service worker.
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default nextjs',
]

/**
 * The Content-Security-Policy of one page: allows own scripts and the known inline scripts of Next and React by
 * digest. Public pages cannot use a nonce, because they are cached.
 */
export function policyOf(html: string): string {
  const { digests, unknown } = knownScripts(html)
  for (const text of unknown) warnOnce(text)
  return [`script-src 'self' ${digests.join(' ')}`.trimEnd(), ...RULES].join('; ')
}

/** The policy for one request. */
export const policyFor = (policy: string, isSecure: boolean): string =>
  isSecure ? `${policy}; upgrade-insecure-requests` : policy

const warned = new Set<string>()

function warnOnce(text: string): void {
  const beginning = text.slice(0, 120)
  if (warned.has(beginning) || warned.size > 100) return
  warned.add(beginning)
  logLine('warn', 'an unknown inline script is blocked by the policy', { beginning })
}
