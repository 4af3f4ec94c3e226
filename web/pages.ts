import { offered } from '../contracts/brand.ts'
import type { Locale } from '../contracts/languages.ts'
import type { Reply } from '../lib/http/reply.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { splitPath } from '../lib/navigation/language-prefix.ts'
import { readResults, writeResults } from '../lib/search/results-address.ts'
import { metrics } from '../server/metrics.ts'
import { cachingHeaders, flightHeaders, PRIVATE } from './caching-headers.ts'
import { documentOf, isHtml, sendDocument } from './documents.ts'
import { failureReply, plainReply } from './error-pages.ts'
import { CANONICAL_HEADERS, forwardedHeaders } from './forwarded-headers.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { Exchange, Handler, Middleware } from './pipeline.ts'
import {
  flightFormOf,
  flightRequest,
  hasInvalidTree,
  isFlightRequest,
  type FlightForm,
} from './flight-request.ts'
import { publicPageOf, type PublicPage } from './public-page.ts'
import type { Rendered, RenderRequest } from './render.ts'

/** A path below a public one, so that the middleware shows the not-found page to everyone. */
const MISSING = '/home/missing'
/** Connection headers, Next's internal headers, and headers that are set here. */
const DROPPED =
  /^(?:connection|content-length|date|etag|keep-alive|refresh|set-cookie|transfer-encoding|x-middleware-.*)$/

interface Options {
  cache: PageCache
  render: (request: RenderRequest) => Promise<Rendered>
  /** Whether a rendering since a time of performance.now() failed because the backend was unavailable. */
  wasBackendAway: (since: number) => boolean
  isBehindProxy: boolean
}

/** Serves documents and the requests of Next's router for page segments. */
export function createPages({ cache, render, wasBackendAway, isBehindProxy }: Options) {
  const missingPage = createMissingPages(rendering)

  /** Serving a cached page is cheaper than rejecting the request, so this comes before admission control. */
  const answerCached: Middleware = (exchange, next) => {
    const asked = askedOf(exchange.context)
    const cached = asked?.form && cache.find(keyOf(asked))
    return asked && cached ? sendPublic(exchange, asked, cached, 'memory') : next()
  }

  const answer: Handler = async (exchange) => {
    const began = performance.now()
    const asked = askedOf(exchange.context)
    try {
      return await (asked ? answerPublic(exchange, asked) : answerPrivate(exchange))
    } catch (error) {
      if (!wasBackendAway(began)) throw error
      return failureReply('BUSY', exchange.context)
    }
  }

  async function answerPublic(exchange: Exchange, asked: Asked): Promise<Reply> {
    if (asked.form === null) return failureReply('INVALID', exchange.context)
    if (asked.form === 'none') return plainReply(204)
    const made = await cache.get(keyOf(asked), asked.page.tag, async () => {
      const rendered = await rendering(await requestFor(asked))
      if (rendered.status === 404) return null
      if (rendered.status !== 200)
        throw new Error(`${asked.page.url} was answered with status ${rendered.status}`)
      return documentOf(rendered, asked.page.tag, 'page')
    })
    return made ? sendPublic(exchange, asked, made, 'next') : sendMissing(exchange)
  }

  async function answerPrivate(exchange: Exchange): Promise<Reply> {
    const refusal = isFlightRequest(exchange.context) && refusalOf(exchange.context)
    if (refusal) return refusal
    const rendered = await renderShell(exchange.context)
    if (!isHtml(rendered)) return asItIs(rendered, exchange.context)
    if (rendered.status === 404) return sendMissing(exchange)
    return sendDocument(exchange, documentOf(rendered, 'private', 'once'), {
      'cache-control': PRIVATE,
      vary: 'Accept-Encoding, Cookie, Accept-Language',
    })
  }

  /**
   * Without the query: Next caches the shell of a page that it renders first, including the URL. Only redirects,
   * which the middleware creates and nothing caches, are requested again with the query.
   */
  async function renderShell(context: RequestContext): Promise<Rendered> {
    const { path, search } = context
    const [url, headers] = [renderedUrl(context), forwardedHeaders(context)]
    const rendered = await rendering({ url, headers })
    const isRedirect = rendered.status >= 300 && rendered.status < 400
    return isRedirect && url !== path + search
      ? rendering({ url: path + search, headers })
      : rendered
  }

  async function rendering(request: RenderRequest): Promise<Rendered> {
    const rendered = await render(request)
    if (rendered.status >= 500) throw new Error(`${request.url} could not be rendered`)
    return rendered
  }

  async function sendPublic(exchange: Exchange, asked: Asked, cached: CachedPage, from: string) {
    metrics().pages.inc({ from })
    const bytes = cached.content.bytes
    const reply = await sendDocument(exchange, cached, headersOf(asked))
    if (cached.content.bytes !== bytes) cache.resize(keyOf(asked), cached)
    return reply
  }

  const headersOf = ({ form, page }: Asked) =>
    form === 'document' ? cachingHeaders(page, isBehindProxy) : flightHeaders(page)

  async function sendMissing(exchange: Exchange): Promise<Reply> {
    const { path, locale } = exchange.context
    const page = await missingPage(offered(splitPath(path).locale) ?? locale)
    return sendDocument(exchange, page, { 'cache-control': 'no-store' }, 404)
  }

  return { answerCached, answer }
}

/** A public page and the form in which it is requested; null if the request is invalid. */
interface Asked {
  page: PublicPage
  form: 'document' | FlightForm | 'none' | null
}

function askedOf(context: RequestContext): Asked | null {
  const page = publicPageOf(context)
  if (!page || !isFlightRequest(context)) return page && { page, form: 'document' }
  return page.locale && { page, form: flightFormOf(context, page.locale) }
}

const keyOf = ({ page, form }: Asked): string =>
  form === 'document' ? page.url : `${form} ${page.url}`

/** Made from the URL and the form alone, so the content contains nothing about a visitor. */
async function requestFor({ page, form }: Asked): Promise<RenderRequest> {
  const { url, locale } = page
  if (!form || !locale || form === 'document' || form === 'none')
    return { url, headers: CANONICAL_HEADERS }
  const asked = await flightRequest(url, locale, form)
  return { url: asked.url, headers: { ...CANONICAL_HEADERS, ...asked.headers } }
}

/** The not-found page, rendered once per language. */
function createMissingPages(render: (request: RenderRequest) => Promise<Rendered>) {
  const pages = new Map<Locale, Promise<CachedPage>>()
  const make = async (locale: Locale) => {
    try {
      const rendered = await render({ url: `/${locale}${MISSING}`, headers: CANONICAL_HEADERS })
      return documentOf(rendered, 'missing', 'page')
    } catch (error) {
      pages.delete(locale)
      throw error
    }
  }
  return (locale: Locale): Promise<CachedPage> => {
    const page = pages.get(locale) ?? make(locale)
    pages.set(locale, page)
    return page
  }
}

const RESULTS = '/searchs'

const isResults = ({ path }: RequestContext): boolean => splitPath(path).path === RESULTS

/** The reply to a request of the router that is not rendered. */
function refusalOf(context: RequestContext): Reply | null {
  if (hasInvalidTree(context)) return failureReply('INVALID', context)
  return isShellOfResults(context) ? plainReply(204) : null
}

/** The router would show one shell for every search. */
const isShellOfResults = (context: RequestContext): boolean =>
  isResults(context) && flightFormOf(context, context.locale) === 'none'

/** The results of a search are rendered per request and not cached, so only they may depend on the query. */
const resultsQuery = (context: RequestContext): [string, string][] =>
  isResults(context)
    ? [...new URLSearchParams(writeResults(readResults(new URLSearchParams(context.search))))]
    : []

/** Next's router adds a digest of its headers, which Next verifies. */
function flightParameter(search: string): [string, string][] {
  const digest = new URLSearchParams(search).get('_rsc')
  return digest === null ? [] : [['_rsc', digest]]
}

function renderedUrl(context: RequestContext): string {
  const { path, search } = context
  const flight = isFlightRequest(context) ? flightParameter(search) : []
  const parameters = [...resultsQuery(context), ...flight]
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`
}

/** Responses that are not documents: redirects, page segments, robots.txt. */
function asItIs({ status, headers, body }: Rendered, context: RequestContext): Reply {
  const kept: Record<string, string> = {}
  for (const name in headers) if (!DROPPED.test(name)) kept[name] = headers[name]!
  const caching = kept['cache-control'] ?? ''
  const isForAll = status === 200 && /^public, max-age=\d+$/.test(caching)
  const isOwn = caching.startsWith('private')
  kept['cache-control'] = status >= 400 ? 'no-store' : isForAll || isOwn ? caching : PRIVATE
  if (kept.location) kept.location = withFlight(kept.location, context)
  return { status, headers: kept, body }
}

/** The router repeats its headers at the new address, and public pages require their digest. */
function withFlight(location: string, context: RequestContext): string {
  const flight = isFlightRequest(context) ? flightParameter(context.search) : []
  if (flight.length === 0 || location.includes('_rsc=')) return location
  return `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(flight)}`
}
