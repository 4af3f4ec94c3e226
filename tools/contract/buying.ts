import { randomUUID } from 'node:crypto'
import { verifyPay } from '@/contracts/account'
import { addToCart, getCart, removeFromCart, updateCart } from '@/contracts/cart'
import { opsOrder, opsRefund } from '@/contracts/operators'
import {
  cancelOrder,
  confirmOrder,
  createOrder,
  getLogistics,
  getOrder,
  listOrders,
  payOrders,
  quoteOrder,
} from '@/contracts/orders'
import { mostFor } from '@/contracts/refund-terms'
import {
  cancelRefund,
  getRefund,
  getRefundable,
  requestRefund,
  shipRefund,
} from '@/contracts/refunds'
import { createReview } from '@/contracts/reviews'
import { PAY_CODE } from './account'
import type { Goods } from './catalogue'
import { picture } from './picture'
import type { Probe, Who } from './probe'

export interface Buyer {
  token: string
  addressId: number
  goods: Goods
}

export async function fillCart(probe: Probe, { token, goods }: Buyer): Promise<void> {
  const who = { token }
  const { skuId } = goods
  const added = await probe.ask(addToCart, { items: [{ sku_id: skuId, quantity: 1 }] }, who)
  probe.expect(addToCart, 'data.quantity', added.quantity === 1, 'is not 1')
  const updated = await probe.ask(updateCart, { sku_id: skuId, quantity: 2 }, who)
  const isRight = updated.selected_total === 2 * goods.price
  probe.expect(updateCart, 'data.selected_total', isRight, 'is not twice the price')
  await probe.refused(
    updateCart,
    'a thousand',
    { sku_id: skuId, quantity: 1000 },
    { code: 422, who },
  )
  await probe.ask(removeFromCart, { sku_ids: [skuId] }, who)
  const empty = await probe.ask(getCart, {}, who)
  probe.expect(getCart, 'data.lines', empty.lines.length === 0, 'still has what was removed')
}

/** Quotes and orders one item; the same key returns the same order, and 409 with another body. */
export async function order(probe: Probe, { token, addressId, goods }: Buyer): Promise<number> {
  const items = [{ sku_id: goods.skuId, quantity: 1 }]
  const quote = await probe.ask(quoteOrder, { items, address_id: addressId }, { token })
  const message = 'Please ring twice'
  const remarks = { [String(quote.groups[0]!.shop.id)]: message }
  const body = { items, address_id: addressId, expected_total: quote.total, remarks }
  const who = { token, key: randomUUID() }
  await probe.refused(createOrder, 'without a key', body, { code: 422, who: { token } })
  const wrong = { ...body, expected_total: quote.total + 1 }
  const other = { token, key: randomUUID() }
  await probe.refused(createOrder, 'a total that is not so', wrong, { code: 409, who: other })
  const made = await probe.ask(createOrder, body, who)
  const again = await probe.ask(createOrder, body, who)
  const id = made.orders[0]!.id
  probe.expect(createOrder, 'the same key again', again.orders[0]?.id === id, 'makes another order')
  await probe.refused(createOrder, 'the same key for another body', wrong, { code: 409, who })
  const stored = await probe.ask(getOrder, { id }, { token })
  probe.expect(createOrder, 'body.remarks', stored.remark === message, 'is not stored')
  return id
}

export async function cancel(probe: Probe, buyer: Buyer): Promise<void> {
  const who = { token: buyer.token }
  const id = await order(probe, buyer)
  await expectStatus(probe, who, id, 0)
  const cancelled = await probe.ask(cancelOrder, { id }, who)
  probe.expect(cancelOrder, 'data.status', cancelled.status === -1, 'is not -1')
  await probe.refused(cancelOrder, 'one that is cancelled', { id }, { code: 409, who })
}

/** Orders and pays, once. */
export async function pay(probe: Probe, buyer: Buyer): Promise<number> {
  const { token } = buyer
  const who = { token }
  const id = await order(probe, buyer)
  const asked = { action: 'pay' as const, order_ids: [id] }
  const wrong = { ...asked, password: '000000' }
  await probe.refused(verifyPay, 'a wrong payment password', wrong, { code: 0, who })
  const missing = { action: 'pay' as const, password: PAY_CODE, order_ids: [id, 999_999_999] }
  await probe.refused(verifyPay, 'an order that does not exist', missing, { code: 404, who })
  const { ticket } = await probe.ask(verifyPay, { ...asked, password: PAY_CODE }, who)
  const body = { order_ids: [id], ticket }
  const key = randomUUID()
  const paid = await probe.ask(payOrders, body, { token, key })
  const again = await probe.ask(payOrders, body, { token, key })
  const isSame = again.balance === paid.balance
  probe.expect(payOrders, 'the same key again', isSame, 'answers another balance')
  const twice = { token, key: randomUUID() }
  await probe.refused(payOrders, 'an order that is paid', body, { code: 409, who: twice })
  await expectStatus(probe, who, id, 1)
  await probe.ask(getLogistics, { id }, who)
  return id
}

/** Ships, delivers, confirms and reviews a paid order. Needs the operator token. */
export async function receive(probe: Probe, buyer: Buyer): Promise<void> {
  const who = { token: buyer.token }
  const operator = { isOperator: true }
  const id = await pay(probe, buyer)
  const parcel = { carrier: 'Contract Express', tracking_no: `C${Date.now()}` }
  await probe.ask(opsOrder, { id, action: 'ship', ...parcel }, operator)
  await expectStatus(probe, who, id, 2)
  await probe.ask(opsOrder, { id, action: 'track', text: 'On its way' }, operator)
  await probe.ask(opsOrder, { id, action: 'deliver' }, operator)
  const received = await probe.ask(confirmOrder, { id }, who)
  probe.expect(confirmOrder, 'data.status', received.status === 3, 'is not 3')
  await probe.refused(confirmOrder, 'for the second time', { id }, { code: 409, who })
  const stars = { service_rating: 5, shipping_rating: 4 }
  const items = received.items.map((item) => ({
    item_id: item.id,
    product_rating: 5,
    content: 'As described',
  }))
  await probe.refused(
    createReview,
    'no words',
    { order_id: id, ...stars, items: [] },
    { code: 422, who },
  )
  await probe.ask(createReview, { order_id: id, ...stars, items }, who)
  await expectStatus(probe, who, id, 4)
}

/** Requests a refund of a paid order, withdraws it, and requests it again. */
export async function giveBack(probe: Probe, buyer: Buyer): Promise<void> {
  const who = { token: buyer.token }
  const id = await pay(probe, buyer)
  const refundable = await probe.ask(getRefundable, { order_id: id }, who)
  const itemIds = refundable.items.map((item) => item.id)
  const asking = async () => ({
    order_id: id,
    item_ids: itemIds,
    type: 1 as const,
    product_status: 0 as const,
    amount: mostFor(refundable, itemIds),
    reason: 'changedMind',
    explanation: 'Ordered twice',
    evidence: [await picture(probe, buyer.token, 'refund')],
  })
  const first = await probe.ask(requestRefund, await asking(), { ...who, key: randomUUID() })
  await expectStatus(probe, who, id, -2)
  const again = { ...who, key: randomUUID() }
  await probe.refused(requestRefund, 'a second request', await asking(), { code: 409, who: again })
  await probe.ask(getRefund, { id: first.id }, who)
  const sent = { id: first.id, carrier: 'Post', tracking_no: 'R1' }
  await probe.refused(shipRefund, 'before it is agreed', sent, { code: 409, who })
  await probe.ask(cancelRefund, { id: first.id }, who)
  await expectStatus(probe, who, id, 1)
  const earnest = await probe.ask(requestRefund, await asking(), { ...who, key: randomUUID() })
  if (!probe.opsToken) return
  await probe.ask(opsRefund, { id: earnest.id, action: 'settle' }, { isOperator: true })
  await expectStatus(probe, who, id, -3)
}

async function expectStatus(probe: Probe, who: Who, id: number, status: number): Promise<void> {
  const order = await probe.ask(getOrder, { id }, who)
  const found = `${status} expected, ${order.status} came`
  probe.expect(getOrder, 'data.status', order.status === status, found)
  const listed = await probe.ask(listOrders, { status: order.status }, who)
  const isThere = listed.list.some((one) => one.id === id)
  probe.expect(listOrders, 'data.list', isThere, `lacks the order of status ${order.status}`)
}
