import type { z } from 'zod'
import type { Locale } from '@/contracts/languages'
import type {
  followShop,
  listFollowedShops,
  listShops,
  Shop,
  ShopCard,
} from '@/contracts/schemas/shops'
import { inTransaction } from '@/server/db/transaction'
import { readPage, type PageAfter } from '@/server/domain/cursor'
import { DomainError } from '@/server/domain/domain-error'
import type { Ctx, Visit } from '@/server/http/context'
import * as categories from '@/server/repositories/categories'
import * as shops from '@/server/repositories/shops'
import { holdSession } from '@/server/services/accounts/hold-session'
import { findShops } from '@/server/services/search/search'

type ListInput = z.output<(typeof listShops)['query']>
type FollowInput = z.output<(typeof followShop)['body']>
type FollowedInput = z.output<(typeof listFollowedShops)['query']>

export async function get(visit: Visit, id: number): Promise<Shop> {
  const row = await shops.find(visit.catalogue, id)
  if (!row) throw new DomainError('NOT_FOUND')
  const [[card], all] = await Promise.all([
    describeShopCards(visit, [row]),
    categories.list(visit.catalogue, visit.locale),
  ])
  return {
    ...card!,
    description: row.texts[visit.locale].description,
    banner: row.banner,
    total_sales: card!.sales,
    product_count: row.productCount,
    opened_at: row.openedAt.toISOString(),
    categories: all.filter((category) => row.categoryIds.includes(category.id)),
  }
}

export async function list(visit: Visit, input: ListInput) {
  const { rows, nextCursor } = await findShops(visit, {
    keyword: input.keyword,
    sort: input.sort ?? 'hot',
    limit: input.limit,
    cursor: input.cursor,
  })
  return { list: await describeShopCards(visit, rows), next_cursor: nextCursor }
}

/** Repeated calls change nothing. A closed shop can be unfollowed, but not followed. */
export async function follow(ctx: Ctx, input: FollowInput) {
  const fans = await inTransaction(ctx.db, async (tx) => {
    await holdSession(tx, ctx)
    if (input.on && !(await shops.find(tx, input.shop_id))) throw new DomainError('NOT_FOUND')
    return shops.setFollowed(tx, ctx.shopperId, input.shop_id, input.on)
  })
  return { followed: input.on, fans: fans ?? 0 }
}

export async function listFollowed(ctx: Ctx, input: FollowedInput) {
  const { rows, next_cursor } = await readPage(
    ctx.config,
    'followed',
    input,
    (page: PageAfter<{ at: string; id: number }>) =>
      shops.listFollowed(ctx.db, ctx.shopperId, page),
    ({ id, followedAt }) => ({ at: followedAt.toISOString(), id }),
  )
  return { list: rows.map((row) => describeShopCard(row, ctx.locale, true)), next_cursor }
}

export async function describeShopCards(
  visit: Visit,
  rows: shops.ShopCardRow[],
): Promise<ShopCard[]> {
  const ids = rows.map((row) => row.id)
  const own = await shops.ownAmong(visit.db, visit.shopperId, ids)
  return rows.map((row) => {
    const { counts, isFollowed = false } = own.get(row.id) ?? {}
    return describeShopCard({ ...row, ...counts }, visit.locale, isFollowed)
  })
}

export function describeShopCard(
  row: shops.ShopCardRow,
  locale: Locale,
  isFollowed: boolean,
): ShopCard {
  return {
    id: row.id,
    name: row.texts[locale].name,
    logo: row.logo,
    sales: row.sales,
    fans: row.fans,
    favorable_rate: row.favorableRate,
    followed: isFollowed,
    pictures: row.pictures,
  }
}
