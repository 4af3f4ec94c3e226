import { sql } from 'drizzle-orm'
import { getAdminDashboard } from '@/contracts/admin-dashboard'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, paidOrder, RETURN, operate, sendBack } from '@/server/testing/refunds'
import { newMember, type TestMember } from '@/server/testing/staff'
import { watch } from '@/server/services/wallet/reconciliation'

let test: TestBackend
beforeEach(async () => (test = await openTestBackend()))
afterEach(() => test.close())

const TEA = [{ sku_id: 31, quantity: 2 }]
const KETTLE = [{ sku_id: 21, quantity: 1 }]
const read = async (by?: TestMember, input: object = {}) =>
  (await test.ask(getAdminDashboard, input, by ? { headers: by.headers } : {})).data

it('counts what waits and sums the sales', async () => {
  const [tea] = [await paidOrder(test, TEA), await paidOrder(test, KETTLE)]
  await askRefund(test, tea)
  const returned = await paidOrder(test, KETTLE, { status: 3 })
  const { id } = (await askRefund(test, returned, RETURN)).data
  await operate(test, id, 'agree')
  await sendBack(test, returned.shopper, id)
  const { waiting, sales, books } = await read()
  expect(waiting).toMatchObject({ orders_to_ship: 1, refunds: 1, returns: 1 })
  expect([waiting.recharges, waiting.withdrawals]).toEqual([0, 0])
  expect(sales).toHaveLength(30)
  expect(sales!.at(-1)).toMatchObject({ orders: 3 })
  expect(sales!.at(-1)!.day).toBe(new Date().toISOString().slice(0, 10))
  expect(sales!.at(-1)!.total).toBe(tea.total + returned.total * 2)
  expect(books).toMatchObject({ verified_at: null, paused_at: null, violations: [] })
})

it('counts only the shops of a merchant, and shows no money', async () => {
  const merchant = await newMember(test, 'merchant', [1])
  const kettle = await paidOrder(test, KETTLE)
  await paidOrder(test, TEA)
  const own = await read(merchant)
  expect(own.waiting).toMatchObject({ orders_to_ship: 1, recharges: null, withdrawals: null })
  expect(own.sales!.at(-1)).toMatchObject({ orders: 1, total: kettle.total })
  expect(own.books).toBeNull()
  expect((await read()).sales!.at(-1)).toMatchObject({ orders: 2 })
  const catalogue = await read(await newMember(test, 'catalogue'))
  expect(catalogue).toMatchObject({
    waiting: { orders_to_ship: null, refunds: null, recharges: null },
    sales: null,
    books: null,
  })
})

it('counts products of which few are left, and stops at 1000', async () => {
  const { db } = test.backend.services
  await db.execute(sql`update skus set stock = 100`)
  await db.execute(sql`update skus set stock = 5 where product_id = 1`)
  expect(await read()).toMatchObject({ waiting: { low_stock: 1 }, low_stock_limit: 5 })
  const { shopper } = await paidOrder(test, TEA)
  await db.execute(sql`
    insert into recharges (user_id, method, amount)
    select ${shopper.id}, 'manual', 100 from generate_series(1, 1001)`)
  expect((await read()).waiting.recharges).toBe('1000+')
})

it('shows the last check of the books and what it found', async () => {
  const { db } = test.backend.services
  await watch(test.backend.services)
  expect((await read()).books).toMatchObject({ verified_at: expect.any(String), violations: [] })
  const { id } = await paidOrder(test, TEA)
  await db.execute(sql`update orders set refunded = 1 where id = ${id}`)
  await watch(test.backend.services)
  const { books } = await read()
  expect(books!.paused_at).toEqual(expect.any(String))
  expect(books!.violations.length).toBeGreaterThan(0)
})

it('takes the days of a time zone, and refuses an unknown one', async () => {
  const { sales } = await read(undefined, { time_zone: 'Pacific/Kiritimati' })
  const ahead = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
  expect(sales!.at(-1)!.day).toBe(ahead)
  expect((await test.ask(getAdminDashboard, { time_zone: 'Nowhere' })).code).toBe(422)
})
