import { payOrders } from '@/contracts/orders'
import { CODE } from '@/contracts/codes'
import { randomToken } from '@/server/config'
import { extractTarget, payTarget } from '@/server/services/accounts/pay-codes'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { quickTicket, openShoppers } from '@/server/testing/quick-shoppers'
import type { SuiteContext } from '../suite'
import { TEA, Payments } from '../payments'
import { attack, codesOf, describeManner, MANNERS, type Manner } from './attack'

/** With a stolen session but without the payment password: invented tickets, and valid ones for another purpose. */
export async function guessTickets(context: SuiteContext, shop: TestBackend): Promise<void> {
  for (const manner of MANNERS) await guessOne(context, shop, manner)
}

async function guessOne(context: SuiteContext, shop: TestBackend, manner: Manner): Promise<void> {
  const { db } = shop.backend.services
  const payments = new Payments(context, shop)
  const [owner, stranger] = await openShoppers(db, 2, 100_000)
  const { data } = await payments.order(owner!, TEA)
  const { id, total } = data.orders[0]!
  const forged = [
    await quickTicket(db, stranger!.id, payTarget([id], total)),
    await quickTicket(db, owner!.id, payTarget([id], total - 1)),
    await quickTicket(db, owner!.id, payTarget([id + 1], total)),
    await quickTicket(db, owner!.id, extractTarget(total)),
  ]
  const answers = await attack(context, shop, manner, context.size(1000, 200), {
    endpoint: payOrders,
    body: (at) => ({ order_ids: [id], ticket: forged[at] ?? randomToken() }),
    token: owner!.token,
    key: newKey,
  })
  context.expect(
    `tickets ${describeManner(manner)}: none pays`,
    answers.every(({ code }) => code === CODE.refused || code === CODE.unavailable),
    codesOf(answers),
  )
  const { code } = await payments.pay(owner!, id, total)
  context.expect(`the owner’s own ticket pays (${describeManner(manner)})`, code === CODE.done)
}
