import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '@/server/db/tables/ledger'
import type { Leg, Transfer } from '@/server/domain/ledger'

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

/**
 * Posts transfers in one go. Locks the shoppers' accounts they touch, lowest id first. Returns false,
 * with nothing usable written, when an account would fall below zero: the caller must refuse.
 * A transfer of the same kind and reference posted before violates `ledger_transfers_once`.
 */
export async function post(tx: Transaction, transfers: Transfer[]): Promise<boolean> {
  if (transfers.length === 0) return true
  const accounts = await findAccounts(
    tx,
    transfers.flatMap((transfer) => transfer.legs),
  )
  const accountOf = (leg: Leg) => {
    const account = accounts.find(
      (row) => row.kind === leg.account && row.userId === (leg.userId ?? null),
    )
    if (!account)
      throw new Error(`no ledger account ${leg.account} of ${leg.userId ?? 'the house'}`)
    return account
  }
  const running = await moveBalances(tx, transfers, accountOf)
  if (!running) return false

  const rows = await tx
    .insert(ledgerTransfers)
    .values(transfers.map(({ kind, refId }) => ({ kind, refId })))
    .returning({ id: ledgerTransfers.id, kind: ledgerTransfers.kind, refId: ledgerTransfers.refId })
  const entries = transfers.flatMap((transfer) => {
    const row = rows.find(({ kind, refId }) => kind === transfer.kind && refId === transfer.refId)
    return transfer.legs.map((leg) => {
      const accountId = accountOf(leg).id
      const before = running.get(accountId)
      if (before !== undefined) running.set(accountId, before + leg.amount)
      return {
        transferId: row!.id,
        accountId,
        amount: leg.amount,
        balanceAfter: running.get(accountId) ?? null,
      }
    })
  })
  await tx.insert(ledgerEntries).values(entries)
  return true
}

/** Applies the sum per shopper's account under its lock; gives each balance as it was before. */
async function moveBalances(
  tx: Transaction,
  transfers: Transfer[],
  accountOf: (leg: Leg) => { id: number },
) {
  const sums = new Map<number, number>()
  for (const leg of transfers.flatMap((transfer) => transfer.legs)) {
    if (leg.userId === undefined) continue
    const { id } = accountOf(leg)
    sums.set(id, (sums.get(id) ?? 0) + leg.amount)
  }
  const before = new Map<number, number>()
  for (const [id, sum] of [...sums].sort(([a], [b]) => a - b)) {
    const [row] = await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${sum}` })
      .where(and(eq(ledgerAccounts.id, id), sql`${ledgerAccounts.balance} + ${sum} >= 0`))
      .returning({ balance: ledgerAccounts.balance })
    if (!row) return undefined
    before.set(id, row.balance - sum)
  }
  return before
}

function findAccounts(tx: Transaction, legs: Leg[]) {
  const kinds = [...new Set(legs.map((leg) => leg.account))]
  const userIds = [...new Set(legs.flatMap((leg) => leg.userId ?? []))]
  const ofUsers = userIds.length > 0 ? inArray(ledgerAccounts.userId, userIds) : sql`false`
  return tx
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, userId: ledgerAccounts.userId })
    .from(ledgerAccounts)
    .where(
      and(
        inArray(ledgerAccounts.kind, kinds),
        sql`(${ofUsers} or ${ledgerAccounts.userId} is null)`,
      ),
    )
}
