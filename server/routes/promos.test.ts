import { eq, sql } from 'drizzle-orm'
import { cancelOrder, createOrder, getOrder, payOrders, quoteOrder } from '@/contracts/orders'
import { orders } from '@/server/db/tables/orders'
import { promos, promoShoppers } from '@/server/db/tables/promos'
import { inTransaction } from '@/server/db/transaction'
import { lockUsesOf, releaseUse, use } from '@/server/repositories/promos'
import { expireUnpaid } from '@/server/services/orders/order-times'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, ticketFor, type TestShopper } from '@/server/testing/shoppers'

let shop: TestBackend
const YEAR_MS = 365 * 86_400_000

jest.setTimeout(60_000)

beforeAll(async () => {
  shop = await openTestBackend()
  const [begun, over] = [new Date(Date.now() - YEAR_MS), new Date(Date.now() - 1000)]
  await shop.backend.services.db.insert(promos).values([
    { code: 'TEN', kind: 'percent', value: 10, startsAt: begun, perShopper: 100 },
    { code: 'FIVE', kind: 'amount', value: 500, minimum: 6500, startsAt: begun, perShopper: 100 },
    { code: 'ONCE', kind: 'amount', value: 333, startsAt: begun },
    { code: 'OVER', kind: 'percent', value: 50, startsAt: begun, expiresAt: over },
    { code: 'SOON', kind: 'percent', value: 50, startsAt: new Date(Date.now() + YEAR_MS) },
    { code: 'ALL', kind: 'percent', value: 100, startsAt: begun, perShopper: 100 },
  ])
})
afterAll(() => shop.close())

/** A kettle of 60.00 without freight from shop 1, and a tea of 5.00 with freight of 4.99 from shop 2. */
const BOTH = [
  { sku_id: 21, quantity: 1 },
  { sku_id: 31, quantity: 1 },
]
const TEA = [{ sku_id: 31, quantity: 1 }]

const quote = (shopper: TestShopper, promo_code: string, items = BOTH, locale?: string) =>
  shop.ask(quoteOrder, { items, promo_code }, { token: shopper.token, locale })

async function create(shopper: TestShopper, promo_code: string, items = BOTH, total?: number) {
  const expected_total = total ?? (await quote(shopper, promo_code, items)).data.total
  const body = { items, promo_code, expected_total, address_id: shopper.addressId }
  return shop.ask(createOrder, body, { token: shopper.token, key: newKey() })
}

const usedBy = async (shopper: TestShopper) => {
  const { db } = shop.backend.services
  const rows = await db.select().from(promoShoppers).where(eq(promoShoppers.userId, shopper.id))
  return rows.reduce((sum, row) => sum + row.used, 0)
}

test('distributes a percentage over the shops, and orders cost what the quote said', async () => {
  const shopper = await newShopper(shop)
  const { data } = await quote(shopper, ' ten ')
  expect(data.promo).toEqual({ code: 'TEN', valid: true, reason: null })
  expect(data.groups.map(({ discount, total }) => ({ discount, total }))).toEqual([
    { discount: 600, total: 5400 },
    { discount: 50, total: 949 },
  ])
  expect(data.total).toBe(6349)
  const made = await create(shopper, 'TEN')
  expect(made.data.orders.map(({ total }) => total)).toEqual([5400, 949])
  const { id } = made.data.orders[0]!
  const order = await shop.ask(getOrder, { id }, { token: shopper.token })
  expect(order.data).toMatchObject({ promo_code: 'TEN', discount: 600, total: 5400 })
})

test.each([
  ['NOPE', BOTH, 'There is no such promo code'],
  ['OVER', BOTH, 'This promo code has expired'],
  ['SOON', BOTH, 'This promo code is not valid yet'],
  ['FIVE', TEA, 'For goods worth $65.00 or more'],
])('gives no discount for %s and explains why', async (code, items, reason) => {
  const shopper = await newShopper(shop)
  const { data } = await quote(shopper, code, items)
  expect(data.promo).toEqual({ code, valid: false, reason })
  expect(data.groups.every(({ discount }) => discount === 0)).toBe(true)
  const made = await create(shopper, code, items)
  const order = await shop.ask(getOrder, { id: made.data.orders[0]!.id }, { token: shopper.token })
  expect(order.data).toMatchObject({ promo_code: null, discount: 0 })
})

test('returns the reason in the language of the request', async () => {
  const shopper = await newShopper(shop)
  expect((await quote(shopper, 'FIVE', TEA, 'ja')).data.promo?.reason).toBe(
    '商品代金$65.00以上で使えます',
  )
})

test('rejects an order when its promo changed since the quote', async () => {
  const shopper = await newShopper(shop)
  const { total } = (await quote(shopper, 'ONCE')).data
  expect((await create(shopper, 'ONCE')).code).toBe(1)
  expect(await create(shopper, 'ONCE', BOTH, total)).toMatchObject({
    code: 409,
    data: { total: total + 333 },
  })
  expect((await quote(shopper, 'ONCE')).data.promo).toMatchObject({
    valid: false,
    reason: 'You have already used this promo code',
  })
})

test('gives the discount of a code with one use to one of ten concurrent orders', async () => {
  const shopper = await newShopper(shop)
  const { total } = (await quote(shopper, 'ONCE', TEA)).data
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => create(shopper, 'ONCE', TEA, total)),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(await usedBy(shopper)).toBe(1)
})

test('limits a code also among orders of different goods, which do not wait for the same stock', async () => {
  const shopper = await newShopper(shop)
  const { db } = shop.backend.services
  const [promo] = await db.select().from(promos).where(eq(promos.code, 'ONCE'))
  const uses = [1, 2].map(() => inTransaction(db, (tx) => use(tx, shopper.id, promo!)))
  const given = (await Promise.all(uses)).filter((id) => id !== undefined)
  expect(given).toHaveLength(1)
  expect(await usedBy(shopper)).toBe(1)
  await inTransaction(db, (tx) => releaseUse(tx, given[0]!))
})

test('names the full price when another order takes the last use meanwhile', async () => {
  const shopper = await newShopper(shop)
  const { db } = shop.backend.services
  const [promo] = await db.select().from(promos).where(eq(promos.code, 'ONCE'))
  const { total } = (await quote(shopper, 'ONCE', TEA)).data
  const [isTaken, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = inTransaction(db, async (tx) => {
    const used = await use(tx, shopper.id, promo!)
    isTaken.resolve()
    await isAsked.promise
    return used!
  })
  await isTaken.promise
  const made = create(shopper, 'ONCE', TEA, total)
  // The order has judged the code, and waits for the other one.
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await db.execute(waiting)).rowCount === 0);
  isAsked.resolve()
  const used = await other
  expect(await made).toMatchObject({ code: 409, data: { total: total + 333 } })
  await inTransaction(db, (tx) => releaseUse(tx, used))
})

test('releases a use when its last order is cancelled or expires, and not before', async () => {
  const shopper = await newShopper(shop)
  const [first, second] = (await create(shopper, 'ONCE')).data.orders
  await shop.ask(cancelOrder, { id: first!.id }, { token: shopper.token })
  expect(await usedBy(shopper)).toBe(1)
  const { db } = shop.backend.services
  await db
    .update(orders)
    .set({ payBefore: new Date(0) })
    .where(eq(orders.id, second!.id))
  await expireUnpaid(shop.backend.services)
  expect(await usedBy(shopper)).toBe(0)
  expect((await create(shopper, 'ONCE')).code).toBe(1)
})

test('releases a use once when its two orders are cancelled concurrently', async () => {
  const shopper = await newShopper(shop)
  for (let round = 0; round < 10; round += 1) {
    const made = await create(shopper, 'ONCE')
    await Promise.all(
      made.data.orders.map(({ id }) => shop.ask(cancelOrder, { id }, { token: shopper.token })),
    )
    expect(await usedBy(shopper)).toBe(0)
  }
})

test.each([
  ['payment', payOrders, (id: number) => ({ order_ids: [id], ticket: 'x' })],
  ['cancellation', cancelOrder, (id: number) => ({ id })],
] as const)(
  'a %s by a stranger does not wait for the owner of the order',
  async (_name, call, body) => {
    const owner = await newShopper(shop)
    const stranger = await newShopper(shop)
    const { data } = await create(owner, 'TEN', TEA)
    const { id } = data.orders[0]!
    const answer = await inTransaction(shop.backend.services.db, async (tx) => {
      await lockUsesOf(tx, [id])
      return shop.ask(call, body(id), { token: stranger.token, key: newKey() })
    })
    expect(answer.code).toBe(404)
  },
)

test('marks an order as paid without a charge when the promo covers it', async () => {
  const shopper = await newShopper(shop)
  const made = await create(shopper, 'ALL', [{ sku_id: 21, quantity: 1 }])
  expect(made.data.total).toBe(0)
  const ids = made.data.orders.map(({ id }) => id)
  const { ticket } = (await ticketFor(shop, shopper.token, ids)).data
  const body = { order_ids: ids, ticket }
  const paid = await shop.ask(payOrders, body, { token: shopper.token, key: newKey() })
  expect(paid).toMatchObject({ code: 1, data: { balance: 0 } })
  const order = await shop.ask(getOrder, { id: ids[0]! }, { token: shopper.token })
  expect(order.data).toMatchObject({ total: 0, actions: ['cancel'] })
})

test('ignores unavailable goods for the minimum and for the discount', async () => {
  const shopper = await newShopper(shop)
  const soldOut = { sku_id: 12, quantity: 2 }
  const kettle = { sku_id: 21, quantity: 1 }
  const { data } = await quote(shopper, 'FIVE', [kettle, soldOut])
  expect(data.groups[0]?.lines.map(({ available }) => available)).toEqual([true, false])
  expect(data.promo).toMatchObject({ valid: false, reason: 'For goods worth $65.00 or more' })
  expect((await quote(shopper, 'TEN', [kettle, soldOut])).data.total).toBe(5400)
})

test('leaves a balanced ledger', async () => {
  expect(await reconcile(shop.backend.services.db)).toEqual([])
})
