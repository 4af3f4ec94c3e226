import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { ledgerAccounts } from '@/server/db/tables/ledger'
import type { Posting, ShopperAccount, Transfer } from '@/server/domain/ledger'

export async function balances(
  db: Queryable,
  userId: number,
): Promise<{ available: number; frozen: number }> {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId))
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { available: of('user_available'), frozen: of('user_frozen') }
}

/** The new balances of the shopper's accounts. */
export type NewBalances = Map<ShopperAccount, number>

/**
 * Posts transfers that are always covered, for example credits and settlements of frozen money. Throws when they
 * are not, because the ledger would no longer agree with the caller's rows.
 */
export async function post(tx: Transaction, transfers: Transfer[]): Promise<NewBalances> {
  const left = await postIfCovered(tx, transfers)
  if (left) return left
  const names = transfers.map(({ kind, refId }) => `${kind} ${refId}`).join(', ')
  throw new Error(`not covered by the shopper's balance: ${names}`)
}

/**
 * Posts transfers of one shopper in two statements. Locks the affected accounts, the available one first.
 * Returns null when a balance would become negative; the caller must then roll back. A repeated transfer of the
 * same kind and reference violates `ledger_transfers_once`.
 */
export async function postIfCovered(
  tx: Transaction,
  transfers: Transfer[],
): Promise<NewBalances | null> {
  const own = ownSums(transfers)
  const accounts = await moveBalances(tx, own)
  if (!accounts) return null
  const running = new Map(own.map(([kind, , sum]) => [kind, accounts.get(kind)!.balance - sum]))
  const postings = transfers.flatMap(({ kind, refId, postings }) =>
    postings.map((leg) => {
      const account = leg.account as ShopperAccount
      const before = running.get(account)
      if (before !== undefined) running.set(account, before + leg.amount)
      return {
        kind,
        ref_id: refId,
        account_id: accounts.get(account)?.id ?? null,
        house: leg.account,
        amount: leg.amount,
        balance_after: running.get(account) ?? null,
      }
    }),
  )
  if (postings.length > 0) await addEntries(tx, postings)
  return running
}

/** The net change of each of the shopper's accounts. */
function ownSums(transfers: Transfer[]): [kind: ShopperAccount, userId: number, sum: number][] {
  const own = transfers
    .flatMap(({ postings }) => postings)
    .filter((leg): leg is Posting & { userId: number } => leg.userId !== undefined)
  const byKind = [...Map.groupBy(own, (leg) => leg.account as ShopperAccount)]
  return byKind
    .map(([kind, postings]): [ShopperAccount, number, number] => [
      kind,
      postings[0]!.userId,
      postings.reduce((sum, leg) => sum + leg.amount, 0),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Applies the changes under row locks; undefined when one is not covered. */
async function moveBalances(tx: Transaction, sums: ReturnType<typeof ownSums>) {
  const accounts = new Map<ShopperAccount, { id: number; balance: number }>()
  for (const [kind, userId, sum] of sums) {
    const { rows } = await tx.execute<{ id: string; balance: string }>(sql`
      update ledger_accounts set balance = balance + ${sum}
      where kind = ${kind} and user_id = ${userId} and balance + ${sum} >= 0 returning id, balance`)
    const [row] = rows
    if (!row) return shortfall(tx, kind, userId)
    accounts.set(kind, { id: integer(row.id), balance: integer(row.balance) })
  }
  return accounts
}

/** A missing account is a defect and not a low balance. */
async function shortfall(tx: Transaction, kind: ShopperAccount, userId: number) {
  const { rowCount } = await tx.execute(
    sql`select 1 from ledger_accounts where kind = ${kind} and user_id = ${userId}`,
  )
  if (rowCount === 0) throw new Error(`shopper ${userId} has no ${kind} account`)
  return undefined
}

interface EntryRow {
  kind: string
  ref_id: number
  /** Null for an operator account, which is found by its kind. */
  account_id: number | null
  house: string
  amount: number
  balance_after: number | null
}

/**
 * Inserts transfers and entries in one statement, in the order of the running balance. The time is that of the
 * statement, which holds the account locks: concurrent payments may begin in the same millisecond.
 */
async function addEntries(tx: Transaction, postings: EntryRow[]): Promise<void> {
  const rows = JSON.stringify(postings.map((leg, place) => ({ ...leg, place })))
  await tx.execute(sql`
    with postings as materialized (
      select * from jsonb_to_recordset(${rows}) as leg (place int, kind text, ref_id bigint, account_id bigint, house text, amount bigint, balance_after bigint)
    ), posted as (
      insert into ledger_transfers (kind, ref_id)
      select kind, ref_id from postings group by kind, ref_id order by min(place) returning id, kind, ref_id
    )
    insert into ledger_entries (transfer_id, account_id, amount, balance_after, created_at)
    select posted.id, coalesce(postings.account_id, (
      select id from ledger_accounts a where a.kind = postings.house and a.user_id is null
    )), postings.amount, postings.balance_after, statement_timestamp()
    from postings join posted on posted.kind = postings.kind and posted.ref_id = postings.ref_id
    order by postings.place`)
}
