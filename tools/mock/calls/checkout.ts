import { createOrder, quoteOrder } from '@/contracts/orders'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { BasketItem } from '@/contracts/schemas/cart'
import { arrivalAfter } from '@/server/domain/arrival'
import { DomainError } from '@/server/domain/domain-error'
import { mergeItems } from '@/server/domain/merge-items'
import { goodsOf, PAY_WITHIN_MINUTES, sumOf, totalsOf } from '@/server/domain/pricing'
import { discountOf, reasonAgainst, type Promo } from '@/server/domain/promo'
import { translator } from '@/server/http/words'
import { findSku } from '../catalogue'
import { tell } from '../live'
import { on, type Ctx } from '../serve'
import { nextId, type Order, type Shopper } from '../world'
import { addressOf } from './addresses'
import { goodsOfSku } from './cart'

const EVER = { startsAt: new Date(0), expiresAt: null, perShopper: 100 }
const PROMOS: Record<string, Promo> = {
  WELCOME10: { ...EVER, kind: 'percent', value: 10, minimum: 0, cap: 2000 },
  SAVE5: { ...EVER, kind: 'amount', value: 500, minimum: 3000, cap: null },
  ONCE20: { ...EVER, kind: 'amount', value: 2000, minimum: 5000, cap: null, perShopper: 1 },
  SUMMER26: { ...EVER, kind: 'percent', value: 15, minimum: 0, cap: null, expiresAt: new Date(1) },
}

function judge({ world, shopper }: Ctx, typed: string | undefined, goodsCents: number) {
  if (!typed) return undefined
  const code = typed.toUpperCase()
  const promo = PROMOS[code]
  const used = world.orders.filter(
    (one) =>
      one.shopperId === shopper.id &&
      one.promoCode === code &&
      one.status !== ORDER_STATUS.cancelled,
  ).length
  const reason = promo ? reasonAgainst(promo, { goodsCents, used, now: new Date() }) : 'unknown'
  const discount = promo && reason === null ? discountOf(promo, goodsCents) : 0
  return { code, promo, reason, discount }
}

function linesOf(ctx: Ctx, items: BasketItem[]) {
  return mergeItems(items).flatMap(({ sku_id: skuId, quantity }) => {
    const goods = goodsOfSku(ctx, skuId)
    if (!goods) return []
    const isOnSale = findSku(ctx.world, skuId)!.isOnSale
    const available = isOnSale && goods.stock >= quantity
    return [{ ...goods, quantity, selected: true, available }]
  })
}

on(quoteOrder, (ctx, { body }) => {
  const lines = linesOf(ctx, body.items)
  if (lines.length === 0) throw new DomainError('NOT_FOUND')
  const groups = [...Map.groupBy(lines, ({ shop }) => shop.id).values()]
  const bought = groups.map((own) => own.filter(({ available }) => available))
  const verdict = judge(ctx, body.promo_code, goodsOf(bought.flat()))
  const totals = totalsOf(bought, verdict?.discount ?? 0)
  const minimum = (verdict?.promo?.minimum ?? 0) / 100
  const t = translator(ctx.locale)
  return {
    groups: groups.map((own, index) => ({
      shop: own[0]!.shop,
      lines: own,
      ...totals[index]!,
      tax: null,
      unserved: false,
    })),
    total: sumOf(totals),
    unserved: null,
    arrival: arrivalAfter(new Date()),
    promo: verdict
      ? {
          code: verdict.code,
          valid: verdict.reason === null,
          reason: verdict.reason && t(`errors.promo.${verdict.reason}`, { amount: `$${minimum}` }),
        }
      : null,
  }
})

/** Units that were added after the checkout began stay in the cart. */
function removeOrdered({ cart }: Shopper, { sku_id: skuId, quantity }: BasketItem) {
  const line = cart.get(skuId)
  if (line && line.quantity > quantity) line.quantity -= quantity
  else cart.delete(skuId)
}

on(createOrder, (ctx, { body }) => {
  const address = addressOf(ctx, body.address_id)
  const lines = linesOf(ctx, body.items)
  const short = mergeItems(body.items).find(
    (item) => !lines.some((line) => line.sku_id === item.sku_id && line.available),
  )
  if (short) throw new DomainError('STOCK_SHORT', { sku_id: short.sku_id })
  const groups = [...Map.groupBy(lines, ({ shop }) => shop.id)]
  const verdict = judge(ctx, body.promo_code, goodsOf(lines))
  const totals = totalsOf(
    groups.map(([, own]) => own),
    verdict?.discount ?? 0,
  )
  const total = sumOf(totals)
  if (total !== body.expected_total) throw new DomainError('TOTAL_CHANGED', { total })
  const orders = groups.map(([shopId, own], index) => {
    const order = newOrder(ctx, shopId, own)
    const promoCode = totals[index]!.discount > 0 ? verdict!.code : null
    const remark = body.remarks[String(shopId)] ?? ''
    return Object.assign(order, totals[index], { promoCode, remark, address: { ...address } })
  })
  ctx.world.orders.push(...orders)
  for (const line of lines) {
    findSku(ctx.world, line.sku_id)!.sku.stock -= line.quantity
    if (body.from_cart) removeOrdered(ctx.shopper, line)
  }
  if (body.from_cart) tell(ctx.mock, ctx.shopper.id, { kind: 'cart', id: ctx.shopper.id })
  for (const { id } of orders) tell(ctx.mock, ctx.shopper.id, { kind: 'order', id })
  return {
    orders: orders.map(({ id, orderNo, total: own }) => ({ id, order_no: orderNo, total: own })),
    total,
  }
})

function newOrder({ world, shopper }: Ctx, shopId: number, lines: ReturnType<typeof linesOf>) {
  const id = nextId(world)
  const createdAt = new Date()
  const day = createdAt.toISOString().slice(2, 10).replaceAll('-', '')
  return {
    id,
    orderNo: `${day}${String(id).padStart(10, '0')}`,
    shopperId: shopper.id,
    shopId,
    status: ORDER_STATUS.waitingPay,
    before: ORDER_STATUS.waitingPay,
    items: lines.map((line) => ({
      id: nextId(world),
      productId: line.product_id,
      skuId: line.sku_id,
      image: line.image,
      price: line.price,
      quantity: line.quantity,
      refundStatus: null,
      isReviewed: false,
    })),
    refunded: 0,
    createdAt,
    payBefore: new Date(createdAt.getTime() + PAY_WITHIN_MINUTES * 60_000),
    paidAt: null,
    shippedAt: null,
    deliveredAt: null,
    receivedAt: null,
    completedAt: null,
    parcels: [],
  } satisfies Partial<Order>
}
