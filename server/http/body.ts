import { MIMEType } from 'node:util'
import type { Endpoint } from '@/contracts/endpoint'
import { countOf } from '@/server/domain/count-of'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { exceeds } from './json-limits'

const JSON_LIMIT_BYTES = 2 * 1024 * 1024
/** A picture may have 10 MiB; the rest is the multipart form. */
const FORM_LIMIT_BYTES = 12 * 1024 * 1024
/** The contract nests four levels. */
const MAX_DEPTH = 32
/** The largest forms of shoppers have some hundred values, those of staff some thousand; operators send lists of ids. */
const MAX_VALUES = { visitor: 5000, staff: 20_000, operator: 200_000 }
/** A form has one file and a few fields. */
const MAX_PARTS = 20

/** Reads the body without validation. A multipart endpoint also accepts JSON. */
export async function readBody({ access, body }: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  return body === 'form' && type.startsWith('multipart/form-data')
    ? readForm(request, type)
    : readJson(request, maxValuesOf(access))
}

function maxValuesOf(access: Endpoint['access']): number {
  if (access === 'public' || access === 'shopper') return MAX_VALUES.visitor
  return typeof access === 'object' ? MAX_VALUES.staff : MAX_VALUES.operator
}

async function readJson(request: Request, values: number): Promise<unknown> {
  const pieces = await Array.fromAsync(piecesOf(request, JSON_LIMIT_BYTES))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
    if (exceeds(text, { depth: MAX_DEPTH, values }))
      throw new InvalidInput({ body: 'fields.invalid' })
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new InvalidInput({ body: 'fields.invalid' })
  }
}

/** The last value of a repeated name counts, as in an object. */
async function readForm(request: Request, type: string): Promise<unknown> {
  const content = Buffer.concat(await Array.fromAsync(piecesOf(request, FORM_LIMIT_BYTES)))
  try {
    const boundary = new MIMEType(type).params.get('boundary')
    // The parser reads each part at once: a megabyte of empty ones blocks the event loop for 0.15 s.
    if (!boundary || countOf(`--${boundary}`, content) > MAX_PARTS)
      throw new InvalidInput({ body: 'fields.invalid' })
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
    return Object.fromEntries(await new Response(content, { headers }).formData())
  } catch {
    throw new InvalidInput({ body: 'fields.invalid' })
  }
}

/** Stops at the limit, whatever Content-Length says. */
export async function* piecesOf(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new DomainError('TOO_LARGE')
  let size = 0
  for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > limit) throw new DomainError('TOO_LARGE')
    yield piece
  }
}
