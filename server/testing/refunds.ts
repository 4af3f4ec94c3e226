import { sql } from 'drizzle-orm'
import { opsRefund } from '@/contracts/operators'
import { getOrder, payOrders } from '@/contracts/orders'
import { mostFor } from '@/contracts/refund-terms'
import { cancelRefund, getRefundable, requestRefund, shipRefund } from '@/contracts/refunds'
import type { UploadPurpose } from '@/contracts/schemas/uploads'
import { uploads } from '@/server/db/tables/uploads'
import { payTarget } from '@/server/services/accounts/pay-codes'
import { newKey, type TestBackend } from './backend'
import { openShoppers, quickTicket } from './quick-shoppers'
import { order, type Basket, type TestShopper } from './shoppers'

let pictures = 0

/** An existing picture; the id of its upload. */
export async function newUpload(
  test: TestBackend,
  shopper: Pick<TestShopper, 'id'>,
  purpose: UploadPurpose = 'refund',
): Promise<number> {
  pictures += 1
  const [row] = await test.backend.services.db
    .insert(uploads)
    .values({
      userId: shopper.id,
      purpose,
      name: `${purpose}-${shopper.id}-${pictures}`,
      width: 10,
      height: 10,
      bytes: 100,
    })
    .returning({ id: uploads.id })
  return row!.id
}

export interface PaidOrder {
  shopper: TestShopper
  id: number
  items: { id: number; price: number; quantity: number }[]
  total: number
}

/** A paid order of a new shopper, in the status that a test needs. */
export async function paidOrder(
  test: TestBackend,
  items: Basket[],
  { status = 1, discount = 0 }: { status?: 1 | 2 | 3; discount?: number } = {},
): Promise<PaidOrder> {
  const { db } = test.backend.services
  const [shopper] = (await openShoppers(db, 1, 100_000)) as [TestShopper]
  const [made] = (await order(test, shopper, items)).data.orders
  const { id, total } = made!
  await run(
    test,
    sql`update orders set discount = ${discount}, total = total - ${discount} where id = ${id}`,
  )
  const ticket = await quickTicket(db, shopper.id, payTarget([id], total - discount))
  const input = { order_ids: [id], ticket }
  const paid = await test.ask(payOrders, input, { token: shopper.token, key: newKey() })
  if (paid.code !== 1) throw new Error(paid.msg)
  await stand(test, id, status)
  const { data } = await test.ask(getOrder, { id }, { token: shopper.token })
  return { shopper, id, items: data.items, total: data.total }
}

async function stand(test: TestBackend, id: number, status: 1 | 2 | 3): Promise<void> {
  if (status === 1) return
  await run(
    test,
    sql`update orders set status = ${status}, shipped_at = now(), delivered_at = now(),
        received_at = case when ${status} = 3 then now() end where id = ${id}`,
  )
}

const run = (test: TestBackend, statement: ReturnType<typeof sql>) =>
  test.backend.services.db.execute(statement)

export async function mostOf(test: TestBackend, { shopper, id }: PaidOrder, itemIds?: number[]) {
  const { data } = await test.ask(getRefundable, { order_id: id }, { token: shopper.token })
  return mostFor(data, itemIds ?? data.items.map((item) => item.id))
}

/** A valid body for an order that is not shipped; `own` overrides fields. */
export async function refundBody(test: TestBackend, paid: PaidOrder, own: object = {}) {
  const evidence = [await newUpload(test, paid.shopper)]
  return {
    order_id: paid.id,
    item_ids: paid.items.map((item) => item.id),
    type: 1,
    product_status: 0,
    amount: await mostOf(test, paid),
    reason: 'changedMind',
    explanation: 'I ordered twice',
    evidence,
    ...own,
  }
}

export const askWith = (test: TestBackend, shopper: TestShopper, body: object, key = newKey()) =>
  test.ask(requestRefund, body, { token: shopper.token, key })

export async function askRefund(test: TestBackend, paid: PaidOrder, own: object = {}) {
  return askWith(test, paid.shopper, await refundBody(test, paid, own))
}

/** For a delivered order, with return. */
export const RETURN = { type: 2, product_status: 1, reason: 'damaged' }

export const operate = (
  test: TestBackend,
  id: number,
  action: 'agree' | 'settle' | 'refuse',
  reason: string | undefined = action === 'refuse' ? 'Not damaged' : undefined,
) => test.ask(opsRefund, { id, action, reason })

export const withdraw = (test: TestBackend, { token }: TestShopper, id: number) =>
  test.ask(cancelRefund, { id }, { token })

export const sendBack = (test: TestBackend, { token }: TestShopper, id: number, number = 'TH 1') =>
  test.ask(shipRefund, { id, carrier: 'Thai Post', tracking_no: number }, { token })
