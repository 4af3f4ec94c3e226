import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { recharges } from '@/server/db/tables/recharges'
import { refunds } from '@/server/db/tables/refunds'
import { withdrawals } from '@/server/db/tables/withdrawals'
import type { UserRow } from './users'

/** Matches of a name beyond these are not found, so that a short name does not read a large part of the table. */
const MOST_MATCHES = 1000

export interface ShopperSearch {
  /** An e-mail address in lower case or a mobile number. */
  account?: string | undefined
  id?: number | undefined
  /** The start of a name, with either part first. */
  name?: string | undefined
}

/** One page of shoppers, latest first. */
export function list(
  db: Queryable,
  search: ShopperSearch,
  { isBlocked, beforeId, limit }: { isBlocked?: boolean; beforeId?: number; limit: number },
): Promise<UserRow[]> {
  const { account, id, name } = search
  const isFound = or(
    account === undefined ? undefined : isOf(account),
    id === undefined ? undefined : eq(users.id, id),
    name === undefined ? undefined : inArray(users.id, startingWith(db, name)),
  )
  return db
    .select()
    .from(users)
    .where(
      and(
        isFound,
        isBlocked === undefined ? undefined : blockedIs(isBlocked),
        beforeId === undefined ? undefined : lt(users.id, beforeId),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit)
}

const isOf = (account: string): SQL =>
  account.includes('@') ? eq(sql`lower(${users.email})`, account) : eq(users.mobile, account)

const blockedIs = (isBlocked: boolean) =>
  isBlocked ? isNotNull(users.blockedAt) : isNull(users.blockedAt)

/** The operators of `text_pattern_ops`; with a parameter, LIKE would not use its indexes. */
function startingWith(db: Queryable, name: string) {
  const from = sql`replace(lower(${name}::text), ' ', '')`
  const to = sql`(${from} || ${'\u{10ffff}'}::text)`
  const [familyFirst, givenFirst] = [
    [users.familyName, users.givenName],
    [users.givenName, users.familyName],
  ].map(([first, second]) => {
    const joined = sql`replace(lower(${first} || ${second}), ' ', '')`
    return db
      .select({ id: users.id })
      .from(users)
      .where(sql`${joined} ~>=~ ${from} and ${joined} ~<~ ${to}`)
      .limit(MOST_MATCHES)
  })
  return sql`((${familyFirst}) union all (${givenFirst}))`
}

/** Returns undefined when the shopper does not exist or is blocked already. */
export async function block(tx: Transaction, id: number, reason: string) {
  const [row] = await tx
    .update(users)
    .set({ blockedAt: sql`now()`, blockReason: reason })
    .where(and(eq(users.id, id), isNull(users.blockedAt)))
    .returning({ id: users.id })
  return row
}

/** Returns the earlier reason; undefined when the shopper does not exist or is not blocked. */
export async function unblock(tx: Transaction, id: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ reason: users.blockReason })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.blockedAt)))
    .for('no key update')
  if (!row) return undefined
  await tx.update(users).set({ blockedAt: null, blockReason: null }).where(eq(users.id, id))
  return row.reason ?? ''
}

/** How many requests of each kind a shopper has made. */
export async function counts(db: Queryable, id: number) {
  const [asked, paidIn, paidOut] = await Promise.all([
    db.$count(refunds, eq(refunds.userId, id)),
    db.$count(recharges, eq(recharges.userId, id)),
    db.$count(withdrawals, eq(withdrawals.userId, id)),
  ])
  return { refunds: asked, recharges: paidIn, withdrawals: paidOut }
}
