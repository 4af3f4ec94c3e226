import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { RequestContext, type RequestFacts } from '../lib/http/request-context.ts'
import type { Reply } from '../lib/http/reply.ts'
import type { Exchange } from './pipeline.ts'

interface Asked extends Partial<Omit<RequestFacts, 'header'>> {
  headers?: Record<string, string>
}

/** Creates a request context as the web server does, for tests. */
export function contextFor(target: string, { headers = {}, ...facts }: Asked = {}): RequestContext {
  const { pathname, search } = new URL(target, 'http://localhost')
  return new RequestContext({
    method: 'GET',
    path: pathname,
    search,
    header: (name) => headers[name],
    client: '203.0.113.9',
    host: 'localhost',
    isSecure: false,
    publicOrigin: undefined,
    requestId: 'request-of-a-test',
    ...facts,
  })
}

export function exchangeFor(target: string, asked: Asked = {}): Exchange {
  const request = { headers: asked.headers ?? {}, complete: true } as IncomingMessage
  return { request, context: contextFor(target, asked), abort: new AbortController() }
}

/** The text of an uncompressed reply. */
export function textOf({ body }: Pick<Reply, 'body'>): string {
  if (body instanceof ReadableStream) throw new Error('a stream has no text yet')
  return Buffer.from(body ?? '').toString()
}

export interface TestServer {
  port: number
  origin: string
  close: () => void
}

export async function listenOn(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port, origin: `http://127.0.0.1:${port}`, close }
}

/** Everything that arrives on one connection until it closes or is idle for `quietMs`. */
export function sendRaw(port: number, text: string, quietMs = 300): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk))
  socket.setTimeout(quietMs, () => socket.destroy())
  socket.on('error', () => undefined).on('close', () => resolve(received))
  socket.write(text)
  return promise
}
