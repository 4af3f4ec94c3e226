import { DomainError } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as cardPages from '@/server/repositories/card-pages'
import * as recharges from '@/server/repositories/recharges'

const BUSY_RETRY_S = 2

/**
 * Opens the provider's page of a top-up that has none yet. After a failure, the same call of the shopper repeats it
 * for the same top-up, and the provider answers the same page.
 */
export async function openPage({ db, shopperId, hostedCards, log }: Ctx, id: number) {
  const row = await recharges.find(db, shopperId, id)
  if (!row || !hostedCards || row.status !== 0 || row.cardToken !== null) return
  const { amount, createdAt } = row
  const opened = await hostedCards
    .open({ rechargeId: id, amount, createdAt })
    .catch((error: unknown) => {
      log.error({ err: error, id }, 'the card provider did not open a page')
      throw new DomainError('BUSY', null, BUSY_RETRY_S)
    })
  await cardPages.setPage(db, shopperId, id, opened)
}
