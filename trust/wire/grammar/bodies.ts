import type { Random } from '../../random'
import type { Field } from './headers'

/** How the body of a request is framed and sent. */
export interface Framed {
  fields: Field[]
  body: Buffer
  /** The framing determines exactly where the request ends. */
  isExact: boolean
  /** The server waits for bytes that never arrive. */
  isShort: boolean
}

/** A server that misreads a framing treats this as another request. */
const REQUEST_IN_BODY = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
const JSON_BODIES = [
  '{}',
  '[]',
  '{"id":1}',
  '{"items":[{"sku_id":31,"quantity":1}]}',
  '{',
  'null',
  '',
]

const exact = (fields: Field[], body: Buffer): Framed => ({
  fields,
  body,
  isExact: true,
  isShort: false,
})
const odd = (fields: Field[], body: Buffer, isShort = false): Framed => ({
  fields,
  body,
  isExact: false,
  isShort,
})
const length = (value: string | number): Field => ['Content-Length', String(value)]
const CHUNKED: Field = ['Transfer-Encoding', 'chunked']

export function chunked(body: Buffer, random: Random, extension = ''): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const size = Math.min(body.length - at, random.pick([1, 7, 100, 4096, 65_536])!)
    parts.push(Buffer.from(`${size.toString(16)}${extension}\r\n`))
    parts.push(body.subarray(at, at + size), Buffer.from('\r\n'))
    at += size
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')])
}

const contentOf = (random: Random): Buffer => {
  const draw = random.next()
  if (draw < 0.5) return Buffer.from(random.pick(JSON_BODIES)!)
  if (draw < 0.8) return Buffer.from(REQUEST_IN_BODY)
  return Buffer.alloc(random.pick([100, 5000, 17_000, 70_000, 300_000])!, 'a')
}

type Maker = (body: Buffer, random: Random) => Framed

const EXACT: Maker[] = [
  (body) => exact([length(body.length)], body),
  (body, random) => exact([CHUNKED], chunked(body, random)),
  (body, random) => exact([CHUNKED], chunked(body, random, ';a=b')),
  (body, random) => exact([['transfer-encoding', 'Chunked']], chunked(body, random)),
  () => exact([CHUNKED], Buffer.from('0\r\nX-Trailer: a\r\n\r\n')),
]
const MAKERS: Maker[] = [
  ...EXACT,
  (body) => odd([length(body.length + 5)], body, true),
  (body) => odd([length(Math.max(0, body.length - 1))], body),
  (body) => odd([length(body.length), length(body.length + 1)], body),
  (body) => odd([length(`${body.length}, ${body.length}`)], body),
  (body) => odd([length(-1)], body),
  (body) => odd([length('99999999999999999999999')], body, true),
  (body) => odd([length(13 * 1024 * 1024)], body, true),
  (body) => odd([length('0x10')], body),
  (body) => odd([length('+1')], body),
  (body) => odd([length('')], body),
  (body, random) => odd([length(3), CHUNKED], chunked(body, random)),
  (body) => odd([['Transfer-Encoding', 'gzip']], body),
  (body, random) => odd([['Transfer-Encoding', 'gzip, chunked']], chunked(body, random)),
  (body, random) => odd([CHUNKED, CHUNKED], chunked(body, random)),
  (body, random) => odd([['Transfer-Encoding', 'chunked, identity']], chunked(body, random)),
  (body, random) => odd([['Transfer-Encoding', '\x0bchunked']], chunked(body, random)),
  () => odd([CHUNKED], Buffer.from('zz\r\nabc\r\n0\r\n\r\n')),
  () => odd([CHUNKED], Buffer.from('-1\r\nabc\r\n0\r\n\r\n')),
  () => odd([CHUNKED], Buffer.from('ffffffffffffffff1\r\nabc'), true),
  () => odd([CHUNKED], Buffer.from('3\nabc\n0\n\n'), true),
  () => odd([CHUNKED], Buffer.from('5\r\nabc'), true),
  () => odd([CHUNKED], Buffer.from(`3;${'a'.repeat(20_000)}\r\nabc\r\n0\r\n\r\n`)),
  () => odd([CHUNKED], Buffer.from(`0\r\n${'X: a\r\n'.repeat(5000)}\r\n`)),
]

/** GET and HEAD rarely have a body, and then usually a framing that servers treat differently for them. */
export function bodyOf(method: string, random: Random, isCalm: boolean): Framed {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method) || random.next() < 0.1
  if (!hasBody) return exact([], Buffer.alloc(0))
  return random.pick(isCalm ? EXACT : MAKERS)!(contentOf(random), random)
}
