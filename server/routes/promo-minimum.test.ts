import { eq } from 'drizzle-orm'
import { verifyPay } from '@/contracts/account'
import { LOCALES } from '@/contracts/languages'
import { listNotices } from '@/contracts/notices'
import { cancelOrder, createOrder, getOrder, payOrders, quoteOrder } from '@/contracts/orders'
import { orders } from '@/server/db/tables/orders'
import { promos } from '@/server/db/tables/promos'
import { expireUnpaid } from '@/server/services/orders/order-times'
import { payTarget } from '@/server/services/accounts/pay-codes'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openManyShops } from '@/server/testing/many-shops'
import { quickTicket } from '@/server/testing/quick-shoppers'
import { askRefund, operate } from '@/server/testing/refunds'
import { newShopper, PAY_CODE, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
  const startsAt = new Date('2026-01-01')
  const ONCE20 = { code: 'ONCE20', kind: 'amount', value: 2000, minimum: 6200, startsAt } as const
  await test.backend.services.db.insert(promos).values(ONCE20)
})
afterAll(() => test.close())

const KETTLE = { sku_id: 21, quantity: 1 }
const TEA = { sku_id: 31, quantity: 1 }
/** Without the discount: a kettle of 60.00 with free freight, and tea of 5.00 with freight of 4.99. */
const FULL = { kettle: 6000, tea: 999 }

const as = ({ token }: TestShopper) => ({ token })
const read = async (shopper: TestShopper, id: number) =>
  (await test.ask(getOrder, { id }, as(shopper))).data
const cancel = (shopper: TestShopper, id: number) => test.ask(cancelOrder, { id }, as(shopper))

/** Orders of both shops with the promo: the kettle of shop 1 and `teas` of shop 2. */
async function buyBoth(teas = 1) {
  const { shopper, made } = await buy([KETTLE, { ...TEA, quantity: teas }])
  const [kettle, tea] = made
  return { shopper, kettle: kettle!, tea: tea! }
}

async function buy(items: { sku_id: number; quantity: number }[]) {
  const shopper = await newShopper(test, { balance: 100_000 })
  const promo_code = 'ONCE20'
  const { total } = (await test.ask(quoteOrder, { items, promo_code }, as(shopper))).data
  const body = { items, promo_code, expected_total: total, address_id: shopper.addressId }
  const { data } = await test.ask(createOrder, body, { ...as(shopper), key: newKey() })
  return { shopper, made: data.orders }
}

async function pay(shopper: TestShopper, paid: { id: number; total: number }[]) {
  const ids = paid.map(({ id }) => id)
  const total = paid.reduce((sum, order) => sum + order.total, 0)
  const ticket = await quickTicket(test.backend.services.db, shopper.id, payTarget(ids, total))
  return test.ask(payOrders, { order_ids: ids, ticket }, { ...as(shopper), key: newKey() })
}

const lapse = (id: number) =>
  test.backend.services.db
    .update(orders)
    .set({ payBefore: new Date(0) })
    .where(eq(orders.id, id))

describe('cancelling one order of a checkout below the promo minimum', () => {
  it('removes the discount from the unpaid orders, notifies the shopper, and releases the use', async () => {
    const { shopper, kettle, tea } = await buyBoth()
    expect(tea.total).toBeLessThan(FULL.tea)
    await cancel(shopper, kettle.id)
    expect(await read(shopper, tea.id)).toMatchObject({
      status: 0,
      discount: 0,
      total: FULL.tea,
      promo_code: null,
    })
    const notices = await test.ask(listNotices, {}, as(shopper))
    expect(notices.data.list[0]).toMatchObject({
      title: 'Discount removed',
      link: `/orderInfo/${tea.id}`,
    })
    expect(notices.data.list[0]!.body).toContain('$9.99')
    const again = await test.ask(
      quoteOrder,
      { items: [KETTLE, TEA], promo_code: 'ONCE20' },
      as(shopper),
    )
    expect(again.data.promo).toMatchObject({ valid: true })
  })

  it('invalidates a ticket for the old total, and charges the new one', async () => {
    const { shopper, kettle, tea } = await buyBoth()
    await cancel(shopper, kettle.id)
    expect((await pay(shopper, [tea])).msg).toBe('Please enter the payment password again')
    const paid = await pay(shopper, [{ id: tea.id, total: FULL.tea }])
    expect(paid).toMatchObject({ code: 1, data: { balance: 100_000 - FULL.tea } })
  })

  it('returns the new total with a ticket for it', async () => {
    const { shopper, kettle, tea } = await buyBoth()
    await cancel(shopper, kettle.id)
    const input = { action: 'pay', order_ids: [tea.id], password: PAY_CODE }
    const { data } = await test.ask(verifyPay, input, as(shopper))
    expect(tea.total).toBeLessThan(FULL.tea)
    expect(data.total).toBe(FULL.tea)
  })

  it('does the same when an order expires, but not for an order that expired too', async () => {
    const { shopper, kettle, tea } = await buyBoth()
    await lapse(kettle.id)
    await expireUnpaid(test.backend.services)
    expect(await read(shopper, tea.id)).toMatchObject({ discount: 0, total: FULL.tea })
    const both = await buyBoth()
    for (const { id } of [both.kettle, both.tea]) await lapse(id)
    await expireUnpaid(test.backend.services)
    const codes = (await test.ask(listNotices, {}, as(both.shopper))).data.list.map(
      ({ title }) => title,
    )
    expect(codes).toEqual(expect.arrayContaining(['Order cancelled', 'Order cancelled']))
    expect(codes).not.toContain('Discount removed')
  })

  it('keeps the discount while the other orders reach the minimum', async () => {
    const { shopper, kettle, tea } = await buyBoth(13)
    const before = await read(shopper, tea.id)
    await cancel(shopper, kettle.id)
    expect(await read(shopper, tea.id)).toMatchObject({
      discount: before.discount,
      total: before.total,
      promo_code: 'ONCE20',
    })
  })

  it('removes the discount when two concurrent cancellations together miss the minimum', async () => {
    const [third] = await openManyShops(test.backend.services.db, 1)
    const items = [KETTLE, { ...TEA, quantity: 2 }, { sku_id: third!, quantity: 2 }]
    for (let round = 0; round < 10; round += 1) {
      const { shopper, made } = await buy(items)
      const [kettle, ...others] = made
      await Promise.all(others.map(({ id }) => cancel(shopper, id)))
      expect(await read(shopper, kettle!.id)).toMatchObject({ discount: 0, total: FULL.kettle })
    }
  })

  it('does not change a paid order', async () => {
    const { shopper, kettle, tea } = await buyBoth(13)
    expect((await pay(shopper, [tea])).code).toBe(1)
    await cancel(shopper, kettle.id)
    expect(await read(shopper, tea.id)).toMatchObject({ status: 1, total: tea.total })
  })
})

describe('paying one order of a checkout', () => {
  it('is rejected while the paid goods are below the minimum, naming the orders to pay as well', async () => {
    const { shopper, kettle, tea } = await buyBoth()
    expect((await read(shopper, kettle.id)).pay_with).toEqual([tea.id])
    expect(await pay(shopper, [kettle])).toMatchObject({
      code: 0,
      msg: 'These orders share a promo code. Please pay them together, or cancel the others first',
      data: { order_ids: [tea.id] },
    })
    expect((await pay(shopper, [kettle, tea])).code).toBe(1)
  })

  it('is accepted when its own goods reach the minimum, and later for the others alone', async () => {
    const { shopper, kettle, tea } = await buyBoth(13)
    expect((await read(shopper, tea.id)).pay_with).toEqual([])
    expect((await pay(shopper, [tea])).code).toBe(1)
    expect((await read(shopper, kettle.id)).pay_with).toEqual([])
    expect((await pay(shopper, [kettle])).code).toBe(1)
  })

  it('follows the minimum at the time of the order, not a later one', async () => {
    const { shopper, kettle, tea } = await buyBoth(13)
    const { db } = test.backend.services
    const setMinimum = (minimum: number) =>
      db.update(promos).set({ minimum }).where(eq(promos.code, 'ONCE20'))
    await setMinimum(50_000)
    expect((await read(shopper, tea.id)).pay_with).toEqual([])
    expect((await cancel(shopper, kettle.id)).code).toBe(1)
    expect((await read(shopper, tea.id)).discount).toBeGreaterThan(0)
    expect((await pay(shopper, [tea])).code).toBe(1)
    await setMinimum(6200)
  })

  it('removes the discount from the unpaid orders when it is refunded', async () => {
    const { shopper, kettle, tea } = await buyBoth(13)
    await pay(shopper, [tea])
    const { items, total } = await read(shopper, tea.id)
    const asked = await askRefund(test, { shopper, id: tea.id, items, total })
    expect((await operate(test, asked.data.id, 'settle')).code).toBe(1)
    expect(await read(shopper, kettle.id)).toMatchObject({ discount: 0, total: FULL.kettle })
  })

  it.each(LOCALES)('is rejected with a message in %s', async (locale) => {
    const { shopper, kettle } = await buyBoth()
    const options = { ...as(shopper), key: newKey(), locale }
    const ticket = await quickTicket(
      test.backend.services.db,
      shopper.id,
      payTarget([kettle.id], kettle.total),
    )
    const answer = await test.ask(payOrders, { order_ids: [kettle.id], ticket }, options)
    expect(answer.code).toBe(0)
    expect(answer.msg).not.toBe('')
  })

  it('never keeps the discount when it races with a cancellation of the other order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { shopper, kettle, tea } = await buyBoth()
      await Promise.all([
        pay(shopper, [kettle, tea]),
        pay(shopper, [kettle]),
        cancel(shopper, tea.id),
      ])
      const [first, second] = [await read(shopper, kettle.id), await read(shopper, tea.id)]
      const isWhole = first.status === 1 && second.status === 1
      expect(first.discount > 0).toBe(isWhole)
    }
  })
})

it('refunds the price of an item less its share of the discount', async () => {
  const { shopper, kettle, tea } = await buyBoth()
  await pay(shopper, [kettle, tea])
  const { items, total } = await read(shopper, tea.id)
  const asked = await askRefund(test, { shopper, id: tea.id, items, total })
  expect(asked.data.amount).toBe(tea.total)
  expect((await operate(test, asked.data.id, 'settle')).code).toBe(1)
  expect(await read(shopper, kettle.id)).toMatchObject({ status: 1, total: kettle.total })
})

it('leaves a balanced ledger', async () => {
  expect(await reconcile(test.backend.services.db)).toEqual([])
})
