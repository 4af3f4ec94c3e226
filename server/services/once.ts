import { createHash } from 'node:crypto'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { moneyPaused, Refusal } from '@/server/domain/refusal'
import type { Ctx, Services } from '@/server/http/context'
import * as idempotency from '@/server/repositories/idempotency'
import { forgetAll } from './forget'

/**
 * Runs a keyed call at most once for each key of the shopper: the same key and body gives the first
 * answer again, another body is refused with KEY_REUSED. A refusal rolls back and is not kept.
 */
export async function once<Answer>(
  ctx: Ctx,
  route: string,
  body: unknown,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const key = ctx.idempotencyKey
  if (!key) throw new Error(`${route} was called without an Idempotency-Key`)
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64')
  return inTransaction(ctx.db, async (tx) => {
    const claimed = { userId: ctx.shopperId, route, key, bodyHash }
    const { earlier, isMoneyPaused } = await idempotency.claim(tx, claimed)
    if (earlier && earlier.bodyHash !== bodyHash) throw new Refusal('KEY_REUSED')
    if (earlier) return earlier.answer as Answer
    if (isMoneyPaused) throw moneyPaused()
    const answer = await work(tx)
    await idempotency.storeAnswer(tx, claimed, answer)
    return answer
  })
}

export async function forgetOld({ db }: Services): Promise<void> {
  await forgetAll((most) => idempotency.forgetOld(db, most))
}
