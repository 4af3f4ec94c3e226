import type { IncomingMessage, ServerResponse } from 'node:http'

/** Next puts nothing else into a static page that was not found: its words would only come with scripts. */
const WORDLESS = '<html id="__next_error__"'
/** An address that is surely not found, so that the middleware answers it, in the visitor's language. */
const NOWHERE = '/home/nowhere'
const LANGUAGE_HEADERS = ['cookie', 'accept-language', 'x-forwarded-proto', 'x-forwarded-host']
const LIMIT_MS = 5000

/** Fetches a page of this server: its path, with the headers that choose a language. */
export type OwnPage = (path: string, headers: Record<string, string>) => Promise<string>

/**
 * Has an answer that says only by scripts that there is nothing here say so in words, for search engines and
 * for readers without scripts. Status and headers stay as they are.
 */
export function sayMissingInWords(
  request: IncomingMessage,
  response: ServerResponse,
  ownPage: OwnPage,
): void {
  const path = request.url ?? '/'
  if (path.includes(NOWHERE)) return
  const end = response.end.bind(response)
  const write = response.write.bind(response)
  const flush = response.flushHeaders.bind(response)
  let isTaken = false
  let taken = ''

  const mayBeTaken = () =>
    response.statusCode === 404 &&
    !response.headersSent &&
    String(response.getHeader('content-type')).startsWith('text/html')
  const takes = (chunk: unknown) => {
    isTaken ||= mayBeTaken() && textOf(chunk).includes(WORDLESS)
    if (isTaken) taken += textOf(chunk)
    return isTaken
  }
  const answer = async () => {
    const headers = languageHeadersOf(request)
    const page = await ownPage(languagePrefix(path) + NOWHERE, headers).catch(() => taken)
    for (const name of ['etag', 'content-length']) response.removeHeader(name)
    end(page)
  }

  response.flushHeaders = () => {
    if (!mayBeTaken()) flush()
  }
  response.write = ((chunk: unknown, ...rest: never[]) =>
    takes(chunk) || write(chunk, ...rest)) as typeof response.write
  response.end = ((chunk?: unknown, ...rest: never[]) => {
    if (!takes(chunk)) return end(chunk, ...rest)
    void answer()
    return response
  }) as typeof response.end
}

/** The origin is asked for late: the port is known once the server listens. */
export function fetchOwnPage(origin: () => string): OwnPage {
  return async (path, headers) => {
    const answer = await fetch(origin() + path, { headers, signal: AbortSignal.timeout(LIMIT_MS) })
    if (answer.status >= 500)
      throw new Error(`the page of what is missing answered ${answer.status}`)
    return answer.text()
  }
}

function textOf(chunk: unknown): string {
  if (typeof chunk === 'string') return chunk
  return chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : ''
}

/** `/ja` of `/ja/detail/1`, where the address names a language. */
function languagePrefix(path: string): string {
  return /^\/(?:en|zh-CN|ja|ko|th)(?=\/)/.exec(path)?.[0] ?? ''
}

function languageHeadersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    LANGUAGE_HEADERS.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
