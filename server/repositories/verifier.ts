import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { moneyRules, WHOLE_LEDGER_RULES } from './verifier-money-rules'
import { orderRules, stockRules } from './verifier-order-rules'
import { EVERYTHING, type Scope } from './verifier-scope'

/**
 * The invariants of money and stock as queries that return the violating rows. Run all of them in one snapshot,
 * because a payment between two would look like a violation.
 */
const CHECKS = { ...rulesFor(EVERYTHING), ...WHOLE_LEDGER_RULES }

/** The rules that can be verified for a part of the rows. */
export function rulesFor(scope: Scope): Record<string, SQL> {
  return { ...moneyRules(scope), ...orderRules(scope), ...stockRules(scope) }
}

export interface Violation {
  rule: string
  rows: { id: number; detail: string }[]
}

export const RULES = Object.keys(CHECKS)

/** Run in a REPEATABLE READ transaction. Returns at most 20 rows per violated rule. */
export async function findViolations(
  db: Queryable,
  checks: Record<string, SQL> = CHECKS,
): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [rule, query] of Object.entries(checks)) {
    const { rows } = await db.execute<{ id: number; detail: string }>(
      // Materialized, because with a limit the planner expects to find 20 rows early.
      sql`with broken as materialized (${query}) select * from broken limit 20`,
    )
    if (rows.length > 0) violations.push({ rule, rows })
  }
  return violations
}

/** The numbers of verified rows, and the shoppers' balances computed from the entries. */
export async function countProven(db: Queryable) {
  const { rows } = await db.execute<Record<keyof typeof COUNTED, number>>(sql`
    select ${sql.join(
      Object.entries(COUNTED).map(
        ([name, count]) => sql`(${count})::float8 as ${sql.identifier(name)}`,
      ),
      sql`, `,
    )}`)
  return rows[0]!
}

const heldOn = (kind: string) => sql`
  select coalesce(sum(e.amount), 0) from ledger_entries e
    join ledger_accounts a on a.id = e.account_id and a.kind = ${kind}`

const COUNTED = {
  shoppers: sql`select count(*) from users`,
  orders: sql`select count(*) from orders`,
  topUps: sql`select count(*) from recharges`,
  withdrawals: sql`select count(*) from withdrawals`,
  refunds: sql`select count(*) from refunds`,
  transfers: sql`select count(*) from ledger_transfers`,
  entries: sql`select count(*) from ledger_entries`,
  availableCents: heldOn('user_available'),
  frozenCents: heldOn('user_frozen'),
}
