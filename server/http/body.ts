import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { Endpoint } from '@/contracts/endpoint'
import { MAX_FORM_BYTES, MAX_JSON_BYTES } from '@/contracts/upload-limits'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { exceeds } from './json-limits'

/** The contract nests four levels. */
const MAX_DEPTH = 32
/** Shoppers send some hundred values at most, staff some ten thousand, and operators lists of ids. */
const MAX_VALUES = { visitor: 5000, staff: 50_000, operator: 200_000 }
/** A form has one file and a few fields. In parts, headers of a part, and bytes of its headers and of a field. */
const FORM_LIMITS = { parts: 20, headerPairs: 20, headerSize: 8 * 1024, fieldSize: 64 * 1024 }
const STEP_BYTES = 64 * 1024

/** Reads the body without validation. A multipart endpoint also accepts JSON. */
export async function readBody({ access, body }: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  return body === 'form' && /^multipart\/form-data/i.test(type)
    ? readForm(request, type)
    : readJson(request, maxValuesOf(access))
}

function maxValuesOf(access: Endpoint['access']): number {
  if (access === 'public' || access === 'shopper') return MAX_VALUES.visitor
  return typeof access === 'object' ? MAX_VALUES.staff : MAX_VALUES.operator
}

async function readJson(request: Request, values: number): Promise<unknown> {
  const pieces = await Array.fromAsync(piecesOf(request, MAX_JSON_BYTES))
  const text = utf8Of(Buffer.concat(pieces))
  if (text === '') return {}
  if (text === null || exceeds(text, { depth: MAX_DEPTH, values })) throw unreadable()
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

const unreadable = () => new InvalidInput({ body: 'fields.invalid' })

function utf8Of(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}

/** The last value of a repeated name counts, as in an object. */
async function readForm(request: Request, type: string): Promise<unknown> {
  const values = new Map<string, unknown>()
  try {
    const parser = openParser(type)
    const refuse = () => void parser.destroy(unreadable())
    parser.on('partsLimit', refuse)
    parser.on('field', (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut) refuse()
      values.set(name, value)
    })
    parser.on('file', (name, content, fileName, _encoding, mediaType) => {
      const pieces: Buffer<ArrayBuffer>[] = []
      content.on('data', (piece: Buffer<ArrayBuffer>) => pieces.push(piece))
      // The parser fails as well; without a listener this would end the process.
      content.on('error', () => undefined)
      const sent = fileName.replaceAll('%22', '"')
      content.on('end', () => values.set(name, new File(pieces, sent, { type: mediaType })))
    })
    await pipeline(inSteps(piecesOf(request, MAX_FORM_BYTES)), parser)
    return Object.fromEntries(values)
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable()
  }
}

const openParser = (type: string) =>
  new Busboy({
    headers: { 'content-type': type },
    limits: FORM_LIMITS,
    isPartAFile: (_name, _mediaType, fileName) => fileName !== undefined,
    // A part that the parser skips would stop it at the default of 16 KiB.
    fileHwm: MAX_FORM_BYTES,
  })

/** So that a form that exceeds a limit is not parsed to its end. */
async function* inSteps(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces)
    for (let at = 0; at < piece.byteLength; at += STEP_BYTES)
      yield piece.subarray(at, at + STEP_BYTES)
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
