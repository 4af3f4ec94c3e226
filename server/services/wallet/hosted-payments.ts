import type { CardPayment } from '@/server/cards/hosted-cards'
import { CURRENCY, PAGE_LIFETIME_MS } from '@/server/cards/stripe'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import type { Services } from '@/server/http/context'
import * as cardPages from '@/server/repositories/card-pages'
import type { RechargeRow } from '@/server/repositories/recharges'
import { notify } from '@/server/services/notices/notify'
import type { CardReason } from './card-provider'
import { settleIn } from './recharges'

/** The provider's message about an expired page normally arrives first. */
const OVERDUE_MS = PAGE_LIFETIME_MS + 5 * 60_000

/**
 * Applies a signed message of the provider. Messages may be repeated, late and out of order: the guarded transition of
 * the top-up decides, and the ledger accepts one credit per top-up.
 */
export async function receive(services: Services, body: string, signature: string): Promise<void> {
  const { hostedCards } = services
  if (!hostedCards) throw new DomainError('PATH_NOT_FOUND')
  const payment = await hostedCards.read(body, signature)
  if (payment) await apply(services, payment)
}

/** Job: asks the provider about pages that are over, in case its message was lost. */
export async function closeOverdue(services: Services): Promise<void> {
  const { db, hostedCards, log } = services
  if (!hostedCards) return
  const overdue = await cardPages.listOverdue(db, new Date(Date.now() - OVERDUE_MS))
  for (const { id, cardToken, amount } of overdue) {
    const never: CardPayment = {
      rechargeId: id,
      session: cardToken,
      outcome: 'over',
      payment: null,
      amount,
      currency: CURRENCY,
    }
    const found = cardToken === null ? Promise.resolve(never) : hostedCards.find(cardToken)
    await found
      .then((payment) => apply(services, payment))
      .catch((error: unknown) => log.error({ err: error, id }, 'a card payment was not checked'))
  }
}

function apply(services: Services, payment: CardPayment): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { outcome, rechargeId: id, session } = payment
    if (outcome === 'open') return
    const row = await cardPages.lock(tx, id)
    if (!row || !isOf(row, payment))
      services.log.error({ id, session, outcome }, 'a card page belongs to no top-up')
    else if (outcome === 'over') await refuse(tx, payment, 'cardExpired')
    else await credit(tx, services, row, payment)
  })
}

/** The page of the top-up or its payment; a page may be paid before it is stored. */
const isOf = ({ cardToken }: RechargeRow, { session, payment }: CardPayment) =>
  cardToken === null || cardToken === session || cardToken === payment

async function credit(
  tx: Transaction,
  services: Services,
  row: RechargeRow,
  payment: CardPayment,
): Promise<void> {
  const { rechargeId: id, payment: token, amount, currency } = payment
  // Logged instead of thrown: a repeated message would have no payment either.
  if (token === null) {
    services.log.error({ id, session: payment.session }, 'a card page was paid without a payment')
    return
  }
  if (amount !== row.amount || currency !== CURRENCY) {
    services.log.error(
      { id, payment: token, amount, currency },
      'a card payment has another amount',
    )
    await refuse(tx, payment, 'cardAmount')
    return cardPages.addLateRefund(tx, id, token)
  }
  if (await cardPages.endByPayment(tx, id, token))
    await settleIn(tx, services, { id, action: 'pass' })
  else await cardPages.addLateRefund(tx, id, token)
}

/** A page that was paid after all is refunded whole (`addLateRefund`). */
async function refuse(tx: Transaction, { rechargeId: id }: CardPayment, reason: CardReason) {
  const row = await cardPages.refuse(tx, id, reason)
  if (!row) return
  const { userId } = row
  await notify(tx, [{ userId, kind: 'wallet', refId: id, detail: 'recharge refused' }])
}
