import type * as Crypto from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  payOrders,
  quoteOrder,
} from '@/contracts/orders'
import { getUserInfo } from '@/contracts/account'
import { opsProduct } from '@/contracts/operators'
import { getLiveProducts } from '@/contracts/products'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, ticketFor, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const stockOf = async (productId: number, skuId: number) => {
  const live = await test.ask(getLiveProducts, { ids: String(productId) })
  return live.data[0]?.skus.find((sku) => sku.id === skuId)?.stock
}
const balanceOf = async (shopper: TestShopper) =>
  (await test.ask(getUserInfo, {}, { token: shopper.token })).data.balance
const pay = (shopper: TestShopper, orderIds: number[], ticket: string, key = newKey()) =>
  test.ask(payOrders, { order_ids: orderIds, ticket }, { token: shopper.token, key })

const codesOf = (answers: { code: number }[]) =>
  answers.map(({ code }) => code).sort((a, b) => a - b)

describe('quoting', () => {
  it('sums lines, freight per shop and the total', async () => {
    const shopper = await newShopper(test)
    const items = [
      { sku_id: 11, quantity: 2 },
      { sku_id: 21, quantity: 1 },
      { sku_id: 31, quantity: 1 },
    ]
    const { data } = await test.ask(quoteOrder, { items }, { token: shopper.token })
    expect(
      data.groups.map(({ subtotal, freight, total }) => ({ subtotal, freight, total })),
    ).toEqual([
      { subtotal: 8598, freight: 0, total: 8598 },
      { subtotal: 500, freight: 499, total: 999 },
    ])
    expect(data.total).toBe(9597)
    expect(data.groups[0]?.lines[0]).toMatchObject({
      name: 'Shirt en',
      values: ['M'],
      quantity: 2,
      available: true,
    })
  })

  it('ignores unknown SKUs beside known ones, and knows no order of them alone', async () => {
    const { token } = await newShopper(test)
    const unknown = { sku_id: 999_999, quantity: 1 }
    const both = [unknown, { sku_id: 31, quantity: 1 }]
    const { data } = await test.ask(quoteOrder, { items: both }, { token })
    expect(data.groups.map(({ lines }) => lines.map((line) => line.sku_id))).toEqual([[31]])
    expect((await test.ask(quoteOrder, { items: [unknown] }, { token })).code).toBe(404)
  })

  it('shows an unavailable line and excludes it from the total', async () => {
    const shopper = await newShopper(test)
    const items = [
      { sku_id: 12, quantity: 2 },
      { sku_id: 41, quantity: 1 },
    ]
    const { data } = await test.ask(quoteOrder, { items }, { token: shopper.token })
    expect(data.groups.flatMap((group) => group.lines.map((line) => line.available))).toEqual([
      false,
      false,
    ])
    expect(data.total).toBe(0)
  })
})

describe('creating', () => {
  it('creates one order per shop and reserves the stock', async () => {
    const shopper = await newShopper(test)
    const before = await stockOf(3, 31)
    const created = await order(test, shopper, [
      { sku_id: 21, quantity: 1 },
      { sku_id: 31, quantity: 3 },
    ])
    expect(created.code).toBe(1)
    expect(created.data.orders.map((row) => row.total)).toEqual([6000, 1999])
    expect(await stockOf(3, 31)).toBe((before ?? 0) - 3)
    const detail = await test.ask(
      getOrder,
      { id: created.data.orders[1]?.id },
      { token: shopper.token },
    )
    expect(detail.data).toMatchObject({
      status: 0,
      quantity: 3,
      freight: 499,
      actions: ['pay', 'cancel'],
    })
    expect(detail.data.address).toMatchObject({ addressee: 'Ann Example' })
  })

  it('returns the same response for the same key, and rejects the key for another body', async () => {
    const shopper = await newShopper(test)
    const key = newKey()
    const first = await order(test, shopper, [{ sku_id: 31, quantity: 1 }], key)
    const again = await order(test, shopper, [{ sku_id: 31, quantity: 1 }], key)
    const other = await order(test, shopper, [{ sku_id: 31, quantity: 2 }], key)
    expect(again.data).toEqual(first.data)
    expect(other.code).toBe(409)
    const list = await test.ask(listOrders, {}, { token: shopper.token })
    expect(list.data.list).toHaveLength(1)
  })

  it('creates one order for ten concurrent calls with the same key', async () => {
    const shopper = await newShopper(test)
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => order(test, shopper, [{ sku_id: 31, quantity: 1 }], key)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect((await test.ask(listOrders, {}, { token: shopper.token })).data.list).toHaveLength(1)
  })

  it('rejects a total that changed since the quote, and creates nothing', async () => {
    const shopper = await newShopper(test)
    const body = {
      items: [{ sku_id: 31, quantity: 1 }],
      address_id: shopper.addressId,
      expected_total: 998,
    }
    const before = await stockOf(3, 31)
    const answer = await test.ask(createOrder, body, { token: shopper.token, key: newKey() })
    expect(answer).toMatchObject({ code: 409, data: { total: 999 } })
    expect(await stockOf(3, 31)).toBe(before)
  })

  it('rejects a missing Idempotency-Key, the address of another shopper, and withdrawn goods', async () => {
    const [mine, theirs] = [await newShopper(test), await newShopper(test)]
    const body = {
      items: [{ sku_id: 31, quantity: 1 }],
      address_id: mine.addressId,
      expected_total: 999,
    }
    expect(await test.ask(createOrder, body, { token: mine.token })).toMatchObject({ code: 422 })
    const foreign = { ...body, address_id: theirs.addressId }
    expect((await test.ask(createOrder, foreign, { token: mine.token, key: newKey() })).code).toBe(
      404,
    )
    const lamp = { ...body, items: [{ sku_id: 41, quantity: 1 }], expected_total: 1399 }
    expect(await test.ask(createOrder, lamp, { token: mine.token, key: newKey() })).toMatchObject({
      code: 409,
      data: { sku_id: 41 },
    })
  })

  it('sells the last item once to two concurrent shoppers', async () => {
    const shoppers = await Promise.all([newShopper(test), newShopper(test)])
    const answers = await Promise.all(
      shoppers.map((shopper) => order(test, shopper, [{ sku_id: 12, quantity: 1 }])),
    )
    expect(codesOf(answers)).toEqual([1, 409])
    expect(await stockOf(1, 12)).toBe(0)
    const refused = answers.find((answer) => answer.code === 409)
    expect(refused?.msg).toBe('Some items are sold out or short of stock')
  })

  it('generates another order number after a collision', async () => {
    const shopper = await newShopper(test)
    const crypto = jest.requireActual<typeof Crypto>('node:crypto')
    const draw = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number>
    const line = [{ sku_id: 11, quantity: 1 }]
    draw.mockReturnValueOnce(42)
    const first = await order(test, shopper, line)
    draw.mockReturnValueOnce(42).mockReturnValueOnce(43)
    const second = await order(test, shopper, line)
    draw.mockRestore()
    const numberOf = (answer: typeof first) => answer.data.orders[0]?.order_no.slice(6)
    expect([numberOf(first), numberOf(second)]).toEqual(['0000000042', '0000000043'])
  })
})

describe('paying', () => {
  it('charges the balance once and updates the order', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const created = await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
    const ids = created.data.orders.map((row) => row.id)
    const { data } = await ticketFor(test, shopper.token, ids)
    const paid = await pay(shopper, ids, data.ticket)
    expect(paid).toMatchObject({ code: 1, data: { paid: ids, balance: 9001 } })
    const detail = await test.ask(getOrder, { id: ids[0] }, { token: shopper.token })
    expect(detail.data).toMatchObject({ status: 1, actions: ['refund'] })
    const paidAt = Date.parse(detail.data.paid_at!)
    const daysAfter = (time = '') => (Date.parse(time) - paidAt) / (24 * 3600 * 1000)
    expect(daysAfter(detail.data.arrival?.earliest)).toBe(7)
    expect(daysAfter(detail.data.arrival?.latest)).toBe(15)
  })

  it('charges once when two tabs pay concurrently with their own tickets', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const ids = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders.map(
      (row) => row.id,
    )
    const tickets = await Promise.all([
      ticketFor(test, shopper.token, ids),
      ticketFor(test, shopper.token, ids),
    ])
    const answers = await Promise.all(tickets.map(({ data }) => pay(shopper, ids, data.ticket)))
    expect(codesOf(answers)).toEqual([1, 409])
    expect(await balanceOf(shopper)).toBe(9001)
  })

  it('charges one order once for fifty keys', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const ids = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders.map(
      (row) => row.id,
    )
    const { data } = await ticketFor(test, shopper.token, ids)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pay(shopper, ids, data.ticket)),
    )
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
    expect(await balanceOf(shopper)).toBe(9001)
  })

  it('pays all orders or none when the balance is too small', async () => {
    const shopper = await newShopper(test, { balance: 1500 })
    const created = await order(test, shopper, [
      { sku_id: 31, quantity: 1 },
      { sku_id: 11, quantity: 1 },
    ])
    const ids = created.data.orders.map((row) => row.id)
    const { data } = await ticketFor(test, shopper.token, ids)
    const refused = await pay(shopper, ids, data.ticket)
    expect(refused).toMatchObject({ code: 0, msg: 'Your balance is not enough' })
    const list = await test.ask(listOrders, { status: 0 }, { token: shopper.token })
    expect(list.data.list).toHaveLength(2)
    expect(await balanceOf(shopper)).toBe(1500)
  })

  it('rejects a ticket that was used, is for other orders, or belongs to another shopper', async () => {
    const [ann, bob] = [
      await newShopper(test, { balance: 10_000 }),
      await newShopper(test, { balance: 10_000 }),
    ]
    const [first] = (await order(test, ann, [{ sku_id: 31, quantity: 1 }])).data.orders
    const [second] = (await order(test, ann, [{ sku_id: 31, quantity: 1 }])).data.orders
    const [foreign] = (await order(test, bob, [{ sku_id: 31, quantity: 1 }])).data.orders
    const { data } = await ticketFor(test, ann.token, [first!.id])
    expect((await pay(ann, [second!.id], data.ticket)).code).toBe(0)
    const bobs = (await ticketFor(test, bob.token, [foreign!.id])).data.ticket
    expect((await pay(ann, [first!.id], bobs)).code).toBe(0)
    expect((await pay(ann, [first!.id], data.ticket)).code).toBe(1)
    expect((await pay(ann, [second!.id], data.ticket)).code).toBe(0)
  })

  it('answers 404 to a payment and its ticket for orders of other shoppers, like for missing ones', async () => {
    const [ann, bob] = [
      await newShopper(test, { balance: 10_000 }),
      await newShopper(test, { balance: 10_000 }),
    ]
    const [own] = (await order(test, ann, [{ sku_id: 31, quantity: 1 }])).data.orders
    const [foreign] = (await order(test, bob, [{ sku_id: 31, quantity: 1 }])).data.orders
    const { ticket } = (await ticketFor(test, ann.token, [own!.id])).data
    for (const ids of [[foreign!.id], [999_999_999], [own!.id, foreign!.id]]) {
      const refusals = [await ticketFor(test, ann.token, ids), await pay(ann, ids, ticket)]
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ code: 404, msg: 'This no longer exists', data: null })
    }
    expect((await pay(ann, [own!.id], ticket)).code).toBe(1)
    expect((await ticketFor(test, ann.token, [own!.id])).code).toBe(409)
  })

  it('rejects an order after its deadline', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    const { data } = await ticketFor(test, shopper.token, [row!.id])
    await test.backend.services.db.execute(
      sql`update orders set pay_before = now() where id = ${row!.id}`,
    )
    expect((await ticketFor(test, shopper.token, [row!.id])).code).toBe(409)
    expect((await pay(shopper, [row!.id], data.ticket)).code).toBe(409)
    const detail = await test.ask(getOrder, { id: row!.id }, { token: shopper.token })
    expect(detail.data.actions).toEqual(['cancel'])
  })
})

describe('cancelling', () => {
  it('releases the stock once for repeated calls', async () => {
    const shopper = await newShopper(test)
    const before = await stockOf(3, 31)
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 4 }])).data.orders
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        test.ask(cancelOrder, { id: row!.id }, { token: shopper.token }),
      ),
    )
    expect(codesOf(answers)).toEqual([1, 409, 409, 409, 409])
    expect(await stockOf(3, 31)).toBe(before)
  })

  it('is rejected after payment, and a paid order is never also cancelled', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    const { data } = await ticketFor(test, shopper.token, [row!.id])
    const [paid, cancelled] = await Promise.all([
      pay(shopper, [row!.id], data.ticket),
      test.ask(cancelOrder, { id: row!.id }, { token: shopper.token }),
    ])
    expect(codesOf([paid, cancelled])).toEqual([1, 409])
    expect(await balanceOf(shopper)).toBe(paid.code === 1 ? 9001 : 10_000)
  })
})

describe('reading', () => {
  it('never shows the order of another shopper', async () => {
    const [ann, bob] = [await newShopper(test), await newShopper(test)]
    const [row] = (await order(test, ann, [{ sku_id: 31, quantity: 1 }])).data.orders
    expect((await test.ask(getOrder, { id: row!.id }, { token: bob.token })).code).toBe(404)
    expect((await test.ask(cancelOrder, { id: row!.id }, { token: bob.token })).code).toBe(404)
    expect((await test.ask(listOrders, {}, { token: bob.token })).data.list).toEqual([])
    expect((await test.ask(getOrder, { id: row!.id })).status).toBe(401)
  })

  it('paginates the list, latest first, and rejects a forged cursor', async () => {
    const shopper = await newShopper(test)
    for (let index = 0; index < 3; index += 1)
      await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
    const first = await test.ask(listOrders, { limit: 2 }, { token: shopper.token })
    const second = await test.ask(
      listOrders,
      { limit: 2, cursor: first.data.next_cursor },
      { token: shopper.token },
    )
    const ids = [...first.data.list, ...second.data.list].map((row) => row.id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(ids).toHaveLength(3)
    expect(second.data.next_cursor).toBeNull()
    expect(first.data.counts).toEqual({ '0': 3 })
    const forged = `${first.data.next_cursor?.split('.')[0]}.AAAAAAAAAAAAAAAA`
    const refused = await test.ask(listOrders, { cursor: forged }, { token: shopper.token })
    expect(refused).toMatchObject({ code: 422, data: { fields: { cursor: expect.any(String) } } })
  })

  it('keeps the ordered name and price', async () => {
    const shopper = await newShopper(test)
    const [row] = (await order(test, shopper, [{ sku_id: 21, quantity: 1 }])).data.orders
    await test.ask(opsProduct, { id: 2, price: 7000, name: 'Copper kettle' })
    const detail = await test.ask(getOrder, { id: row!.id }, { token: shopper.token })
    expect(detail.data.items[0]).toMatchObject({ name: 'Kettle en', price: 6000 })
  })
})

it('leaves money, orders and stock consistent', async () => {
  expect(await reconcile(test.backend.services.db)).toEqual([])
})
