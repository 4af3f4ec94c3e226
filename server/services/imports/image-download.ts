import type { Readable } from 'node:stream'
import PQueue from 'p-queue'
import type { Dispatcher } from 'undici'
import { MAX_PICTURE_BYTES } from '@/contracts/upload-limits'
import { reasonOf } from '@/server/domain/imports/reason'
import { addressFault, checkedLookup, ClosedAddress } from '@/server/public-address'
import { ImageProblem, TOO_LARGE } from './image-problem'

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 20_000
const CONNECT_MS = 5000
const AT_ONCE = 6
/** After so many of a host in a row without an answer, an import asks it for no more. */
export const MAX_UNANSWERED = 50
const NOT_PUBLIC = reasonOf('imageNotPublic')
const TIMEOUT = reasonOf('imageTimeout')
const UNREACHABLE = reasonOf('imageUnreachable')

export interface ImageDownload {
  read: (url: string) => Promise<Buffer>
  close: () => Promise<void>
}

/**
 * Downloads images from public servers. The address is checked when the connection is made, after the name was
 * resolved, for every redirect too: a name that resolves to another address the second time is checked that time.
 */
export function createImageDownload(
  isLoopbackAllowed = false,
  lookup = checkedLookup(isLoopbackAllowed),
): ImageDownload {
  // Loaded at the first download, because it would take a tenth of the start of the backend.
  const open = async () => {
    const { Agent, request } = await import('undici')
    const agent = new Agent({
      connect: { timeout: CONNECT_MS, lookup },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      connections: 2,
      pipelining: 1,
    })
    return { agent, request }
  }
  let opened: ReturnType<typeof open> | undefined
  const queue = new PQueue({ concurrency: AT_ONCE })

  async function read(given: string): Promise<Buffer> {
    let url = checkedUrl(given)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await send(url, signal)
      const { statusCode, headers, body } = response
      // A body that is not read to its end is destroyed, which emits an error.
      body.on('error', () => undefined)
      if (statusCode === 200) return await bytesOf(body, Number(headers['content-length'] ?? 0))
      body.destroy()
      const { location } = headers
      if (statusCode < 300 || statusCode > 399 || typeof location !== 'string')
        throw new ImageProblem(reasonOf('imageStatus', { status: statusCode }))
      url = checkedUrl(location, url)
    }
    throw new ImageProblem(reasonOf('imageRedirects', { max: MAX_REDIRECTS }))
  }

  function checkedUrl(text: string, base?: URL): URL {
    const url = URL.parse(text, base?.href)
    const fault = addressFault(url, isLoopbackAllowed)
    if (fault === 'NOT_PUBLIC') throw new ImageProblem(NOT_PUBLIC)
    if (fault || !url) throw new ImageProblem(reasonOf('imageNotHttps'))
    return url
  }

  async function send(url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    try {
      const { agent, request } = await (opened ??= open())
      return await request(url, {
        dispatcher: agent,
        signal,
        headers: { accept: 'image/*', 'user-agent': 'Sampan-Import' },
      })
    } catch (error) {
      throw problemOf(error)
    }
  }

  const ask = exceptDeadHosts(read)
  return {
    read: (url) => queue.add(() => ask(url)),
    close: async () => (await opened)?.agent.destroy(),
  }
}

/** `read` for hosts that answer, with an ImageProblem for every failure. */
function exceptDeadHosts(read: (url: string) => Promise<Buffer>) {
  const unanswered = new Map<string, number>()
  return async (url: string): Promise<Buffer> => {
    const host = URL.parse(url)?.host ?? ''
    if ((unanswered.get(host) ?? 0) >= MAX_UNANSWERED) throw new ImageProblem(UNREACHABLE)
    try {
      const bytes = await read(url)
      unanswered.delete(host)
      return bytes
    } catch (error) {
      const problem = error instanceof ImageProblem ? error : problemOf(error)
      if (problem.why === TIMEOUT || problem.why === UNREACHABLE)
        unanswered.set(host, (unanswered.get(host) ?? 0) + 1)
      throw problem
    }
  }
}

function problemOf(error: unknown): ImageProblem {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof ImageProblem) return cause
  if (cause instanceof ClosedAddress) return new ImageProblem(NOT_PUBLIC)
  const name = cause instanceof Error ? cause.name : ''
  const isLate = name.includes('Timeout') || name === 'AbortError'
  return new ImageProblem(isLate ? TIMEOUT : UNREACHABLE)
}

async function bytesOf(body: Readable, announced: number): Promise<Buffer> {
  if (announced > MAX_PICTURE_BYTES) {
    body.destroy()
    throw new ImageProblem(TOO_LARGE)
  }
  const pieces: Buffer[] = []
  let size = 0
  // Leaving the loop destroys the body, so nothing more is received.
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > MAX_PICTURE_BYTES) throw new ImageProblem(TOO_LARGE)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
