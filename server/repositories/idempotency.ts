import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { idempotencyKeys } from '@/server/db/tables/idempotency-keys'
import { isMoneyPaused } from './money-pauses'

/**
 * Claims a key and locks its row, and the session. A concurrent request waits until the first one ends, and then reads
 * its response. `earlier` is null when the key is new; its response is null until one is stored. Null when the session
 * has ended.
 */
export async function claim(
  tx: Transaction,
  claimed: { userId: number; sessionId: number; route: string; key: string; bodyHash: string },
) {
  const { userId, sessionId, route, key, bodyHash } = claimed
  const mine = await tx.execute<{ isPaused: boolean }>(sql`
    insert into idempotency_keys (user_id, route, key, body_hash)
    select ${userId}, ${route}, ${key}, ${bodyHash} from sessions
    where id = ${sessionId} and user_id = ${userId} for key share
    on conflict do nothing returning ${isMoneyPaused} as "isPaused"`)
  if (mine.rows[0]) return { earlier: null, isMoneyPaused: mine.rows[0].isPaused }
  const [row] = await tx
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      answer: idempotencyKeys.answer,
      isPaused: isMoneyPaused,
    })
    .from(idempotencyKeys)
    .where(keyIs(claimed))
    .for('update')
  return row ? { earlier: row, isMoneyPaused: row.isPaused } : null
}

/** The statement that stores the response of a claimed key. */
export const storeAnswer = (
  { userId, route, key }: { userId: number; route: string; key: string },
  answer: unknown,
): SQL => sql`
  update idempotency_keys set answer = ${JSON.stringify(answer)}
  where user_id = ${userId} and route = ${route} and key = ${key}`

/** Deletes up to `most` keys older than the 24 hours of the contract. Returns their number. */
export async function deleteOld(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from idempotency_keys where id in (
      select id from idempotency_keys where created_at < now() - interval '24 hours'
      order by created_at limit ${most})`)
  return rowCount ?? 0
}

const keyIs = ({ userId, route, key }: { userId: number; route: string; key: string }) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  )
