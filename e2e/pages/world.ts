import type { Locale } from '@/contracts/languages'
import type { Product } from '@/contracts/schemas/products'
import { productToBuy, skuInStock } from '@/e2e/fixtures'
import type { Shop, Shopper, ShopperOptions } from '@/testkit/main'

/** A search term with results in each language. */
export const WORD: Record<Locale, string> = {
  en: 'honey',
  'zh-CN': '蜂蜜',
  ja: 'はちみつ',
  ko: '꿀',
  th: 'น้ำผึ้ง',
}

/** Options of the shopper for `openWorld`. */
export const RICH: ShopperOptions = {
  balance: 1_000_000,
  addresses: [{ tag: '家' }, { addressee: '佐藤 花子', tag: '公司' }],
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

/** Created by calls for a new shopper. Uses products from index `place` on, so that worlds do not share stock. */
export async function openWorld(
  shop: Shop,
  shopper: Shopper,
  place: number,
): Promise<Omit<World, 'word'>> {
  const [address] = await shopper.addresses()
  const product = await productToBuy(shopper, place)
  const sku = skuInStock(product).id
  await shopper.post('/api/product/favourite', { product_id: product.id, on: true })
  await shopper.post('/api/shop/follow', { shop_id: product.shop_id, on: true })
  await shopper.post('/api/cart/add', { items: [{ sku_id: sku, quantity: 2 }] })
  const orders = await someOrders(shop, shopper, sku)
  await somePayments(shop, shopper)
  return { product, sku, address: address?.id ?? 0, ...orders }
}

async function someOrders(shop: Shop, shopper: Shopper, sku: number) {
  const items = [{ sku_id: sku, quantity: 1 }]
  const unpaid = await shop.order(shopper, { items, status: 'unpaid' })
  const tracking = [{ text: 'จัดส่ง' }]
  const shipped = await shop.order(shopper, { items, status: 'shipped', tracking })
  const received = await shop.order(shopper, { items, status: 'received' })
  const refunding = await shop.order(shopper, { items, status: 'paid' })
  const reason = 'changedMind'
  await shop.refund(shopper, { order: refunding, amount: 100, reason, explanation: '…' })
  return {
    unpaid: unpaid.id,
    shipped: shipped.id,
    received: received.id,
    refunding: refunding.id,
  }
}

async function somePayments(shop: Shop, shopper: Shopper) {
  const card = { bank_name: '商业银行', bank_card_no: '4242424242424242', holder: '佐藤 花子' }
  await shop.withdrawal(shopper, { amount: 2000, card })
  const refusal = { status: 'refused', refuseReason: '…' } as const
  await shop.topUp(shopper, { method: 'manual', amount: 5000, ...refusal })
}
