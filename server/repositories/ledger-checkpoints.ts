import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { ledgerCheckpoints } from '@/server/db/tables/ledger-checkpoints'
import type { Sums } from './ledger-continuation'
import type { Positions } from './verifier-scope'

export interface Checkpoint {
  /** Entries up to this id are verified and complete; null before the first. */
  through: number | null
  /** Of the entries up to `through`. */
  sums: Sums
  /** Becomes `through` when every transaction of the snapshot has ended, so that no lower id can appear. */
  next: { through: number; snapshot: string }
  /** Of the rotation through the rows behind the checkpoint. */
  positions: Positions
}

/** Undefined without one; 'damaged' when it was not written by `save` with this key. */
export async function read(
  db: Queryable,
  key: Buffer,
): Promise<Checkpoint | 'damaged' | undefined> {
  const [row] = await db.select().from(ledgerCheckpoints)
  if (!row) return undefined
  if (!signatureOf(row.state, key).equals(row.signature)) return 'damaged'
  return JSON.parse(row.state) as Checkpoint
}

export async function save(db: Queryable, key: Buffer, checkpoint: Checkpoint): Promise<void> {
  const state = JSON.stringify(checkpoint)
  const row = { state, signature: signatureOf(state, key), verifiedAt: sql`now()` }
  await db
    .insert(ledgerCheckpoints)
    .values(row)
    .onConflictDoUpdate({ target: ledgerCheckpoints.id, set: row })
}

/** The next check then reads everything. */
export async function remove(db: Queryable): Promise<void> {
  await db.delete(ledgerCheckpoints)
}

const signatureOf = (state: string, key: Buffer) => createHmac('sha256', key).update(state).digest()

interface PresentRow extends Record<string, unknown> {
  last: string
  snapshot: string
  /** Every transaction of the earlier snapshot has ended. */
  isSettled: boolean
  /** The earlier snapshot is ahead of this database: it was taken in another one. */
  isForeign: boolean
  /** Transactions from this one on may have been unseen by the earlier snapshot. */
  xid: string
}

/** The last entry that this transaction sees, its snapshot, and what that says about an earlier snapshot. */
export async function present(db: Queryable, earlier?: string) {
  const { rows } = await db.execute<PresentRow>(sql`
    select coalesce(max(id), 0) as last, pg_current_snapshot()::text as snapshot,
      coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= pg_snapshot_xmax(${earlier ?? null}::pg_snapshot), false) as "isSettled",
      coalesce(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${earlier ?? null}::pg_snapshot), false) as "isForeign",
      coalesce(pg_snapshot_xmin(${earlier ?? null}::pg_snapshot)::text, '0') as xid
    from ledger_entries`)
  const { last, snapshot, isSettled, isForeign, xid } = rows[0]!
  return { last: integer(last), snapshot, isSettled, isForeign, xid }
}
