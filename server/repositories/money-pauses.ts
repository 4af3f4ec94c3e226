import { isNull, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { moneyPauses } from '@/server/db/tables/money-pauses'

/** An SQL expression for other statements, to avoid a separate query. */
export const isMoneyPaused = sql<boolean>`exists (select 1 from money_pauses where resumed_at is null)`

export async function isOpen(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ paused: boolean }>(sql`select ${isMoneyPaused} as paused`)
  return rows[0]?.paused ?? false
}

/** Returns false when transfers are already paused. */
export async function begin(db: Queryable, violations: unknown): Promise<boolean> {
  const rows = await db
    .insert(moneyPauses)
    .values({ breaches: violations })
    .onConflictDoNothing()
    .returning({ id: moneyPauses.id })
  return rows.length > 0
}

/** Returns false when transfers were not paused. */
export async function end(db: Queryable): Promise<boolean> {
  const rows = await db
    .update(moneyPauses)
    .set({ resumedAt: sql`now()` })
    .where(isNull(moneyPauses.resumedAt))
    .returning({ id: moneyPauses.id })
  return rows.length > 0
}
