import { sql } from 'drizzle-orm'
import { createOrder, payOrders } from '@/contracts/orders'
import { payTarget } from '@/server/services/accounts/pay-codes'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { quickTicket, type QuickShopper, openShoppers } from '@/server/testing/quick-shoppers'
import { askUntilAnswered, inFlight, tallyOf, times } from '../calls'
import type { SuiteContext } from '../suite'

const IN_FLIGHT = 200
const KETTLE = { sku: 21, total: 6000 }
const BALANCE = 1_000_000

/** The same key many times, and one order with many keys. */
export async function raceOfKeys(context: SuiteContext, shop: TestBackend): Promise<void> {
  const calls = context.extent.form === 'short' ? 100 : 500
  const [shopper] = await openShoppers(shop.backend.services.db, 1, BALANCE)
  const id = await sameKeyCreates(context, shop, shopper!, calls)
  await manyKeysPay(context, shop, shopper!, { id, calls })
  const other = await sameKeyCreates(context, shop, shopper!, calls)
  await sameKeyPays(context, shop, shopper!, { id: other, calls })
}

async function sameKeyCreates(
  context: SuiteContext,
  shop: TestBackend,
  { id: shopperId, token, addressId }: QuickShopper,
  calls: number,
): Promise<number> {
  const key = newKey()
  const before = await countOrders(shop, shopperId)
  const answers: string[] = []
  await inFlight(times(calls), IN_FLIGHT, async () => {
    const body = {
      items: [{ sku_id: KETTLE.sku, quantity: 1 }],
      address_id: addressId,
      expected_total: KETTLE.total,
    }
    const { code, data } = await askUntilAnswered(context, shop, createOrder, body, { token, key })
    answers.push(JSON.stringify({ code, data }))
  })
  const [first] = answers
  const isSame = answers.every((answer) => answer === first && answer.startsWith('{"code":1'))
  context.expect(`the same key ${calls} times returns the same response`, isSame, first)
  context.expectSame('orders it created', (await countOrders(shop, shopperId)) - before, 1)
  return (JSON.parse(first!) as { data: { orders: { id: number }[] } }).data.orders[0]!.id
}

async function manyKeysPay(
  context: SuiteContext,
  shop: TestBackend,
  shopper: QuickShopper,
  { id, calls }: { id: number; calls: number },
): Promise<void> {
  const { db } = shop.backend.services
  const tickets: string[] = []
  for (const _ of times(calls))
    tickets.push(await quickTicket(db, shopper.id, payTarget([id], KETTLE.total)))
  const codes: number[] = []
  await inFlight(tickets, IN_FLIGHT, async (ticket) => {
    codes.push(await pay(context, shop, shopper, { id, ticket, key: newKey() }))
  })
  context.expectSame(
    `payments that succeeded, of one order with ${calls} keys and tickets (${tallyOf(codes)})`,
    codes.filter((code) => code === 1).length,
    1,
  )
  await expectCharged(context, shop, shopper, id)
}

async function sameKeyPays(
  context: SuiteContext,
  shop: TestBackend,
  shopper: QuickShopper,
  { id, calls }: { id: number; calls: number },
): Promise<void> {
  const ticket = await quickTicket(
    shop.backend.services.db,
    shopper.id,
    payTarget([id], KETTLE.total),
  )
  const key = newKey()
  const codes: number[] = []
  await inFlight(times(calls), IN_FLIGHT, async () => {
    codes.push(await pay(context, shop, shopper, { id, ticket, key }))
  })
  const done = codes.filter((code) => code === 1).length
  context.expectSame(`payments with one key ${calls} times, each answered as paid`, done, calls)
  await expectCharged(context, shop, shopper, id)
}

async function pay(
  context: SuiteContext,
  shop: TestBackend,
  { token }: QuickShopper,
  { id, ticket, key }: { id: number; ticket: string; key: string },
): Promise<number> {
  const body = { order_ids: [id], ticket }
  return (await askUntilAnswered(context, shop, payOrders, body, { token, key })).code
}

async function expectCharged(
  context: SuiteContext,
  { backend }: TestBackend,
  { id: userId }: QuickShopper,
  orderId: number,
): Promise<void> {
  const { rows } = await backend.services.db.execute<{ charges: number; cents: number }>(sql`
    select count(*)::int as charges, coalesce(-sum(e.amount), 0)::int as cents
    from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.user_id = ${userId}
    where t.kind = 'purchase' and t.ref_id = ${orderId}`)
  context.expectSame('charges of that order', rows[0]?.charges ?? 0, 1)
  context.expectSame('cents charged', rows[0]?.cents ?? 0, KETTLE.total)
}

async function countOrders({ backend }: TestBackend, userId: number): Promise<number> {
  const { rows } = await backend.services.db.execute<{ count: number }>(
    sql`select count(*)::int from orders where user_id = ${userId}`,
  )
  return rows[0]!.count
}
