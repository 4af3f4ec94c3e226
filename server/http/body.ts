import { ReadableStream } from 'node:stream/web'
import type { Endpoint } from '@/contracts/endpoint'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { isNestedDeeper } from './json-depth'

const JSON_LIMIT_BYTES = 2 * 1024 * 1024
/** A picture may have 10 MiB; the rest is the multipart form. */
const FORM_LIMIT_BYTES = 12 * 1024 * 1024
/** The contract nests four levels. */
const MAX_DEPTH = 32

/** Reads the body without validation. A multipart endpoint also accepts JSON. */
export async function readBody({ body }: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  return body === 'form' && type.startsWith('multipart/form-data')
    ? readForm(request, type)
    : readJson(request)
}

async function readJson(request: Request): Promise<unknown> {
  const pieces = await Array.fromAsync(piecesOf(request, JSON_LIMIT_BYTES))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
    if (isNestedDeeper(text, MAX_DEPTH)) throw new InvalidInput({ body: 'fields.invalid' })
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new InvalidInput({ body: 'fields.invalid' })
  }
}

/** The last value of a repeated name counts, as in an object. */
async function readForm(request: Request, type: string): Promise<unknown> {
  const pieces = ReadableStream.from(piecesOf(request, FORM_LIMIT_BYTES))
  try {
    const form = await new Response(pieces as BodyInit, {
      headers: { 'content-type': type },
    }).formData()
    return Object.fromEntries(form)
  } catch (error) {
    if (error instanceof DomainError) throw error
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
