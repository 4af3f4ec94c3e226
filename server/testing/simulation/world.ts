/** The expected state. Written from the contract, not from the code of the backend. */
export interface World {
  available: number
  frozen: number
  products: Map<number, ProductModel>
  skus: Map<number, SkuModel>
  promos: Map<string, PromoModel>
  cart: Map<number, number>
  orders: OrderModel[]
  refunds: RefundModel[]
  withdrawals: WithdrawalModel[]
  recharges: RechargeModel[]
  tickets: Map<string, { target: string; isSpent: boolean }>
  payCode: { isSet: boolean; tries: number; isLocked: boolean }
}

export interface ProductModel {
  price: number
  isOnSale: boolean
  sold: number
  reviews: number
  stars: number
}

export interface SkuModel {
  product: number
  shop: number
  price: number
  stock: number
  taken: number
}

export interface PromoModel {
  kind: 'percent' | 'amount'
  value: number
  minimum: number
  cap: number | null
  perShopper: number
  /** Before the first refund, or after the last. */
  isOut: boolean
  used: number
}

export interface UseModel {
  code: string
  orders: OrderModel[]
  isReleased: boolean
}

export interface OrderModel {
  id: number
  status: number
  /** The status before a refund was requested. */
  before: number | null
  items: ItemModel[]
  subtotal: number
  freight: number
  discount: number
  total: number
  refunded: number
  settled: { itemIds: number[]; amount: number }[]
  isPaid: boolean
  parcels: { isDelivered: boolean }[]
  /** Nothing is left to send. */
  isShipped: boolean
  isDelivered: boolean
  isReceived: boolean
  /** Whether its deadline for payment, assumed receipt or completion has passed. */
  isLapsed: boolean
  isDeliveryOld: boolean
  isReceiptOld: boolean
  use: UseModel | null
}

export interface ItemModel {
  id: number
  sku: number
  price: number
  quantity: number
  refund: number | null
  isReviewed: boolean
  isRestocked: boolean
  /** Units in parcels. */
  packed: number
}

export interface RefundModel {
  id: number
  order: OrderModel
  itemIds: number[]
  type: number
  amount: number
  status: number
  isSent: boolean
  /** The upload of its evidence. */
  evidence: number
}

export interface WithdrawalModel {
  id: number
  amount: number
  status: number
  isCancelled: boolean
}

export interface RechargeModel {
  id: number
  method: string
  amount: number
  status: number
  waitsForCode: boolean
  codeTries: number
  txid: string | null
}

/** The stock at the start of a run; the product of the last SKU is off sale. */
const SHELVES: [sku: number, product: number, shop: number, price: number, stock: number][] = [
  [11, 1, 1, 1299, 10],
  [12, 1, 1, 1499, 1],
  [21, 2, 1, 6000, 6],
  [31, 3, 2, 500, 30],
  [41, 4, 2, 900, 5],
]

export const PROMOS: Record<string, Omit<PromoModel, 'used'>> = {
  TEN: { kind: 'percent', value: 10, minimum: 0, cap: null, perShopper: 2, isOut: false },
  FIVE: { kind: 'amount', value: 500, minimum: 1000, cap: null, perShopper: 1, isOut: false },
  ALL: { kind: 'percent', value: 100, minimum: 0, cap: 6000, perShopper: 3, isOut: false },
  PAST: { kind: 'percent', value: 50, minimum: 0, cap: null, perShopper: 9, isOut: true },
}

export function newWorld(available: number): World {
  return {
    available,
    frozen: 0,
    products: new Map(
      SHELVES.map(([, product, , price]) => [
        product,
        { price, isOnSale: product !== 4, sold: 0, reviews: 0, stars: 0 },
      ]),
    ).set(1, { price: 1299, isOnSale: true, sold: 0, reviews: 0, stars: 0 }),
    skus: new Map(
      SHELVES.map(([sku, product, shop, price, stock]) => [
        sku,
        { product, shop, price, stock, taken: 0 },
      ]),
    ),
    promos: new Map(Object.entries(PROMOS).map(([code, promo]) => [code, { ...promo, used: 0 }])),
    cart: new Map(),
    orders: [],
    refunds: [],
    withdrawals: [],
    recharges: [],
    tickets: new Map(),
    payCode: { isSet: false, tries: 0, isLocked: false },
  }
}

export function canSell(world: World, skuId: number, quantity: number): boolean {
  const sku = world.skus.get(skuId)
  return sku !== undefined && world.products.get(sku.product)!.isOnSale && sku.stock >= quantity
}

export function adjustStock(world: World, items: ItemModel[], sign: 1 | -1): void {
  for (const item of items) {
    const sku = world.skus.get(item.sku)!
    sku.stock += sign * item.quantity
    sku.taken -= sign * item.quantity
  }
}

/** Cents of paid goods that were not refunded, at their price before the discount. */
function boughtGoods(orders: OrderModel[]): number {
  return orders
    .filter(({ status }) => status !== 0 && status !== -1)
    .map(({ subtotal, discount, refunded }) => {
      const back = refunded > 0 ? Math.floor((refunded * subtotal) / (subtotal - discount)) : 0
      return Math.max(0, subtotal - back)
    })
    .reduce((sum, cents) => sum + cents, 0)
}

const goodsOf = (orders: OrderModel[]) => orders.reduce((sum, { subtotal }) => sum + subtotal, 0)

const minimumOf = (world: World, { code }: UseModel) => world.promos.get(code)!.minimum

/** Whether paying only these orders of a promo would allow the others to be cancelled below its minimum. */
export function isSplit(world: World, chosen: OrderModel[]): boolean {
  return chosen.some(({ use }) => {
    if (!use) return false
    const paid = chosen.filter((order) => order.use === use)
    const isAnyLeft = use.orders.some((order) => order.status === 0 && !chosen.includes(order))
    return isAnyLeft && boughtGoods(use.orders) + goodsOf(paid) < minimumOf(world, use)
  })
}

/** The unpaid orders lose their discount when the rest of the purchase is below the minimum. */
export function recheckMinimum(world: World, use: UseModel): void {
  const payable = use.orders.filter(({ status, isLapsed }) => status === 0 && !isLapsed)
  if (boughtGoods(use.orders) + goodsOf(payable) >= minimumOf(world, use)) return
  use.orders = use.orders.filter((order) => !payable.includes(order))
  for (const order of payable)
    Object.assign(order, { discount: 0, total: order.subtotal + order.freight, use: null })
}

/** Releases its stock, and the use of its promo once none of its orders is left. */
export function cancelOrder(world: World, order: OrderModel): void {
  order.status = -1
  adjustStock(world, order.items, 1)
  const { use } = order
  if (use) recheckMinimum(world, use)
  if (!use || use.isReleased || use.orders.some(({ status }) => status !== -1)) return
  use.isReleased = true
  world.promos.get(use.code)!.used -= 1
}
