import type { IncomingMessage, ServerResponse } from 'node:http'

/** Two years, as browsers ask of addresses that are to be known to them beforehand. */
const ONLY_HTTPS = 'max-age=63072000; includeSubDomains'

/** Whether the visitor came by HTTPS: what operators set counts above what a trusted proxy says. */
export function cameSecurely({ headers }: IncomingMessage, isProxyTrusted: boolean): boolean {
  const { PUBLIC_ORIGIN } = process.env
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN.startsWith('https:')
  return isProxyTrusted && headers['x-forwarded-proto'] === 'https'
}

/** Said only where it is true: on a machine of a newcomer it would shut everything else on localhost. */
export function demandHttps(response: ServerResponse, isSecure: boolean): void {
  if (isSecure) response.setHeader('Strict-Transport-Security', ONLY_HTTPS)
}
