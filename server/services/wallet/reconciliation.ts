import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/connection'
import type { Services } from '@/server/http/context'
import { metrics } from '@/server/metrics'
import * as moneyPauses from '@/server/repositories/money-pauses'
import { countProven, findBreaches, type Breach } from '@/server/repositories/verifier'

/** Reads the whole ledger as one snapshot and gives every rule that does not hold; changes nothing. */
export async function reconcile(db: Database): Promise<Breach[]> {
  return (await examine(db)).breaches
}

/** The same, with how much it was proven on in that snapshot. */
export function examine(db: Database) {
  return db.transaction(
    async (tx) => {
      // A full reading of long books takes longer than a request may.
      await tx.execute(sql`set local statement_timeout = '60s'`)
      return { breaches: await findBreaches(tx), counted: await countProven(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Stops money when the books do not agree: safer than to go on wrong. Reads go on. */
export async function watch({ db, log }: Services): Promise<void> {
  const breaches = await reconcile(db)
  metrics().breaches.set(breaches.length)
  metrics().verifiedAt.setToCurrentTime()
  if (breaches.length === 0) return
  const isNew = await moneyPauses.begin(db, breaches)
  log.fatal(
    { breaches },
    isNew ? 'ALARM: the books do not agree, money is stopped' : 'ALARM: the books still disagree',
  )
}

export interface Resumption {
  /** The rules that are still broken: money stays stopped then. */
  breaches: Breach[]
  wasPaused: boolean
}

/** The way out after mending: money moves again only when every rule holds. */
export async function resume(db: Database): Promise<Resumption> {
  const breaches = await reconcile(db)
  if (breaches.length > 0) return { breaches, wasPaused: await moneyPauses.isOpen(db) }
  return { breaches, wasPaused: await moneyPauses.end(db) }
}

export const isMoneyPaused = (db: Database): Promise<boolean> => moneyPauses.isOpen(db)
