import { sql } from 'drizzle-orm'
import { LOCALES } from '@/contracts/languages'
import { cancelOrder, createOrder, payOrders, quoteOrder } from '@/contracts/orders'
import { MAX_RESERVED_ITEMS, MAX_UNPAID_ORDERS } from '@/server/services/orders/reservations'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { MAX_CART_LINES } from '@/contracts/limits'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openManyShops } from '@/server/testing/many-shops'
import {
  newShopper,
  order,
  ticketFor,
  type Basket,
  type TestShopper,
} from '@/server/testing/shoppers'

let test: TestBackend
let skuIds: number[]

beforeAll(async () => {
  test = await openTestBackend()
  skuIds = await openManyShops(test.backend.services.db, MAX_CART_LINES)
  await test.backend.services.db.execute(sql`update skus set stock = 100000 where id = 31`)
})
afterAll(() => test.close())

const TEA = [{ sku_id: 31, quantity: 1 }]
const onePerShop = (count: number): Basket[] =>
  skuIds.slice(0, count).map((sku_id) => ({ sku_id, quantity: 1 }))
const teas = (quantity: number) => [{ sku_id: 31, quantity }]

async function unpaidOf({ id }: TestShopper) {
  const { rows } = await test.backend.services.db.execute<{ orders: number; items: number }>(sql`
    select count(distinct o.id)::int as orders, coalesce(sum(i.quantity), 0)::int as items
    from orders o join order_items i on i.order_id = o.id where o.user_id = ${id} and o.status = 0`)
  return rows[0]!
}

/** Creates concurrently with a key each; retries responses that report a busy backend. */
async function createAtOnce(shopper: TestShopper, items: Basket[], calls: number) {
  const { total } = (await test.ask(quoteOrder, { items }, { token: shopper.token })).data
  const body = { items, address_id: shopper.addressId, expected_total: total }
  return Promise.all(
    Array.from({ length: calls }, async () => {
      const options = { token: shopper.token, key: newKey() }
      for (;;) {
        const answer = await test.ask(createOrder, body, options)
        if (answer.code !== 503) return answer
      }
    }),
  )
}

const doneOf = (answers: { code: number }[]) => answers.filter(({ code }) => code === 1).length

describe('unpaid orders of one shopper', () => {
  it('are limited, also for concurrent orders', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    expect((await order(test, shopper, onePerShop(MAX_UNPAID_ORDERS - 2))).code).toBe(1)
    const answers = await createAtOnce(shopper, TEA, 8)
    expect(doneOf(answers)).toBe(2)
    expect(answers.find(({ code }) => code !== 1)).toMatchObject({
      code: 0,
      msg: 'You can have at most 100 unpaid orders. Please pay or cancel some of them first',
      data: { most: MAX_UNPAID_ORDERS },
    })
    expect((await unpaidOf(shopper)).orders).toBe(MAX_UNPAID_ORDERS)
  })

  it('allow another after a cancellation, and do not count for another shopper', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    const made = await order(test, shopper, onePerShop(MAX_UNPAID_ORDERS))
    expect((await order(test, shopper, TEA)).code).toBe(0)
    const { id } = made.data.orders[0]!
    await test.ask(cancelOrder, { id }, { token: shopper.token })
    expect((await order(test, shopper, TEA)).code).toBe(1)
    expect((await order(test, await newShopper(test, { hasPayCode: false }), TEA)).code).toBe(1)
  })

  it.each(LOCALES)('are rejected in %s', async (locale) => {
    const shopper = await newShopper(test, { hasPayCode: false })
    await order(test, shopper, onePerShop(MAX_UNPAID_ORDERS))
    const body = { items: TEA, address_id: shopper.addressId, expected_total: 999 }
    const options = { token: shopper.token, key: newKey(), locale }
    expect((await test.ask(createOrder, body, options)).msg).toContain('100')
  })
})

describe('reserved items of one shopper', () => {
  it('are limited, also for concurrent orders', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    expect((await order(test, shopper, teas(MAX_RESERVED_ITEMS - 10))).code).toBe(1)
    const answers = await createAtOnce(shopper, teas(5), 8)
    expect(doneOf(answers)).toBe(2)
    expect(answers.find(({ code }) => code !== 1)).toMatchObject({
      code: 0,
      msg: 'You can reserve at most 1,000 items until they are paid for. Please order fewer, or pay or cancel your unpaid orders first',
      data: { most: MAX_RESERVED_ITEMS },
    })
    expect((await unpaidOf(shopper)).items).toBe(MAX_RESERVED_ITEMS)
  })

  it('are limited in a single checkout of many full lines', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    const items = onePerShop(2).map((item) => ({ ...item, quantity: 999 }))
    expect((await order(test, shopper, items)).code).toBe(0)
    expect(await unpaidOf(shopper)).toEqual({ orders: 0, items: 0 })
  })

  it('are released when the orders are paid', async () => {
    const shopper = await newShopper(test, { balance: 1_000_000 })
    const made = await order(test, shopper, teas(999))
    expect((await order(test, shopper, teas(2))).code).toBe(0)
    const ids = made.data.orders.map(({ id }) => id)
    const { ticket } = (await ticketFor(test, shopper.token, ids)).data
    const options = { token: shopper.token, key: newKey() }
    await test.ask(payOrders, { order_ids: ids, ticket }, options)
    expect((await order(test, shopper, teas(2))).code).toBe(1)
  })
})

it('pays all orders of the largest checkout together', async () => {
  const shopper = await newShopper(test, { balance: 1_000_000 })
  const made = await order(test, shopper, onePerShop(MAX_CART_LINES))
  const ids = made.data.orders.map(({ id }) => id)
  expect(ids).toHaveLength(MAX_CART_LINES)
  const verified = await ticketFor(test, shopper.token, ids)
  expect(verified.code).toBe(1)
  const body = { order_ids: ids, ticket: verified.data.ticket }
  const paid = await test.ask(payOrders, body, { token: shopper.token, key: newKey() })
  expect(paid).toMatchObject({ code: 1, data: { paid: ids } })
})

it('leaves a balanced ledger', async () => {
  expect(await reconcile(test.backend.services.db)).toEqual([])
})
