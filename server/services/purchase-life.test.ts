import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { opsOrder } from '@/contracts/operators'
import {
  ORDER_STATUS,
  cancelOrder,
  confirmOrder,
  createOrder,
  getOrder,
  payOrders,
} from '@/contracts/orders'
import type { OrderStatus } from '@/contracts/orders'
import { skus } from '@/server/db/tables/catalogue'
import { orders } from '@/server/db/tables/orders'
import { canMove, ORDER_MOVES, type OrderMove } from '@/server/domain/order-moves'
import * as orderRows from '@/server/repositories/orders'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, ticketFor, type TestShopper } from '@/server/testing/shoppers'
import { expireUnpaid, assumeReceived, completeReceived } from './order-times'
import { reconcile } from './reconciliation'

/** 10,000 in the long form; each sequence is checked as a whole. */
const SEQUENCES = Number(process.env.LIFE_SEQUENCES ?? 8)

let shop: TestBackend
let shopper: TestShopper

jest.setTimeout(SEQUENCES * 5000 + 60_000)

beforeAll(async () => {
  shop = await openTestBackend()
  shopper = await newShopper(shop, { balance: 100_000_000 })
})
afterAll(() => shop.close())

const db = () => shop.backend.services.db
const mine = () => ({ token: shopper.token })
const tea = (quantity: number) => [{ sku_id: 31, quantity }]
const statusOf = async (id: number) => (await shop.ask(getOrder, { id }, mine())).data.status
const stockOf = async (id: number) =>
  (await db().select().from(skus).where(eq(skus.id, id)))[0]!.stock

const ACTIONS = [
  'pay',
  'cancel',
  'ship',
  'confirm',
  'expire',
  'assumeReceived',
  'complete',
] as const
type Action = (typeof ACTIONS)[number]

/** Does it as a shopper, an operator or the clock would; true when it was done. */
async function act(action: Action, id: number): Promise<boolean> {
  if (action === 'pay') {
    const { data } = await ticketFor(shop, shopper.token, [id])
    const ticket = data?.ticket ?? 'none'
    const body = { order_ids: [id], ticket }
    return (await shop.ask(payOrders, body, { ...mine(), key: newKey() })).code === 1
  }
  if (action === 'cancel') return (await shop.ask(cancelOrder, { id }, mine())).code === 1
  if (action === 'confirm') return (await shop.ask(confirmOrder, { id }, mine())).code === 1
  if (action === 'ship') {
    const body = { id, action, carrier: 'Thai Post', tracking_no: 'TH 1' }
    return (await shop.ask(opsOrder, body)).code === 1
  }
  return pass(action, id)
}

const CLOCK = {
  expire: { run: expireUnpaid, times: sql`pay_before = now() - interval '1 second'` },
  assumeReceived: { run: assumeReceived, times: sql`delivered_at = now() - interval '15 days'` },
  complete: { run: completeReceived, times: sql`received_at = now() - interval '16 days'` },
}

/** Lets the time for it pass, and puts back what the order's times were when nothing came of it. */
async function pass(action: keyof typeof CLOCK, id: number): Promise<boolean> {
  const before = await statusOf(id)
  const { run, times } = CLOCK[action]
  const [row] = await db().select().from(orders).where(eq(orders.id, id))
  await db().execute(sql`update orders set ${times} where id = ${id}`)
  await run(shop.backend.services)
  const isMoved = (await statusOf(id)) !== before
  const { payBefore, deliveredAt, receivedAt } = row!
  if (!isMoved)
    await db().update(orders).set({ payBefore, deliveredAt, receivedAt }).where(eq(orders.id, id))
  return isMoved
}

test('sequences of what shoppers, operators and the clock do follow the table of moves, and the books balance', async () => {
  const step = fc.record({
    which: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 3 }),
    action: fc.constantFrom(...ACTIONS),
  })
  const opening = await stockOf(31)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const ids: number[] = []
      for (const { which, quantity, action } of steps) {
        if (which >= ids.length) {
          ids.push((await order(shop, shopper, tea(quantity))).data.orders[0]!.id)
          continue
        }
        const id = ids[which]!
        const isAllowed = canMove(await statusOf(id), action)
        expect({ action, isDone: await act(action, id) }).toEqual({ action, isDone: isAllowed })
      }
      expect(await reconcile(db())).toEqual([])
      // Goods do not run out over the sequences.
      await db().execute(sql`update skus set stock = ${opening} where id = 31`)
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  )
})

const STATUSES = Object.values(ORDER_STATUS) as OrderStatus[]
const MOVES = Object.keys(ORDER_MOVES) as OrderMove[]

test.each(STATUSES.flatMap((status) => MOVES.map((move) => ({ status, move }))))(
  'an order in status $status: $move',
  async ({ status, move }) => {
    const { id } = (await order(shop, shopper, tea(1))).data.orders[0]!
    const reached = await db()
      .transaction(async (tx) => {
        await tx.update(orders).set({ status, statusBefore: 2 }).where(eq(orders.id, id))
        const moved = await orderRows.move(tx, null, id, move)
        throw new Undone(moved?.status)
      })
      .catch((error: unknown) => {
        if (error instanceof Undone) return error.status
        throw error
      })
    const { to } = ORDER_MOVES[move]
    const wanted = to === 'before' ? 2 : to
    expect(reached).toBe(canMove(status, move) ? wanted : undefined)
  },
)

/** Carries the answer out of a transaction that must leave nothing behind. */
class Undone extends Error {
  constructor(readonly status: number | undefined) {
    super('undone')
  }
}

test('two hundred shoppers on ten pieces: ten orders, and nothing left', async () => {
  const shoppers: TestShopper[] = []
  for (let count = 0; count < 20; count += 1)
    shoppers.push(await newShopper(shop, { hasPayCode: false }))
  const tries = Array.from({ length: 200 }, (_, index) => shoppers[index % shoppers.length]!)
  const answers = await Promise.all(tries.map(buyShirt))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(10)
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1, 409]))
  expect(await stockOf(11)).toBe(0)
  expect(await reconcile(db())).toEqual([])
})

/** Asks again with the same key while the backend is too busy to answer, as the storefront does. */
async function buyShirt(buyer: TestShopper) {
  const body = {
    items: [{ sku_id: 11, quantity: 1 }],
    address_id: buyer.addressId,
    expected_total: 1798,
  }
  const options = { token: buyer.token, key: newKey() }
  for (let tries = 0; ; tries += 1) {
    const answer = await shop.ask(createOrder, body, options)
    if (answer.code !== 503 || tries === 20) return answer
  }
}
