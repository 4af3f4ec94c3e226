import {
  cancelOrder as cancelOrderCall,
  confirmOrder,
  createOrder,
  getOrder,
  payOrders,
} from '@/contracts/orders'
import {
  calling,
  hold,
  keyedPlan,
  refusal,
  type Choices,
  type Simulation,
  type Outcome,
  type Plan,
} from './plan'
import { linesOf, calculate, type Group, type Line } from './amounts'
import { isGoodTicket, ticketFor } from './tickets'
import {
  canSell,
  cancelOrder,
  isSplit,
  adjustStock,
  type OrderModel,
  type UseModel,
  type World,
} from './world'

const NOWHERE = 999_999_999
const TYPED = [undefined, undefined, undefined, 'TEN', 'five', 'ALL', 'PAST', 'NONE']
const GOODS = [11, 12, 21, 31, 31, 31, 41, NOWHERE]

/** Orders one to three items, or the cart; a valid order stays within the stock. */
export function planCreate(simulation: Simulation, isFitting: boolean, choices: Choices): Plan {
  const { world } = simulation
  const [what, many, how, where] = choices
  const isFromCart = how % 4 === 0 && world.cart.size > 0
  const pick = (place: number) => GOODS[(what >> (place * 3)) % (isFitting ? 6 : GOODS.length)]!
  const items = isFromCart
    ? [...world.cart].map(([sku_id, quantity]) => ({ sku_id, quantity }))
    : Array.from({ length: 1 + (many % 3) }, (_, place) => ({
        sku_id: pick(place),
        quantity: 1 + ((many >> (place * 2)) % (isFitting ? 2 : 12)),
      }))
  const promo_code = TYPED[(how >> 3) % TYPED.length]
  const lines = linesOf(world, items)
  const isPriced = lines.every(({ sku }) => world.skus.has(sku))
  const total = isPriced ? calculate(world, lines, promo_code).total : 1
  const body = {
    items,
    address_id: !isFitting && where % 8 === 0 ? NOWHERE : simulation.shopper.addressId,
    expected_total: !isFitting && where % 8 === 1 ? total + 1 : total,
    ...(promo_code ? { promo_code } : {}),
    ...(isFromCart ? { from_cart: true } : {}),
  }
  return keyedPlan(simulation, {
    endpoint: createOrder,
    body,
    twist: { address_id: NOWHERE - 1 },
    isWholeAnswerKept: true,
    predict: () => predictCreate(simulation, body),
  })
}

/** Units that were added after the checkout began stay in the cart. */
function removeOrdered({ cart }: World, { sku, quantity }: { sku: number; quantity: number }) {
  const rest = (cart.get(sku) ?? 0) - quantity
  if (rest > 0) cart.set(sku, rest)
  else cart.delete(sku)
}

interface CreateBody {
  items: { sku_id: number; quantity: number }[]
  address_id: number
  expected_total: number
  promo_code?: string
  from_cart?: boolean
}

function predictCreate(
  simulation: Simulation,
  body: CreateBody,
): Pick<Plan, 'words' | 'expected' | 'apply'> {
  const { world } = simulation
  const lines = linesOf(world, body.items)
  const words = `create ${lines.map(({ sku, quantity }) => `${quantity}×${sku}`).join(' ')} ${body.promo_code ?? ''}`
  const refused = (expected: Outcome) => ({ words, expected, apply: () => undefined })
  if (body.address_id === NOWHERE) return refused(refusal('NOT_FOUND'))
  const short = lines.find(({ sku, quantity }) => !canSell(world, sku, quantity))
  if (short) return refused({ refusal: 'STOCK_SHORT', data: { sku_id: short.sku } })
  const { groups, total, code } = calculate(world, lines, body.promo_code)
  if (total !== body.expected_total) return refused({ refusal: 'TOTAL_CHANGED', data: { total } })
  return {
    words,
    expected: 'done',
    apply: async (data: { orders: { id: number; total: number }[]; total: number }) => {
      hold(data.total, total, `total of ${words}`)
      hold(
        data.orders.map((order) => order.total),
        groups.map((group) => group.total),
        `totals of ${words}`,
      )
      if (body.from_cart) for (const line of lines) removeOrdered(world, line)
      await addOrders(simulation, groups, code, data.orders)
    },
  }
}

async function addOrders(
  simulation: Simulation,
  groups: Group[],
  code: string | null,
  made: { id: number }[],
): Promise<void> {
  const { world } = simulation
  const use: UseModel | null = code === null ? null : { code, orders: [], isReleased: false }
  if (code !== null) world.promos.get(code)!.used += 1
  for (const [index, group] of groups.entries()) {
    const { id } = made[index]!
    const { data } = await calling(simulation, getOrder, { id })()
    const { lines, subtotal, freight, discount, total } = group
    const bought = data.items.map(({ sku_id, quantity, price }) => ({
      sku: sku_id,
      quantity,
      price,
    }))
    hold(bought, lines satisfies Line[], `items of order ${id}`)
    hold(data.promo_code, code, `promo of order ${id}`)
    const order = newOrder({ id, subtotal, freight, discount, total, use })
    order.items = data.items.map((item) => ({
      id: item.id,
      sku: item.sku_id,
      price: item.price,
      quantity: item.quantity,
      refund: null,
      isReviewed: false,
      isRestocked: false,
      packed: 0,
    }))
    adjustStock(world, order.items, -1)
    use?.orders.push(order)
    world.orders.push(order)
  }
}

const newOrder = (
  facts: Pick<OrderModel, 'id' | 'subtotal' | 'freight' | 'discount' | 'total' | 'use'>,
): OrderModel => ({
  ...facts,
  status: 0,
  before: null,
  items: [],
  refunded: 0,
  settled: [],
  isPaid: false,
  parcels: [],
  isShipped: false,
  isDelivered: false,
  isReceived: false,
  isLapsed: false,
  isDeliveryOld: false,
  isReceiptOld: false,
})

export const isPayable = (order: OrderModel) => order.status === 0 && !order.isLapsed

/** Pays one order, alone or together with another one. */
export async function planPay(
  simulation: Simulation,
  order: OrderModel,
  isFitting: boolean,
  [choice, other]: Choices,
): Promise<Plan> {
  const { orders } = simulation.world
  const second = other % 4 === 0 ? orders[(other >> 2) % orders.length]! : order
  const chosen = isFitting && !isPayable(second) ? [order] : [...new Set([order, second])]
  const ids = chosen.map(({ id }) => id).sort((a, b) => a - b)
  const total = chosen.reduce((sum, one) => sum + one.total, 0)
  const target = `pay:${ids.join(',')}:${total}`
  const verify: { body: object; expected: Outcome } = {
    body: { action: 'pay', order_ids: ids },
    expected: chosen.every(isPayable) ? 'done' : refusal('ORDER_NOT_PAYABLE'),
  }
  const ticket = await ticketFor(simulation, target, { choice, isFitting }, verify)
  return keyedPlan(simulation, {
    endpoint: payOrders,
    body: { order_ids: ids, ticket },
    twist: { ticket: 'another ticket' },
    isWholeAnswerKept: true,
    predict: () => predictPay(simulation, chosen, { ids, ticket }),
  })
}

function predictPay(
  simulation: Simulation,
  chosen: OrderModel[],
  { ids, ticket }: { ids: number[]; ticket: string },
): Pick<Plan, 'words' | 'expected' | 'apply'> {
  const { world } = simulation
  const words = `pay ${ids.join(' ')}`
  // An order can lose its discount between two attempts; the ticket is for its total at that time.
  const total = chosen.reduce((sum, one) => sum + one.total, 0)
  const target = `pay:${ids.join(',')}:${total}`
  const refused = (name: Parameters<typeof refusal>[0]) => ({
    words,
    expected: refusal(name),
    apply: () => undefined,
  })
  if (!chosen.every(isPayable)) return refused('ORDER_NOT_PAYABLE')
  if (isSplit(world, chosen)) return refused('PROMO_PAY_TOGETHER')
  if (!isGoodTicket(simulation, ticket, target)) return refused('TICKET_INVALID')
  if (total > world.available) return refused('BALANCE_TOO_SMALL')
  return {
    words,
    expected: 'done',
    apply: (data: { paid: number[]; balance: number }) => {
      world.available -= total
      world.tickets.get(ticket)!.isSpent = true
      for (const order of chosen) Object.assign(order, { status: 1, isPaid: true })
      hold(data, { paid: ids, balance: world.available }, words)
    },
  }
}

export function planCancel(simulation: Simulation, order: OrderModel): Plan {
  const { id } = order
  return {
    words: `cancel ${id}`,
    expected: order.status === 0 ? 'done' : refusal('ORDER_NOT_CANCELLABLE'),
    call: calling(simulation, cancelOrderCall, { id }),
    apply: () => cancelOrder(simulation.world, order),
    isTransaction: true,
  }
}

export function planConfirm(simulation: Simulation, order: OrderModel): Plan {
  const { id } = order
  return {
    words: `confirm ${id}`,
    expected: order.status === 2 ? 'done' : refusal('ORDER_NOT_CONFIRMABLE'),
    call: calling(simulation, confirmOrder, { id }),
    apply: () => void Object.assign(order, { status: 3, isReceived: true, isReceiptOld: false }),
    isTransaction: true,
  }
}
