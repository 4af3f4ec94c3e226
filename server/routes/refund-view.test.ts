import { eq } from 'drizzle-orm'
import { getRefund } from '@/contracts/refunds'
import { refunds } from '@/server/db/tables/refunds'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, paidOrder, withdraw } from '@/server/testing/refunds'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

it('can be named by its id or its order, and has a number of its own', async () => {
  const paid = await paidOrder(test, [{ sku_id: 31, quantity: 1 }])
  const { token } = paid.shopper
  const { id } = (await askRefund(test, paid)).data
  const byOrder = await test.ask(getRefund, { order_id: paid.id }, { token })
  expect(byOrder.data.id).toBe(id)
  const both = { id, order_id: paid.id }
  expect((await test.ask(getRefund, both, { token })).data.id).toBe(id)
  const other = { id, order_id: paid.id + 1 }
  expect((await test.ask(getRefund, other, { token })).code).toBe(404)
  const missing = await test.ask(getRefund, {}, { token })
  expect(missing).toMatchObject({ code: 422, data: { fields: { id: expect.any(String) } } })
  const { db } = test.backend.services
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  expect(row!.sn).toMatch(/^R\d{16}$/)
})

it('is the newest one when it is named by its order', async () => {
  const paid = await paidOrder(test, [{ sku_id: 31, quantity: 1 }])
  const first = (await askRefund(test, paid)).data
  await withdraw(test, paid.shopper, first.id)
  const second = (await askRefund(test, paid)).data
  const { data } = await test.ask(getRefund, { order_id: paid.id }, { token: paid.shopper.token })
  expect(data).toMatchObject({ id: second.id, status: second.status })
})
