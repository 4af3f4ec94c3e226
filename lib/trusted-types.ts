import { HEAD_SCRIPT } from '@/lib/head/head-script'
import { parseUrl } from '@/lib/navigation/parse-url'

interface PolicyRules {
  createHTML: (text: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

type WithTrustedTypes = typeof globalThis & {
  trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
}

/** The only HTML that React sets itself, to create a script that does not run when parsed. */
const REACT_SCRIPT = '<script></script>'
/** The files of the build, and the service worker. */
const OWN_SCRIPT = /^\/(?:_next\/static\/chunks\/[\w./~-]+|worker)\.js$/

/** Converts the allowed values; null is rejected with an error. */
export const OWN_SINKS: PolicyRules = {
  createHTML: (text) => (text === REACT_SCRIPT ? text : null),
  createScript: (text) => (text === HEAD_SCRIPT || isJson(text) ? text : null),
  createScriptURL: (address) => {
    const url = parseUrl(address, globalThis.location?.href)
    return url && url.origin === globalThis.location.origin && OWN_SCRIPT.test(url.pathname)
      ? address
      : null
  },
}

/**
 * With Trusted Types, the page's policy (web/content-security-policy.ts) rejects every HTML or
 * script text that does not pass here. Must run before React.
 */
export function allowOwnSinks(): void {
  const { trustedTypes } = globalThis as WithTrustedTypes
  trustedTypes?.createPolicy('default', OWN_SINKS)
}

/** Structured data: JSON text is harmless even as a script. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
