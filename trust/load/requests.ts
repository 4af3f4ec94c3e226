import type { Endpoint } from '@/contracts/endpoint'
import type { Locale } from '@/contracts/languages'
import { requestFor } from '@/server/testing/backend'
import type { Ask } from './client'
import type { LoadShopper } from './plan'

/** Requests a page as a browser does. */
export function page(locale: Locale, path: string): Ask {
  const headers = {
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
    'accept-language': locale,
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
  }
  return { method: 'GET', path: `/${locale}${path}`, headers }
}

/** Sends a call as the storefront does, with the cookies and the XSRF token. */
export function call(
  endpoint: Endpoint,
  input: object,
  { locale, shopper, key }: { locale: Locale; shopper?: LoadShopper; key?: string },
): Ask {
  const [path, init] = requestFor(endpoint, input, { locale, key })
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': locale,
    'sec-fetch-dest': 'empty',
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    ...(key ? { 'idempotency-key': key } : {}),
    ...(shopper ? { cookie: shopper.cookie, 'x-xsrf-token': shopper.xsrf } : {}),
  }
  const body = typeof init.body === 'string' ? init.body : undefined
  return { method: endpoint.method === 'get' ? 'GET' : 'POST', path, headers, body }
}
