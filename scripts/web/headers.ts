import type { IncomingMessage } from 'node:http'

/** Next trusts these among its own parts; from outside they are only ever forged. */
const INTERNAL = [
  'x-middleware-',
  'x-nextjs-',
  'x-invoke-',
  'x-matched-path',
  'x-now-route-matches',
]

/** Only a proxy in front may say who the visitor is, where he is and what he asked for. */
const FROM_PROXY = [
  'x-forwarded-',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
  'x-geo-country',
]

/** Removes what a visitor must not claim, before anything reads the request. */
export function dropForgedHeaders(request: IncomingMessage, isProxyTrusted: boolean): void {
  const { headers } = request
  for (const name in headers) {
    if (isForged(name, isProxyTrusted)) delete headers[name]
  }
  const from = request.socket.remoteAddress ?? ''
  if (isProxyTrusted) headers['x-forwarded-for'] ??= from
  else headers['x-forwarded-for'] = from
}

export function isForged(name: string, isProxyTrusted: boolean): boolean {
  // Nearly all headers begin with another letter, and this runs on every request.
  if (!/^[xcft]/.test(name)) return false
  if (INTERNAL.some((prefix) => name.startsWith(prefix))) return true
  return !isProxyTrusted && FROM_PROXY.some((prefix) => name.startsWith(prefix))
}
