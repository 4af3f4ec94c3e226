import { ReadableStream, TextEncoderStream } from 'node:stream/web'
import { brandSlug } from '@/contracts/brand'
import { DomainError } from '@/server/domain/domain-error'
import type { StaffCtx } from '@/server/http/context'
import { exportCatalogue } from '@/server/services/imports/export-catalogue'

const RETRY_S = 30
/** A file that is read more slowly no longer counts. */
const LONGEST_MS = 10 * 60_000
/** Who is reading a file from this process, and since when. */
const readers = new Map<string, number>()

/** The products of the caller's shops as Sampan's CSV, read page by page while they are sent. */
export async function begin(ctx: StaffCtx): Promise<Response> {
  const reader = `staff:${ctx.staff.id}`
  if (Date.now() - (readers.get(reader) ?? 0) < LONGEST_MS)
    throw new DomainError('TOO_MANY_TRIES', null, RETRY_S)
  const pieces = piecesFor(ctx, reader)
  // Marks the reader before anything is awaited, so that of simultaneous calls one passes the check above.
  await pieces.next()
  try {
    await ctx.tries.take('catalogueExport', reader)
  } catch (error) {
    await pieces.return(undefined)
    throw error
  }
  const day = new Date().toISOString().slice(0, 10)
  const source = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream())
  return new Response(source as BodyInit, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${brandSlug()}-products-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** The first piece is empty: a generator that was never started would not reach `finally`. */
async function* piecesFor(ctx: StaffCtx, reader: string): AsyncGenerator<string> {
  const since = Date.now()
  readers.set(reader, since)
  try {
    yield ''
    yield* exportCatalogue(ctx, 'csv', ctx.scope)
  } finally {
    if (readers.get(reader) === since) readers.delete(reader)
  }
}
