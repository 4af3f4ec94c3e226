import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { offeredGateway } from '../../lib/gateway/offer.ts'
import { SECURITY_HEADERS, UPLOAD_HEADERS } from './fixed-headers.ts'

/** Every other spelling, and what else Next has under /api, goes the ordinary way. */
const PLAIN_CALL = /^\/api(?!\/revalidate$)(?:\/(?!\.{1,2}(?:\/|$))[\w.~@,=+-]+)+$/
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const NO_BODY = new Set(['GET', 'HEAD'])

/**
 * Brings a call straight to the gateway: Next would look it up among its routes and copy it twice, which costs more
 * than most answers. False when it is none of these, or Next has not started yet.
 */
export function answerCall(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/', method = 'GET' } = request
  const path = url.split('?', 1)[0]!
  const gateway = offeredGateway()
  if (!gateway || !METHODS.has(method) || !PLAIN_CALL.test(path)) return false
  gateway(requestOf(request, response))
    .then((answer) => send(answer, path, request, response))
    .catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) return void response.destroy()
      response.writeHead(500, { 'Content-Length': 0 })
      response.end()
    })
  return true
}

function requestOf(request: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', headers } = request
  const given = new Headers()
  for (const name in headers) {
    const value = headers[name]
    if (typeof value === 'string') given.set(name, value)
    else for (const one of value ?? []) given.append(name, one)
  }
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return new Request(addressOf(request), {
    method,
    headers: given,
    signal: gone.signal,
    ...(NO_BODY.has(method) ? {} : { body: Readable.toWeb(request), duplex: 'half' }),
  } as RequestInit)
}

/** A host that is none must not make the call fail: only its path is looked at. */
function addressOf({ url = '/', headers: { host = 'localhost' } }: IncomingMessage): string {
  const address = `http://${host}${url}`
  const isUnderstood = URL.parse(address)?.pathname === url.split('?', 1)[0]
  return isUnderstood ? address : `http://localhost${url}`
}

async function send(
  answer: Response,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers)
    if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value)
  if (path.startsWith('/api/uploads/'))
    for (const { key, value } of UPLOAD_HEADERS) response.setHeader(key, value)
  // What was refused before it had arrived is still being sent: no other call may follow it on this connection.
  if (!request.complete) response.setHeader('Connection', 'close')
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel()
    return void response.end()
  }
  if (answer.headers.get('content-type')?.startsWith('application/json')) {
    const content = Buffer.from(await answer.arrayBuffer())
    response.setHeader('Content-Length', content.length)
    return void response.end(content)
  }
  response.flushHeaders()
  await stream(answer.body as ReadableStream<Uint8Array>, response)
}

async function stream(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader()
  const leave = () => void reader.cancel().catch(() => undefined)
  response.once('close', leave)
  for (;;) {
    const { done, value } = await reader.read()
    if (done || response.destroyed) break
    if (!response.write(value))
      await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.off('close', leave)
  response.end()
}
