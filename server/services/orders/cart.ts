import type { z } from 'zod'
import {
  type addToCart,
  type AdjustedCart,
  type BasketItem,
  type Cart,
  type CartAdjustment,
  type CartChange,
  type CartLine,
  type previewCart,
  type updateCart,
} from '@/contracts/schemas/cart'
import { MAX_CART_LINES } from '@/contracts/limits'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { addToLine, canBuy, refusedAddition, setLine } from '@/server/domain/cart'
import { DomainError } from '@/server/domain/domain-error'
import { mergeItems } from '@/server/domain/merge-items'
import type { Ctx, Visit } from '@/server/http/context'
import * as cart from '@/server/repositories/cart'
import * as shops from '@/server/repositories/shops'
import * as skus from '@/server/repositories/skus'
import * as users from '@/server/repositories/users'
import { holdSession } from '@/server/services/accounts/hold-session'
import { describeSku } from './basket-lines'
import { notify } from '@/server/services/notices/notify'
import { withIdempotency } from '@/server/services/operations/with-idempotency'

type AddInput = z.output<(typeof addToCart)['body']>
type UpdateInput = z.output<(typeof updateCart)['body']>
type PreviewInput = z.output<(typeof previewCart)['body']>

export async function get(ctx: Ctx): Promise<Cart> {
  return describe(ctx, await cart.list(ctx.db, ctx.shopperId))
}

/** Adds once per idempotency key; a repeated call returns the current cart. */
export async function add(ctx: Ctx, input: AddInput): Promise<AdjustedCart> {
  const work = (tx: Transaction) => addAll(tx, ctx.shopperId, mergeItems(input.items))
  const adjusted = ctx.idempotencyKey
    ? await withIdempotency(ctx, 'cart/add', input, work, { isMoney: false })
    : await inTransaction(ctx.db, async (tx) => {
        await holdSession(tx, ctx)
        return work(tx)
      })
  return { ...(await get(ctx)), adjusted }
}

async function addAll(tx: Transaction, shopperId: number, items: BasketItem[]) {
  await users.lock(tx, shopperId)
  const held = await cart.quantities(tx, shopperId)
  const rows = await skus.findForBasket(
    tx,
    items.map((item) => item.sku_id),
  )
  if (rows.length === 0) throw new DomainError('NOT_FOUND')
  const adjusted: CartAdjustment[] = []
  const lines: Parameters<typeof cart.put>[1] = []
  // Distinct times keep the order of the lines.
  const startedAt = Date.now()
  for (const { sku_id: skuId, quantity: asked } of items) {
    const row = rows.find(({ id }) => id === skuId)
    const hasRoom = held.size < MAX_CART_LINES
    const settled = row ? addToLine(held.get(skuId), asked, row, hasRoom) : null
    const shortfall = settled ? settled.adjusted : refusedAddition(asked, row)
    if (shortfall) adjusted.push({ sku_id: skuId, ...shortfall })
    if (!row || !settled) continue
    held.set(skuId, settled.quantity)
    lines.push({
      userId: shopperId,
      skuId,
      quantity: settled.quantity,
      isSelected: true,
      seenPrice: row.price,
      createdAt: new Date(startedAt - lines.length),
    })
  }
  await cart.put(tx, lines)
  if (lines.length > 0) await notifyCart(tx, shopperId, 'added')
  return adjusted
}

/** Quantities are absolute, so a repeated call has the same result. */
export async function update(ctx: Ctx, input: UpdateInput): Promise<AdjustedCart> {
  const changes = changesOf(input)
  const adjusted = await inTransaction(ctx.db, async (tx) => {
    await users.lock(tx, ctx.shopperId)
    const held = await cart.quantities(tx, ctx.shopperId)
    const known = changes.filter((change) => held.has(change.sku_id))
    if (known.length === 0) throw new DomainError('NOT_FOUND')
    const rows = await skus.findForBasket(
      tx,
      known.map((change) => change.sku_id),
    )
    const short: CartAdjustment[] = []
    const lines: cart.LineChange[] = []
    for (const { sku_id: skuId, quantity: asked, selected } of known) {
      const row = rows.find(({ id }) => id === skuId)
      const isSettled = row && asked !== undefined
      const settled = isSettled ? setLine(held.get(skuId)!, asked, row) : undefined
      if (settled?.adjusted) short.push({ sku_id: skuId, ...settled.adjusted })
      lines.push({
        skuId,
        quantity: settled?.quantity ?? null,
        seenPrice: isSettled ? row.price : null,
        isSelected: selected ?? null,
      })
    }
    await cart.update(tx, ctx.shopperId, lines)
    await notifyCart(tx, ctx.shopperId, 'updated')
    return short
  })
  return { ...(await get(ctx)), adjusted }
}

/** Of each field of a line the last value counts; `sku_id` beside `items` is one more change. */
function changesOf({ items = [], sku_id, quantity, selected }: UpdateInput): CartChange[] {
  const all = sku_id === undefined ? items : [...items, { sku_id, quantity, selected }]
  const merged = new Map<number, CartChange>()
  for (const { sku_id: id, ...change } of all) {
    const before = merged.get(id)
    merged.set(id, {
      sku_id: id,
      quantity: change.quantity ?? before?.quantity,
      selected: change.selected ?? before?.selected,
    })
  }
  return [...merged.values()].sort((a, b) => a.sku_id - b.sku_id)
}

export async function remove(ctx: Ctx, skuIds: number[]): Promise<Cart> {
  await inTransaction(ctx.db, async (tx) => {
    await users.lock(tx, ctx.shopperId)
    const removed = await cart.remove(tx, ctx.shopperId, skuIds)
    if (removed > 0) await notifyCart(tx, ctx.shopperId, 'removed')
  })
  return get(ctx)
}

/** Previews a signed-out cart in the form of a shopper's cart. */
export async function preview(visit: Visit, { items }: PreviewInput): Promise<Cart> {
  const rows = await skus.findForBasket(
    visit.db,
    items.map((item) => item.sku_id),
  )
  const skuOf = new Map(rows.map((row) => [row.id, row]))
  const lines = items.flatMap(({ sku_id: skuId, quantity, selected, seen_price: seenPrice }) => {
    const sku = skuOf.get(skuId)
    if (!sku) return []
    skuOf.delete(skuId)
    return [{ ...sku, quantity, isSelected: selected, seenPrice: seenPrice ?? sku.price }]
  })
  return describe(visit, lines)
}

async function describe(visit: Visit, rows: cart.CartRow[]): Promise<Cart> {
  const followed = await shops.followedAmong(
    visit.db,
    visit.shopperId,
    rows.map((row) => row.shop.id),
  )
  const inOrder = [...Map.groupBy(rows, (row) => row.shop.id).values()].flat()
  const lines = inOrder.map((row) => describeLine(visit, row, followed.has(row.shop.id)))
  const bought = lines.filter((line) => line.selected && line.available)
  return {
    lines,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    selected_quantity: bought.reduce((sum, line) => sum + line.quantity, 0),
    selected_total: bought.reduce((sum, line) => sum + line.price * line.quantity, 0),
  }
}

function describeLine(visit: Visit, row: cart.CartRow, isShopFollowed: boolean): CartLine {
  const isAvailable = canBuy(row)
  const isShort = isAvailable && row.stock < row.quantity
  const hasMoved = isAvailable && row.seenPrice !== row.price
  return {
    ...describeSku(visit, row, isShopFollowed),
    quantity: isShort ? row.stock : row.quantity,
    selected: row.isSelected,
    available: isAvailable,
    previous_price: hasMoved ? row.seenPrice : null,
    previous_quantity: isShort ? row.quantity : null,
  }
}

const notifyCart = (tx: Transaction, userId: number, detail: string) =>
  notify(tx, [{ userId, kind: 'cart', refId: userId, detail }])
