import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { users, type CodeChannel } from '@/server/db/tables/accounts'
import { ledgerAccounts } from '@/server/db/tables/ledger'

export type UserRow = typeof users.$inferSelect

export async function find(db: Queryable, userId: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row
}

/** `account` is an e-mail address in lower case or a mobile number. */
export async function findByAccount(db: Queryable, account: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(
      account.includes('@') ? eq(sql`lower(${users.email})`, account) : eq(users.mobile, account),
    )
  return row
}

/** Inserts the shopper with the two ledger accounts. */
export async function add(db: Queryable, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning()
  await db.insert(ledgerAccounts).values([
    { kind: 'user_available', userId: row!.id },
    { kind: 'user_frozen', userId: row!.id },
  ])
  return row!
}

export async function setLanguage(db: Queryable, userId: number, languageFile: string) {
  await db.update(users).set({ languageFile }).where(eq(users.id, userId))
}

/** Conditional like `setPayCode`: changes nothing when the verified hash is no longer current or the account is blocked. */
export async function setPassword(
  db: Queryable,
  userId: number,
  expectedHash: string,
  passwordHash: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, expectedHash), isNull(users.blockedAt)))
    .returning({ id: users.id })
  return rows.length === 1
}

/**
 * Locks the row until the transaction ends; false when the hash has changed or the account is blocked. Serialises
 * concurrent sign-ins, so that each counts the sessions of the other.
 */
export async function lockWithHash(
  tx: Queryable,
  userId: number,
  column: 'passwordHash' | 'payCodeHash',
  expectedHash: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users[column], expectedHash), isNull(users.blockedAt)))
    .for('no key update')
  return rows.length === 1
}

/**
 * Updates in one statement. `mobile` is a key, so its update conflicts with the foreign-key locks of other
 * calls; a separate earlier update could deadlock with them.
 */
export async function saveProfile(
  db: Queryable,
  userId: number,
  profile: Pick<UserRow, 'familyName' | 'givenName' | 'mobile'> & { avatar?: string | null },
): Promise<UserRow | undefined> {
  const mobileChangedAt = sql`case when ${users.mobile} = ${profile.mobile} then ${users.mobileChangedAt} else now() end`
  const [row] = await db
    .update(users)
    .set({ ...profile, mobileChangedAt })
    .where(eq(users.id, userId))
    .returning()
  return row
}

/** Does nothing after the first time. */
export async function setCodeChannel(tx: Transaction, userId: number, codeChannel: CodeChannel) {
  await tx
    .update(users)
    .set({ codeChannel })
    .where(and(eq(users.id, userId), isNull(users.codeChannel)))
}

/** `expectedHash` is the verified hash: the update does nothing after a concurrent change. */
export async function setPayCode(
  db: Queryable,
  userId: number,
  expectedHash: string | null,
  payCodeHash: string,
) {
  const rows = await db
    .update(users)
    .set({ payCodeHash, payTries: 0, payLockedUntil: null })
    .where(
      and(
        eq(users.id, userId),
        expectedHash === null ? isNull(users.payCodeHash) : eq(users.payCodeHash, expectedHash),
      ),
    )
    .returning({ id: users.id })
  return rows.length === 1
}

/**
 * Counts a try at the payment code before verification, so that parallel guesses cannot exceed the limit. Every
 * `limit`-th consecutive try starts a lock; a correct code resets the count. Undefined while locked.
 */
export async function countPayTry(
  db: Queryable,
  userId: number,
  locks: { tries: number; firstSeconds: number; laterSeconds: number },
) {
  const tries = sql`${users.payTries} + 1`
  const seconds = sql`case when ${tries} <= ${locks.tries}::int then ${locks.firstSeconds}::int else ${locks.laterSeconds}::int end`
  const [row] = await db
    .update(users)
    .set({
      payTries: sql`${tries}`,
      payLockedUntil: sql`case when (${tries}) % ${locks.tries}::int = 0 then now() + make_interval(secs => ${seconds}) end`,
    })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.payLockedUntil), lte(users.payLockedUntil, sql`now()`)),
      ),
    )
    .returning({
      tries: users.payTries,
      payCodeHash: users.payCodeHash,
      lockedUntil: users.payLockedUntil,
    })
  return row
}

export async function clearPayTries(db: Queryable, userId: number) {
  await db.update(users).set({ payTries: 0, payLockedUntil: null }).where(eq(users.id, userId))
}

/**
 * Locks the shopper's row, to serialise changes whose limit no WHERE clause can check. Not FOR UPDATE: that
 * conflicts with the key-share locks of foreign keys, and two such calls would deadlock.
 */
export async function lock(tx: Transaction, userId: number): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .execute()
}
