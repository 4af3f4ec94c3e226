import { payOrders } from '@/contracts/orders'
import { CODE } from '@/contracts/codes'
import { randomToken } from '@/server/config'
import { extractTarget, payTarget } from '@/server/services/accounts/pay-codes'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { quickTicket, openShoppers } from '@/server/testing/quick-shoppers'
import type { Stage } from '../stage'
import { TEA, Till } from '../till'
import { attack, codesOf, describeManner, MANNERS, type Manner } from './attack'

/** With a stolen session but without the payment password: invented tickets, and valid ones for another purpose. */
export async function guessTickets(stage: Stage, shop: TestBackend): Promise<void> {
  for (const manner of MANNERS) await guessOne(stage, shop, manner)
}

async function guessOne(stage: Stage, shop: TestBackend, manner: Manner): Promise<void> {
  const { db } = shop.backend.services
  const till = new Till(stage, shop)
  const [owner, stranger] = await openShoppers(db, 2, 100_000)
  const { data } = await till.order(owner!, TEA)
  const { id, total } = data.orders[0]!
  const forged = [
    await quickTicket(db, stranger!.id, payTarget([id], total)),
    await quickTicket(db, owner!.id, payTarget([id], total - 1)),
    await quickTicket(db, owner!.id, payTarget([id + 1], total)),
    await quickTicket(db, owner!.id, extractTarget(total)),
  ]
  const answers = await attack(stage, shop, manner, stage.size(1000, 200), {
    endpoint: payOrders,
    body: (at) => ({ order_ids: [id], ticket: forged[at] ?? randomToken() }),
    token: owner!.token,
    key: newKey,
  })
  stage.expect(
    `tickets ${describeManner(manner)}: none pays`,
    answers.every(({ code }) => code === CODE.refused || code === CODE.unavailable),
    codesOf(answers),
  )
  const { code } = await till.pay(owner!, id, total)
  stage.expect(`the owner’s own ticket pays (${describeManner(manner)})`, code === CODE.done)
}
