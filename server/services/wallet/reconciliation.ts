import type { Database } from '@/server/db/connection'
import type { Services } from '@/server/http/context'
import { metrics } from '@/server/metrics'
import * as moneyPauses from '@/server/repositories/money-pauses'
import { countProven, findViolations, type Violation } from '@/server/repositories/verifier'
import { inSnapshot } from './ledger-snapshot'
import { forgetCheckpoint, verifyPeriodically } from './periodic-check'

/** Verifies all rules in one snapshot and returns the violations; changes nothing. */
export async function reconcile(db: Database): Promise<Violation[]> {
  return (await examine(db)).violations
}

/** Like `reconcile`, with the numbers of verified rows. */
export function examine(db: Database) {
  return inSnapshot(db, 'read only', async (tx) => ({
    violations: await findViolations(tx),
    counted: await countProven(tx),
  }))
}

/** Pauses transfers when the ledger violates a rule. Reads continue. */
export async function watch(services: Services): Promise<void> {
  const { db, log } = services
  const violations = await verifyPeriodically(services)
  metrics().breaches.set(violations.length)
  metrics().verifiedAt.setToCurrentTime()
  if (violations.length === 0) return
  const isNew = await moneyPauses.begin(db, violations)
  log.fatal(
    { violations },
    isNew
      ? 'ALARM: ledger violations found, transfers are paused'
      : 'ALARM: ledger violations remain',
  )
}

export interface Resumption {
  /** Rules that are still violated; then transfers stay paused. */
  violations: Violation[]
  wasPaused: boolean
}

/** Resumes transfers after a repair, if every rule holds. */
export async function resume(db: Database): Promise<Resumption> {
  const violations = await reconcile(db)
  if (violations.length > 0) return { violations, wasPaused: await moneyPauses.isOpen(db) }
  await forgetCheckpoint(db)
  return { violations, wasPaused: await moneyPauses.end(db) }
}

export const isMoneyPaused = (db: Database): Promise<boolean> => moneyPauses.isOpen(db)
