import { inTransaction } from '@/server/db/transaction'
import type { Services } from '@/server/http/context'
import * as recharges from '@/server/repositories/recharges'
import { notify } from '@/server/services/notices/notify'

/**
 * Gives back what cards were charged for top-ups that an operator refused. What is owed stays owed until the
 * provider has taken it: a process that ends between the two asks again, and the provider knows the key.
 */
export async function refundCards(services: Services): Promise<void> {
  for (const row of await recharges.listOwedToCards(services.db)) {
    await refundCard(services, row).catch((error: unknown) => {
      services.log.error({ err: error, id: row.id }, 'a card could not be given its money back')
    })
  }
}

async function refundCard(
  { db, cards }: Services,
  { id, cardToken, amount }: recharges.RechargeRow,
): Promise<void> {
  await cards.refund({ token: cardToken ?? '', amount, key: `recharge:${id}` })
  await inTransaction(db, async (tx) => {
    const row = await recharges.noteCardRefund(tx, id)
    if (!row) return
    await notify(tx, [{ userId: row.userId, kind: 'wallet', refId: id, detail: 'card refunded' }])
  })
}
