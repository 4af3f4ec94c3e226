import type { z } from 'zod'
import type { AdminProductRow, listAdminProducts } from '@/contracts/schemas/admin-products'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import { InvalidInput } from '@/server/domain/domain-error'
import type { StaffCtx } from '@/server/http/context'
import * as lists from '@/server/repositories/admin-product-lists'
import { findProducts } from '@/server/services/search/search'

type Input = z.output<(typeof listAdminProducts)['query']>

const MAX_FOUND = 200

export async function list(ctx: StaffCtx, input: Input) {
  const { sort = 'latest', limit, on_sale: isOnSale } = input
  if (sort !== 'latest' && isOnSale === false) throw new InvalidInput({ sort: 'fields.invalid' })
  const place = `admin-products:${sort}`
  const after = decodeCursor<lists.Position>(ctx.config, place, input.cursor)
  const filter = {
    ids: input.search === undefined ? undefined : await candidates(ctx, input.search, input),
    shopId: input.shop_id,
    categoryId: input.category_id,
    isOnSale,
    lowStock: input.low_stock,
  }
  if (filter.ids?.length === 0) return { list: [], next_cursor: null }
  const { found, end } = await lists.page(ctx.db, ctx.scope, filter, {
    sort,
    after,
    limit: limit + 1,
  })
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : end
  const rows = await lists.rows(
    ctx.db,
    ctx.locale,
    shown.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    list: shown.flatMap(({ id }) => {
      const row = byId.get(id)
      return row ? [describeRow(row)] : []
    }),
    next_cursor: last ? encodeCursor(ctx.config, place, { key: last.key, id: last.id }) : null,
  }
}

/** Products on sale are found by the search index of the storefront, those off sale by a part of a name. */
async function candidates(ctx: StaffCtx, text: string, { shop_id: shopId }: Input) {
  const shops = shopId === undefined ? ctx.scope : [shopId]
  if (shops?.length === 0) return []
  const [exact, offSale, onSale] = await Promise.all([
    lists.findExactly(ctx.db, ctx.scope, text),
    lists.findOffSale(ctx.db, ctx.scope, text, MAX_FOUND),
    findProducts(ctx, {
      keyword: text,
      filter: shops ? { shopIds: shops } : {},
      sort: 'hot',
      limit: MAX_FOUND,
      hasFacets: false,
      isCounted: false,
    }),
  ])
  return [...new Set([...exact, ...offSale, ...onSale.ids])]
}

function describeRow(row: Awaited<ReturnType<typeof lists.rows>>[number]): AdminProductRow {
  return {
    id: row.id,
    handle: row.handle,
    name: row.name,
    image: row.image,
    shop_id: row.shopId,
    shop_name: row.shopName,
    category_id: row.categoryId,
    price: row.price,
    original_price: row.originalPrice,
    on_sale: row.isOnSale,
    paused: row.isPaused,
    stock: row.stock,
    sku_count: row.skuCount,
    sales: row.sales,
    listed_at: row.listedAt.toISOString(),
    version: row.version,
  }
}
