import { createHash } from 'node:crypto'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { moneyPaused, DomainError } from '@/server/domain/domain-error'
import type { Ctx, Services } from '@/server/http/context'
import * as idempotency from '@/server/repositories/idempotency'
import { deleteInBatches } from './delete-in-batches'

/**
 * Runs a call at most once per idempotency key of the shopper. The same key and body returns the first response;
 * another body throws KEY_REUSED. An error rolls back and is not stored. While money is paused, only calls that have
 * nothing to do with money (`isMoney: false`) are done.
 */
export async function withIdempotency<Answer>(
  ctx: Ctx,
  route: string,
  body: unknown,
  work: (tx: Transaction) => Promise<Answer>,
  { isMoney = true } = {},
): Promise<Answer> {
  const claimed = claimOf(ctx, route, body)
  const { bodyHash } = claimed
  return inTransaction(ctx.db, async (tx, atEnd) => {
    const { earlier, isMoneyPaused } = await claim(tx, claimed)
    if (earlier && earlier.bodyHash !== bodyHash) throw new DomainError('KEY_REUSED')
    if (earlier && earlier.answer !== null) return earlier.answer as Answer
    if (isMoney && isMoneyPaused) throw moneyPaused()
    const answer = await work(tx)
    atEnd(idempotency.storeAnswer(claimed, answer))
    return answer
  })
}

/**
 * Commits the claim of a key before work outside the database, for example a card charge, so that another body
 * is rejected before that work. Call `withIdempotency` afterwards, also after a crash.
 */
export async function reserve(ctx: Ctx, route: string, body: unknown): Promise<void> {
  const claimed = claimOf(ctx, route, body)
  const { earlier } = await inTransaction(ctx.db, (tx) => claim(tx, claimed))
  if (earlier && earlier.bodyHash !== claimed.bodyHash) throw new DomainError('KEY_REUSED')
}

function claimOf(ctx: Ctx, route: string, body: unknown) {
  const key = ctx.idempotencyKey
  if (!key) throw new Error(`${route} was called without an Idempotency-Key`)
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64')
  return { userId: ctx.shopperId, sessionId: ctx.sessionId, route, key, bodyHash }
}

async function claim(tx: Transaction, claimed: ReturnType<typeof claimOf>) {
  const found = await idempotency.claim(tx, claimed)
  if (!found) throw new DomainError('SIGN_IN_NEEDED')
  return found
}

export async function deleteOld({ db }: Services): Promise<void> {
  await deleteInBatches((most) => idempotency.deleteOld(db, most))
}
