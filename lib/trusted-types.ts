import { HEAD_SCRIPT } from '@/lib/head/head-script'

interface PolicyRules {
  createHTML: (text: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

type WithTrustedTypes = typeof globalThis & {
  trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
}

/** The one piece of markup that React itself sets, to make a script that does not run when it is parsed. */
const REACT_SCRIPT = '<script></script>'
/** The files of the build, and the service worker. */
const OWN_SCRIPT = /^\/(?:_next\/static\/chunks\/[\w./~-]+|worker)\.js$/

/** What may reach the places where a browser would run a text; null is refused with an error. */
export const OWN_SINKS: PolicyRules = {
  createHTML: (text) => (text === REACT_SCRIPT ? text : null),
  createScript: (text) => (text === HEAD_SCRIPT || isJson(text) ? text : null),
  createScriptURL: (address) => {
    const url = URL.parse(address, globalThis.location?.href)
    return url && url.origin === globalThis.location.origin && OWN_SCRIPT.test(url.pathname)
      ? address
      : null
  },
}

/**
 * Browsers that know Trusted Types refuse every text that would be markup or a script, by the pages' policy
 * (web/content-security-policy.ts), unless it passes here. Has to run before React does.
 */
export function allowOwnSinks(): void {
  const { trustedTypes } = globalThis as WithTrustedTypes
  trustedTypes?.createPolicy('default', OWN_SINKS)
}

/** Data for search engines: a text that is JSON does nothing, even where it is taken for a script. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
