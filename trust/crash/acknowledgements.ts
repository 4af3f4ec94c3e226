import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/connection'

/** The row that an acknowledgement guarantees, and its status. */
const PROMISES = {
  'order made': sql`select id from orders`,
  'order paid': sql`
    select o.id from orders o join ledger_transfers t on t.kind = 'purchase' and t.ref_id = o.id
    where o.paid_at is not null`,
  'order cancelled': sql`select id from orders where status = -1`,
  'withdrawal asked': sql`select id from withdrawals`,
  'withdrawal returned': sql`
    select w.id from withdrawals w join ledger_transfers t on t.kind = 'withdraw_return' and t.ref_id = w.id
    where w.status = 2`,
  'withdrawal paid out': sql`
    select w.id from withdrawals w join ledger_transfers t on t.kind = 'withdraw_settle' and t.ref_id = w.id
    where w.status = 1`,
  'top-up asked': sql`select id from recharges`,
  'top-up passed': sql`
    select r.id from recharges r join ledger_transfers t on t.kind = 'recharge' and t.ref_id = r.id
    where r.status = 1`,
  'refund asked': sql`select id from refunds`,
  'refund settled': sql`
    select r.id from refunds r join ledger_transfers t on t.kind = 'refund' and t.ref_id = r.id
    where r.status = 2`,
}

export type Promised = keyof typeof PROMISES

/** Every acknowledgement, and the ones whose row is missing. */
export class Acknowledgements {
  readonly lost: string[] = []
  acknowledged = 0
  #unchecked: { what: Promised; id: number }[] = []

  note(what: Promised, id: number): void {
    this.acknowledged += 1
    this.#unchecked.push({ what, id })
  }

  /** Checks what was acknowledged since the last check. */
  async check(db: Database): Promise<void> {
    const noted = this.#unchecked.slice()
    const lost: string[] = []
    for (const [what, all] of Map.groupBy(noted, (promise) => promise.what)) {
      const ids = all.map(({ id }) => id)
      const { rows } = await db.execute<{ id: number }>(
        sql`select id::int from (${PROMISES[what]}) kept where id = any(${sql.param(ids)}::bigint[])`,
      )
      const kept = new Set(rows.map(({ id }) => id))
      lost.push(...ids.filter((id) => !kept.has(id)).map((id) => `${what} ${id}`))
    }
    // Only now, because a check without a response of the database is repeated.
    this.#unchecked.splice(0, noted.length)
    this.lost.push(...lost)
  }
}
