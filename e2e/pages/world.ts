import type { Locale } from '@/contracts/languages'
import type { Order } from '@/contracts/schemas/orders'
import type { Product } from '@/contracts/schemas/products'
import { asOperator, PAY_CODE, productToBuy, skuInStock, type ShopperCalls } from '@/e2e/fixtures'

/** A search term with results in each language. */
export const WORD: Record<Locale, string> = {
  en: 'honey',
  'zh-CN': '蜂蜜',
  ja: 'はちみつ',
  ko: '꿀',
  th: 'น้ำผึ้ง',
}

/** The ids in the URLs of pages: a shopper with something in every list. */
export interface World {
  word: string
  product: Product
  sku: number
  address: number
  unpaid: number
  shipped: number
  received: number
  refunding: number
}

/** Created by calls, which are then signed in. Uses products from index `place` on, so that worlds do not share stock. */
export async function openWorld(
  calls: ShopperCalls,
  origin: string,
  place: number,
): Promise<Omit<World, 'word'>> {
  await calls.register()
  await calls.setPayCode()
  const { id: address } = await calls.addAddress({ tag: '家' })
  await calls.addAddress({ addressee: '佐藤 花子', tag: '公司' })
  await calls.topUp(1_000_000)
  const product = await productToBuy(calls, place)
  const sku = skuInStock(product).id
  await calls.post('/api/product/favourite', { product_id: product.id, on: true })
  await calls.post('/api/shop/follow', { shop_id: product.shop_id, on: true })
  await calls.post('/api/cart/add', { items: [{ sku_id: sku, quantity: 2 }] })
  const orders = await someOrders(calls, origin, sku)
  await somePayments(calls, origin)
  return { product, sku, address, ...orders }
}

async function someOrders(calls: ShopperCalls, origin: string, sku: number) {
  const make = async () => (await calls.order([{ sku_id: sku, quantity: 1 }]))[0] ?? 0
  const [unpaid, shipped, received, refunding] = [
    await make(),
    await make(),
    await make(),
    await make(),
  ]
  for (const id of [shipped, received, refunding]) await calls.pay([id])
  const operate = (id: number, input: object) => asOperator(origin, 'order', { id, ...input })
  for (const id of [shipped, received])
    await operate(id, { action: 'ship', carrier: 'Thai Post', tracking_no: 'TH4711' })
  await operate(shipped, { action: 'track', text: 'จัดส่ง', place: '' })
  await operate(received, { action: 'deliver', place: '' })
  await calls.post('/api/order/confirm', { id: received })
  const order = await calls.get<Order>(`/api/order/detail?id=${refunding}`)
  await calls.post('/api/order/refund', {
    order_id: refunding,
    item_ids: order.items.map(({ id }) => id),
    type: 1,
    product_status: 0,
    amount: 100,
    reason: 'changedMind',
    explanation: '…',
    evidence: [await calls.upload('refund')],
  })
  return { unpaid, shipped, received, refunding }
}

async function somePayments(calls: ShopperCalls, origin: string) {
  const amount = 2000
  const { ticket } = await calls.post<{ ticket: string }>('/api/user/verify_pay', {
    action: 'extract',
    password: PAY_CODE,
    amount,
  })
  const card = { bank_name: '商业银行', bank_card_no: '4242424242424242', holder: '佐藤 花子' }
  await calls.post('/api/user/extract', { type: 'bank_card', amount, ...card, ticket })
  const { id } = await calls.post<{ id: number }>('/api/user/recharge', {
    method: 'manual',
    amount: 5000,
    evidence: [await calls.upload('evidence')],
  })
  await asOperator(origin, 'recharge', { id, action: 'refuse', reason: '…' })
}
