import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { bankCards } from '@/server/db/tables/withdrawals'

export type BankCardRow = typeof bankCards.$inferSelect

const isKept = (userId: number) => and(eq(bankCards.userId, userId), isNull(bankCards.removedAt))

export function list(db: Queryable, userId: number): Promise<BankCardRow[]> {
  return db.select().from(bankCards).where(isKept(userId)).orderBy(desc(bankCards.id)).limit(50)
}

export async function find(db: Queryable, userId: number, id: number) {
  const [row] = await db
    .select()
    .from(bankCards)
    .where(and(isKept(userId), eq(bankCards.id, id)))
  return row
}

export async function findByDigest(db: Queryable, userId: number, digest: Buffer) {
  const [row] = await db
    .select()
    .from(bankCards)
    .where(and(isKept(userId), eq(bankCards.numberDigest, digest)))
  return row
}

/** Returns undefined when the shopper has this card already; a concurrent insert waits for the first. */
export async function add(
  tx: Transaction,
  card: typeof bankCards.$inferInsert,
): Promise<BankCardRow | undefined> {
  const [row] = await tx.insert(bankCards).values(card).onConflictDoNothing().returning()
  return row
}

/** Returns false when it does not exist or is another shopper's. The row stays for earlier withdrawals. */
export async function remove(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(bankCards)
    .set({ removedAt: sql`now()` })
    .where(and(isKept(userId), eq(bankCards.id, id)))
    .returning({ id: bankCards.id })
  return rows.length === 1
}
