import { stringify } from 'csv-stringify/sync'
import { brandSlug } from '@/contracts/brand'
import type { EntryType } from '@/contracts/schemas/bill'
import { filterOf, type BillInput } from './bill'
import { translator } from '@/server/http/words'
import type { Ctx } from '@/server/http/context'
import * as bill from '@/server/repositories/bill'
import { billTitles } from './bill-titles'

/** Small enough for the memory, large enough for the number of queries. */
const ROWS_AT_ONCE = 500

/**
 * Streams the statement as CSV, latest first. Each pull of the reader fetches one page by its keys, so that
 * neither a transaction nor the whole result is held.
 */
export async function csv(ctx: Ctx, input: BillInput): Promise<Response> {
  const accountId = await bill.accountOf(ctx.db, ctx.shopperId)
  const zone = input.time_zone ?? 'UTC'
  const day = dayFormat(zone).format(new Date()).slice(0, 10)
  return new Response(streamOf(chunks(ctx, accountId, input, zone)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${brandSlug()}-fund-record-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Pulls the next chunk on demand and stops when the reader disconnects. */
function streamOf(source: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const step: IteratorResult<Uint8Array, unknown> = await source.next()
      if (step.done) controller.close()
      else controller.enqueue(step.value)
    },
    async cancel() {
      await source.return(undefined)
    },
  })
}

async function* chunks(
  ctx: Ctx,
  accountId: number,
  input: BillInput,
  zone: string,
): AsyncGenerator<Uint8Array> {
  const t = translator(ctx.locale)
  const titleOf = billTitles(ctx.locale)
  const time = dayFormat(zone)
  const encoder = new TextEncoder()
  const names = ['type', 'title', 'amount', 'balance'] as const
  const head = [
    `${t('bill.columns.time')} (${zone})`,
    ...names.map((name) => t(`bill.columns.${name}`)),
  ]
  // Spreadsheet programs detect UTF-8 only with a byte order mark.
  yield encoder.encode(`\uFEFF${lines([head])}`)
  const filter = filterOf(input)
  let before: bill.BillPlace | undefined
  for (;;) {
    const rows = await bill.list(ctx.db, accountId, {
      ...filter,
      limit: ROWS_AT_ONCE,
      ...(before ? { before } : {}),
    })
    const cells = rows.map((row) => [
      time.format(row.createdAt),
      t(`bill.types.${row.kind as EntryType}`),
      titleOf(row),
      row.amount,
      row.balanceAfter ?? 0,
    ])
    if (cells.length > 0) yield encoder.encode(lines(cells))
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    before = { at: last.createdAt, id: last.id }
  }
}

/** Amounts are cents, written as decimals. Texts that a spreadsheet would run as a formula are escaped. */
function lines(cells: (string | number)[][]): string {
  return stringify(cells, {
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: decimalOf },
  })
}

/** "-1234.50": every locale's spreadsheet parses a decimal point without separators as a number. */
function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** "2026-11-21 14:05:09", which spreadsheets parse as a time. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
}
