import { createRequire } from 'node:module'
import type { RequestContext } from '../lib/http/request-context.ts'

/**
 * A shared form of the flight data of a page: `page` leaves out the root layout, which the browser has while it stays
 * in one language; `whole` contains it.
 */
export type FlightForm = 'page' | 'whole'

type StateTree = [
  segment: string | string[],
  children: { children?: StateTree },
  url?: unknown,
  mark?: string | null,
]

const STATE_TREE = 'next-router-state-tree'
const MAX_TREE_LENGTH = 8000
const DIGEST = /^[\w-]{1,32}$/
/** A move, or a prefetch of the data of one page. */
const DATA_PREFETCH = new Set([undefined, '2'])

const require = createRequire(import.meta.url)
const { parseAndValidateFlightRouterState } =
  require('next/dist/server/app-render/parse-and-validate-flight-router-state.js') as {
    parseAndValidateFlightRouterState: (header: string) => StateTree
  }
const { computeCacheBustingSearchParam } =
  require('next/dist/shared/lib/router/utils/cache-busting-search-param.js') as {
    computeCacheBustingSearchParam: (
      prefetch: string | undefined,
      segment: string | undefined,
      tree: string | undefined,
      nextUrl: string | undefined,
    ) => Promise<string>
  }

/** Whether Next's router requests flight data instead of the document. */
export const isFlightRequest = ({ header }: RequestContext): boolean => header('rsc') === '1'

/** Whether Next would fail at the state of the router. */
export const hasInvalidTree = ({ header }: RequestContext): boolean =>
  header(STATE_TREE) !== undefined && !parseTree(header(STATE_TREE))

/**
 * The form that answers a request of Next's router for a page in this language. `none` if it requests a shell, which
 * the router would show for every product: there is none, and the router then requests the page. Null for headers
 * that the router does not send.
 */
export function flightFormOf(
  { header, search }: RequestContext,
  locale: string,
): FlightForm | 'none' | null {
  if (!DIGEST.test(new URLSearchParams(search).get('_rsc') ?? '')) return null
  const prefetch = header('next-router-prefetch')
  const segment = header('next-router-segment-prefetch')
  // The structure of a page that is not in the browser's cache; the browser reads it from the data.
  if (prefetch === '1' && segment === '/_tree') return 'page'
  if (prefetch === '3' || (prefetch === '1' && segment !== undefined)) return 'none'
  if (!DATA_PREFETCH.has(prefetch) || segment !== undefined) return null
  const root = parseTree(header(STATE_TREE))
  if (!root) return null
  if (root[3] === 'metadata-only') return 'page'
  const layout = root[1].children
  const isLayoutKept =
    root[3] !== 'refetch' && layout?.[3] !== 'refetch' && localeOf(layout) === locale
  return isLayoutKept ? 'page' : 'whole'
}

/** The request that renders a form. It contains nothing of the request that it answers. */
export async function flightRequest(
  url: string,
  locale: string,
  form: FlightForm,
): Promise<{ url: string; headers: Record<string, string> }> {
  // Without a state tree, Next sends the whole page. It redirects a request without the digest of these headers.
  const tree = form === 'page' ? treeWithLayout(locale) : undefined
  const digest = await computeCacheBustingSearchParam(undefined, undefined, tree, undefined)
  const headers = { rsc: '1', ...(tree && { [STATE_TREE]: tree }) }
  return { url: `${url}?_rsc=${digest}`, headers }
}

/** The state of a router that has the root layout of a language and no page. */
const treeWithLayout = (locale: string): string =>
  encodeURIComponent(
    JSON.stringify(['', { children: [['locale', locale, 'd', null], { children: ['', {}] }] }]),
  )

function parseTree(header: string | undefined): StateTree | null {
  if (!header || header.length > MAX_TREE_LENGTH) return null
  try {
    return parseAndValidateFlightRouterState(header)
  } catch {
    return null
  }
}

/** The language of the root layout that the browser shows. */
const localeOf = (layout: StateTree | undefined): string | undefined =>
  Array.isArray(layout?.[0]) && layout[0][0] === 'locale' ? layout[0][1] : undefined
