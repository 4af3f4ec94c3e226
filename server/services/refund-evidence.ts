import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { uploads } from '@/server/db/tables/uploads'
import { InvalidInput } from '@/server/domain/refusal'

/** The shopper's own pictures, made for this and used for nothing else yet. */
export async function claimEvidence(tx: Transaction, shopperId: number, ids: number[]) {
  const rows = await tx
    .update(uploads)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        inArray(uploads.id, ids),
        eq(uploads.userId, shopperId),
        eq(uploads.purpose, 'refund'),
        isNull(uploads.usedAt),
      ),
    )
    .returning({ id: uploads.id })
  if (rows.length < ids.length) throw new InvalidInput({ evidence: 'fields.proof' })
}

export async function evidenceUrls(db: Queryable, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.id, ids))
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? [])
}
