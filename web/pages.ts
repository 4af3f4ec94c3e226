import type { Locale } from '../contracts/languages.ts'
import type { Reply } from '../lib/http/reply.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { splitPath } from '../lib/navigation/language-prefix.ts'
import { cachingHeaders, PRIVATE } from './caching-headers.ts'
import { documentOf, isHtml, sendDocument } from './documents.ts'
import { failureReply } from './error-pages.ts'
import { CANONICAL_HEADERS, forwardedHeaders } from './forwarded-headers.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { Exchange, Handler, Middleware } from './pipeline.ts'
import { documentAsked, isFlightRequest, type PublicPage } from './public-page.ts'
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
    const page = documentAsked(exchange.context)
    const cached = page && cache.find(page.url)
    return page && cached ? sendPublic(exchange, page, cached) : next()
  }

  const answer: Handler = async (exchange) => {
    const began = performance.now()
    const page = documentAsked(exchange.context)
    try {
      return await (page ? answerPublic(exchange, page) : answerPrivate(exchange))
    } catch (error) {
      if (!wasBackendAway(began)) throw error
      return failureReply('BUSY', exchange.context)
    }
  }

  async function answerPublic(exchange: Exchange, page: PublicPage): Promise<Reply> {
    const made = await cache.get(page.url, async () => {
      // Rendered from the URL alone, so it contains nothing about a visitor.
      const rendered = await rendering({ url: page.url, headers: CANONICAL_HEADERS })
      const isStale = rendered.headers['x-nextjs-cache'] === 'STALE'
      return rendered.status === 200 ? { ...documentOf(rendered, page.tag, 'page'), isStale } : null
    })
    return made ? sendPublic(exchange, page, made) : sendMissing(exchange)
  }

  async function answerPrivate(exchange: Exchange): Promise<Reply> {
    const rendered = await renderShell(exchange.context)
    if (!isHtml(rendered)) return asItIs(rendered)
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
    const headers = forwardedHeaders(context)
    const url = path + (isFlightRequest(context) ? flightParameter(search) : '')
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

  async function sendPublic(exchange: Exchange, page: PublicPage, cached: CachedPage) {
    const bytes = cached.content.bytes
    const reply = await sendDocument(exchange, cached, cachingHeaders(page, isBehindProxy))
    if (cached.content.bytes !== bytes) cache.resize(page.url, cached)
    return reply
  }

  async function sendMissing(exchange: Exchange): Promise<Reply> {
    const { path, locale } = exchange.context
    const page = await missingPage(splitPath(path).locale ?? locale)
    return sendDocument(exchange, page, { 'cache-control': 'no-store' }, 404)
  }

  return { answerCached, answer }
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

/** Next's router adds a digest of its headers, which Next verifies. */
function flightParameter(search: string): string {
  const digest = new URLSearchParams(search).get('_rsc')
  return digest === null ? '' : `?_rsc=${encodeURIComponent(digest)}`
}

/** Responses that are not documents: redirects, page segments, robots.txt. */
function asItIs({ status, headers, body }: Rendered): Reply {
  const kept: Record<string, string> = {}
  for (const name in headers) if (!DROPPED.test(name)) kept[name] = headers[name]!
  const caching = kept['cache-control'] ?? ''
  const isForAll = status === 200 && /^public, max-age=\d+$/.test(caching)
  const isOwn = caching.startsWith('private')
  kept['cache-control'] = status >= 400 ? 'no-store' : isForAll || isOwn ? caching : PRIVATE
  return { status, headers: kept, body }
}
