import { inTransaction } from '@/server/db/transaction'
import type { Services } from '@/server/http/context'
import * as recharges from '@/server/repositories/recharges'
import { notify } from '@/server/services/notices/notify'

/**
 * Refunds cards whose top-up an operator rejected. A refund stays due until the provider has accepted it: after
 * a crash it is sent again with the same idempotency key.
 */
export async function refundCards(services: Services): Promise<void> {
  for (const row of await recharges.listDueCardRefunds(services.db)) {
    await refundCard(services, row).catch((error: unknown) => {
      services.log.error({ err: error, id: row.id }, 'a card refund failed')
    })
  }
}

async function refundCard(
  { db, cards, hostedCards }: Services,
  { id, cardToken, amount, cardProvider }: recharges.RechargeRow,
): Promise<void> {
  const key = `recharge:${id}`
  if (cardProvider === null) await cards.refund({ token: cardToken ?? '', amount, key })
  else if (hostedCards) await hostedCards.refund({ payment: cardToken!, key: `refund:${id}` })
  else throw new Error(`${cardProvider} is no longer configured`)
  await inTransaction(db, async (tx) => {
    const row = await recharges.markCardRefunded(tx, id)
    if (!row) return
    await notify(tx, [{ userId: row.userId, kind: 'wallet', refId: id, detail: 'card refunded' }])
  })
}
