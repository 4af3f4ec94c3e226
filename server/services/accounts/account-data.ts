import { ReadableStream, TextEncoderStream } from 'node:stream/web'
import { brandSlug } from '@/contracts/brand'
import { MAX_PAGE_SIZE } from '@/contracts/limits'
import type { Ctx } from '@/server/http/context'
import * as products from '@/server/services/catalogue/products'
import * as shops from '@/server/services/catalogue/shops'
import * as notices from '@/server/services/notices/notices'
import * as orders from '@/server/services/orders/orders'
import * as bankCards from '@/server/services/wallet/bank-cards'
import * as bill from '@/server/services/wallet/bill'
import * as recharges from '@/server/services/wallet/recharges'
import * as withdrawals from '@/server/services/wallet/withdrawals'
import * as accounts from './accounts'
import * as addresses from './addresses'
import * as sessions from './sessions'

interface Page {
  list: unknown[]
  next_cursor: string | null
}
type Paging = { limit: number; cursor?: string }

async function* everyPage(read: (paging: Paging) => Promise<Page>): AsyncGenerator<unknown> {
  let cursor: string | null | undefined
  do {
    const page = await read({ limit: MAX_PAGE_SIZE, ...(cursor ? { cursor } : {}) })
    yield* page.list
    cursor = page.next_cursor
  } while (cursor)
}

async function* all(read: () => Promise<unknown[]>): AsyncGenerator<unknown> {
  yield* await read()
}

/** The lists of the file, each read by the service of the shopper's own call. */
const listsOf = (ctx: Ctx): Record<string, AsyncGenerator<unknown>> => ({
  addresses: all(() => addresses.list(ctx)),
  orders: everyPage((paging) => orders.list(ctx, paging)),
  fund_record: everyPage((paging) => bill.list(ctx, paging)),
  top_ups: everyPage((paging) => recharges.list(ctx, paging)),
  withdrawals: everyPage((paging) => withdrawals.list(ctx, paging)),
  payees: all(() => bankCards.list(ctx)),
  favourites: everyPage((paging) => products.listFavourites(ctx, paging)),
  followed_shops: everyPage((paging) => shops.listFollowed(ctx, paging)),
  notifications: everyPage((paging) => notices.list(ctx, paging)),
  sessions: all(() => sessions.list(ctx)),
})

async function* partsOf(ctx: Ctx): AsyncGenerator<string> {
  yield `{\n"profile": ${JSON.stringify(await accounts.info(ctx))}`
  for (const [name, rows] of Object.entries(listsOf(ctx))) {
    yield `,\n"${name}": [`
    let separator = '\n'
    for await (const row of rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
    yield ']'
  }
  yield '\n}\n'
}

/** Streams the file page by page, so that a long history is never held in memory. */
export async function exportData(ctx: Ctx): Promise<Response> {
  await ctx.tries.take('accountExport', String(ctx.shopperId))
  const day = new Date().toISOString().slice(0, 10)
  const source = ReadableStream.from(partsOf(ctx)).pipeThrough(new TextEncoderStream())
  return new Response(source as BodyInit, {
    headers: {
      // Not application/json, which is an envelope.
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${brandSlug()}-account-${day}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
