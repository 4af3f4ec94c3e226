import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, pack, type Encoding } from './encodings.ts'
import type { End } from './hold.ts'
import type { KeptPage, PageStore } from './page-store.ts'
import { cachingOf, untilNextSecond } from './public-caching.ts'

export interface Visit {
  request: IncomingMessage
  response: ServerResponse
  isSecure: boolean
}

/** Where an answer is kept, and what is said of caching when it is a public page. */
export interface Place {
  store: PageStore
  key: string
  tag: string
  keptMs: number
  page?: { isBare: boolean; isBehindProxy: boolean }
}

/** Said anew for each request, or belonging to the content in one encoding. */
const NOT_KEPT =
  /^(?:x-request-id|strict-transport-security|vary|etag|content-(?:length|encoding)|accept-ranges|x-accel-expires|x-nextjs-cache|date|connection|keep-alive|transfer-encoding)$/
const TOO_SMALL_TO_PACK = 1000

export function sendKept(visit: Visit, place: Place, kept: KeptPage): void {
  const { request, response } = visit
  const { headers, etag } = kept
  const caching = cachingHeaders(place)
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...caching, ETag: etag })
    response.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const send = (content: Buffer, packing: Encoding) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    for (const name in caching) response.setHeader(name, caching[name]!)
    response.setHeader('ETag', etag)
    response.setHeader('Content-Length', content.length)
    if (packing !== 'identity') response.setHeader('Content-Encoding', packing)
    response.writeHead(200)
    response.end(request.method === 'HEAD' ? undefined : content)
  }
  const content = kept.contents.get(encoding)
  if (content) return send(content, encoding)
  place.store.contentOf(place.key, kept, encoding).then(
    (packed) => send(packed, encoding),
    (error: unknown) => response.destroy(error as Error),
  )
}

interface NewAnswer {
  /** Null where it may not be kept. */
  place: Place | null
  shells: PageStore
  /** Made when it is needed: shells mostly lie ready by their mark. */
  whole: () => Buffer
  size: number
  end: End
}

/** Sends what Next has made, packed, and keeps it where that is allowed. */
export async function sendNew(
  { request, response }: Visit,
  { place, shells, whole, size, end }: NewAnswer,
): Promise<void> {
  const etag = response.getHeader('etag')
  if (response.destroyed || size < TOO_SMALL_TO_PACK) return end(whole())
  const encoding = encodingFor(request.headers['accept-encoding'])
  const mark = etag === undefined ? '' : weak(String(etag))
  // The answer's own headers are read before anything is said of one encoding.
  const headers = keptHeaders(response, place)
  const isKeepable = place && mark && isFresh(response, place)
  try {
    const packed =
      isKeepable || !mark
        ? await pack(whole(), encoding, place?.page ? 'page' : 'file')
        : await shellContent(shells, mark, whole, encoding)
    if (isKeepable && place)
      place.store.keep(place.key, {
        headers,
        etag: mark,
        tag: place.tag,
        until: Date.now() + place.keptMs,
        contents: new Map([[encoding, packed]]),
      })
    if (mark) response.setHeader('ETag', mark)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Vary', varyOf(response))
    response.setHeader('Content-Length', packed.length)
    end(packed)
  } catch (error) {
    response.destroy(error as Error)
  }
}

async function shellContent(
  shells: PageStore,
  mark: string,
  whole: () => Buffer,
  encoding: Encoding,
): Promise<Buffer> {
  const known = shells.find(mark)
  if (known) return shells.contentOf(mark, known, encoding)
  const packed = await pack(whole(), encoding, 'page')
  const contents = new Map([[encoding, packed]])
  shells.keep(mark, { headers: [], etag: mark, tag: 'shell', until: Infinity, contents })
  return packed
}

/** Next says STALE of what it is making anew at this moment, and names no such thing for what is one visitor's. */
function isFresh(response: ServerResponse, { page }: Place): boolean {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return false
  return !page || ['HIT', 'MISS'].includes(String(response.getHeader('x-nextjs-cache')))
}

function keptHeaders(response: ServerResponse, place: Place | null): [string, string][] {
  const headers: [string, string][] = []
  for (const [name, value] of Object.entries(response.getHeaders())) {
    const isOfPage = place?.page && name === 'cache-control'
    if (!NOT_KEPT.test(name) && !isOfPage) headers.push([name, String(value)])
  }
  return place?.page ? [...headers, ['x-nextjs-cache', 'HIT']] : headers
}

function cachingHeaders({ page }: Place): Record<string, string> {
  if (!page) return { Vary: 'Accept-Encoding' }
  const caching = cachingOf(page.isBare)
  if (!page.isBehindProxy || page.isBare) return caching
  const [name, value] = untilNextSecond()
  return { ...caching, [name]: value }
}

function varyOf(response: ServerResponse): string {
  const vary = response.getHeader('vary')
  return vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`
}

/** One mark stands for the content in every encoding, so that it is a weak one. */
const weak = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`)

function isKnown(marks: string | undefined, etag: string): boolean {
  if (!marks) return false
  return (
    marks === etag || marks === '*' || marks.split(/\s*,\s*/).some((mark) => weak(mark) === etag)
  )
}
