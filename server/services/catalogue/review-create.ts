import type { z } from 'zod'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'
import type { createReview } from '@/contracts/schemas/reviews'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { canMove } from '@/server/domain/order-moves'
import { reviewableItems } from '@/server/domain/reviewable'
import type { Ctx } from '@/server/http/context'
import * as orders from '@/server/repositories/orders'
import * as refunds from '@/server/repositories/refunds'
import * as writes from '@/server/repositories/review-writes'
import * as users from '@/server/repositories/users'
import { holdSession } from '@/server/services/accounts/hold-session'
import { notify } from '@/server/services/notices/notify'
import { countSales } from './sales'
import { claim } from '@/server/services/uploads/uploads'

type CreateInput = z.output<(typeof createReview)['body']>
type Item = CreateInput['items'][number]

/**
 * Writes the reviews and updates the averages in one transaction. The order is completed once every
 * item that the shopper kept is reviewed: a completed order cannot be refunded.
 */
export async function create(ctx: Ctx, input: CreateInput): Promise<null> {
  refuseRepeats(input.items)
  await inTransaction(ctx.db, async (tx) => {
    await holdSession(tx, ctx)
    const order = await writes.lockOrder(tx, ctx.shopperId, input.order_id)
    if (!order) throw new DomainError('NOT_FOUND')
    const isReceived = canMove(order.status as OrderStatus, 'review')
    if (!isReceived && order.status !== ORDER_STATUS.completed)
      throw new DomainError('ORDER_NOT_REVIEWABLE')
    const { bought, isLast } = await takeItems(tx, order, input)
    const isCompletedNow = isReceived && isLast
    if (isCompletedNow) await orders.move(tx, ctx.shopperId, order.id, 'review')
    await addReviews(tx, ctx, input, bought)
    const told = { userId: ctx.shopperId, kind: 'order', refId: order.id } as const
    await notify(tx, [{ ...told, detail: 'reviewed' }])
    // Last, because it locks rows that other reviews and orders of the product need.
    if (isCompletedNow) await countSales(tx, order)
    await rate(tx, input.items, bought)
    const stars = input.items.map((item) => item.product_rating)
    await writes.rateShop(tx, order.shopId, stars)
  })
  return null
}

function refuseRepeats(items: Item[]) {
  const seen = new Set<number>()
  items.forEach(({ item_id: id }, index) => {
    if (seen.has(id)) throw new InvalidInput({ [`items.${index}.item_id`]: 'fields.invalid' })
    seen.add(id)
  })
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof writes.lockOrder>>>

/** The lock on the order prevents a concurrent refund of the items. */
async function takeItems(tx: Transaction, order: LockedOrder, input: CreateInput) {
  const ids = input.items.map((item) => item.item_id)
  const present = await orders.itemsOf(tx, [order.id])
  if (!ids.every((id) => present.some((item) => item.id === id))) throw new DomainError('NOT_FOUND')
  const settled = await refunds.settledOf(tx, order.id)
  const waiting = reviewableItems(order, present, settled)
  const isTaken = present.some((item) => item.isReviewed && ids.includes(item.id))
  if (isTaken) throw new DomainError('ALREADY_REVIEWED')
  if (!ids.every((id) => waiting.has(id))) throw new DomainError('ORDER_NOT_REVIEWABLE')
  const taken = await writes.markReviewed(tx, order.id, ids)
  return {
    bought: new Map(taken.map((item) => [item.id, item])),
    isLast: waiting.size === ids.length,
  }
}

type Bought = Awaited<ReturnType<typeof takeItems>>['bought']

async function addReviews(tx: Transaction, ctx: Ctx, input: CreateInput, bought: Bought) {
  const author = await users.find(tx, ctx.shopperId)
  const rows = []
  for (const [index, item] of input.items.entries()) {
    const field = `items.${index}.pictures`
    const pictures = await claim(tx, ctx.shopperId, item.pictures, 'review', field)
    const { productId, skuId } = bought.get(item.item_id)!
    rows.push({
      productId,
      skuId,
      userId: ctx.shopperId,
      orderItemId: item.item_id,
      author: authorName(author!),
      productRating: item.product_rating,
      serviceRating: input.service_rating,
      shippingRating: input.shipping_rating,
      content: item.content,
      pictures,
    })
  }
  await writes.add(tx, rows)
}

/** The given name and the initial of the family name. */
function authorName({ givenName, familyName }: { givenName: string; familyName: string }) {
  const [first] = [...new Intl.Segmenter().segment(familyName)]
  return `${givenName} ${first?.segment ?? ''}.`
}

/** In ascending order of products, to prevent deadlocks. */
async function rate(tx: Transaction, items: Item[], bought: Bought) {
  const byProduct = Map.groupBy(items, (item) => bought.get(item.item_id)!.productId)
  for (const [productId, own] of [...byProduct].sort(([a], [b]) => a - b))
    await writes.rateProduct(
      tx,
      productId,
      own.map((item) => item.product_rating),
    )
}
