import type { IncomingMessage, ServerResponse } from 'node:http'
import { leavePolicyAlone } from './page-policy.ts'

export type End = (content?: Buffer) => void

/** What is held back until it is whole: pages, and files of the build that can be packed. */
export type Held = 'page' | 'file'

const PACKABLE =
  /^(?:application\/(?:javascript|json|manifest\+json)|text\/(?:css|plain|javascript)|image\/svg)/

/** Has a whole answer pass through `finish`, which sends it by `end`; everything else goes as it is. */
export function holdAnswers(
  request: IncomingMessage,
  response: ServerResponse,
  finish: (kind: Held, content: Buffer, end: End) => void,
): void {
  const isOfBuild = request.url?.startsWith('/_next/static/') ?? false
  const end = response.end.bind(response)
  const write = response.write.bind(response)
  const flush = response.flushHeaders.bind(response)
  const held: Buffer[] = []
  const kind = (): Held | null => {
    if (request.method === 'HEAD' || response.statusCode === 304 || response.headersSent)
      return null
    const type = String(response.getHeader('content-type'))
    if (type.startsWith('text/html')) return 'page'
    return isOfBuild && response.statusCode === 200 && PACKABLE.test(type) ? 'file' : null
  }

  response.flushHeaders = () => {
    if (!kind()) flush()
  }
  response.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    if (!kind()) return write(chunk, ...rest)
    held.push(Buffer.from(chunk as string))
    callbackOf(rest)?.()
    return true
  }) as typeof response.write
  response.end = ((chunk?: string | Uint8Array | (() => void), ...rest: never[]) => {
    const what = kind()
    if (!what) {
      leavePolicyAlone(response)
      return end(chunk, ...rest)
    }
    if (chunk && typeof chunk !== 'function') held.push(Buffer.from(chunk as string))
    const done = callbackOf([chunk, ...rest])
    finish(what, Buffer.concat(held), (content) => end(content, done))
    return response
  }) as typeof response.end
}

const callbackOf = (values: unknown[]) =>
  values.find((value): value is () => void => typeof value === 'function')
