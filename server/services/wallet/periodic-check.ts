import type { Database, Transaction } from '@/server/db/connection'
import type { Services } from '@/server/http/context'
import * as checkpoints from '@/server/repositories/ledger-checkpoints'
import {
  continuationRules,
  isInAgreement,
  sumsSince,
} from '@/server/repositories/ledger-continuation'
import type { Sums } from '@/server/repositories/ledger-continuation'
import { findViolations, rulesFor, type Violation } from '@/server/repositories/verifier'
import { nextSlices, scopeOfRows, START, touchedSince } from '@/server/repositories/verifier-scope'
import { inSnapshot } from './ledger-snapshot'

/** Rows of each table that a check reads again: 20 million entries take 800 checks (docs/reliability.md). */
const ROTATED_ROWS = 25_000
/** More new entries than this, for example after a day without a worker, and the whole ledger is read. */
const MAX_NEW = 1_000_000

type Context = Pick<Services, 'config' | 'db' | 'log'>
type Present = Awaited<ReturnType<typeof checkpoints.present>>

interface Reading {
  violations: Violation[]
  /** Of the next check; not stored while a rule is violated, so that the same rows are read again. */
  checkpoint: checkpoints.Checkpoint
}

/**
 * Verifies everything that is new since the checkpoint, and the next rows behind it. Reads the whole ledger without
 * a usable checkpoint, and when the balances do not agree with it.
 */
export function verifyPeriodically(
  { config, db, log }: Context,
  rotatedRows = ROTATED_ROWS,
): Promise<Violation[]> {
  const key = config.keyFor('ledger-checkpoint')
  return inSnapshot(db, 'read write', async (tx) => {
    const stored = await checkpoints.read(tx, key)
    if (stored === 'damaged') log.error('the ledger checkpoint is damaged: reading every entry')
    const known = stored === 'damaged' ? undefined : stored
    const present = await checkpoints.present(tx, known?.next.snapshot)
    const usable = present.isForeign ? undefined : known
    const increment = usable && (await readNew(tx, usable, present, rotatedRows))
    if (increment === 'disagrees')
      log.error('the balances do not agree with the ledger checkpoint: reading every entry')
    const reading =
      increment === undefined || increment === 'disagrees'
        ? await readEverything(tx, usable, present)
        : increment
    if (reading.violations.length === 0) await checkpoints.save(tx, key, reading.checkpoint)
    return reading.violations
  })
}

/** Undefined if the checkpoint has no verified entries yet, or too few. */
async function readNew(
  tx: Transaction,
  known: checkpoints.Checkpoint,
  present: Present,
  rotatedRows: number,
): Promise<Reading | 'disagrees' | undefined> {
  const { through, next } = known
  if (through === null || present.last - through > MAX_NEW) return undefined
  const added = await sumsSince(tx, through, next.through)
  if (!(await isInAgreement(tx, plus(known.sums, added.all)))) return 'disagrees'
  const touched = await touchedSince(tx, { through, xid: present.xid }, rotatedRows)
  const rotation = await nextSlices(tx, known.positions, rotatedRows)
  const scope = scopeOfRows(rotation.slices, touched)
  const violations = await findViolations(tx, {
    ...continuationRules(rotation.slices, through, scope),
    ...rulesFor(scope),
  })
  const verified = present.isSettled
    ? { through: next.through, sums: plus(known.sums, added.some), next: nextOf(present) }
    : { through, sums: known.sums, next }
  return { violations, checkpoint: { ...verified, positions: rotation.next } }
}

/** Twice after a start: entries are complete only when the transactions of the first reading have ended. */
async function readEverything(
  tx: Transaction,
  known: checkpoints.Checkpoint | undefined,
  present: Present,
): Promise<Reading> {
  const violations = await findViolations(tx)
  const positions = START
  if (known === undefined || !present.isSettled) {
    const next = known?.next ?? nextOf(present)
    return { violations, checkpoint: { through: null, sums: {}, next, positions } }
  }
  const through = known.next.through
  const { some: sums } = await sumsSince(tx, 0, through)
  return { violations, checkpoint: { through, sums, next: nextOf(present), positions } }
}

const nextOf = ({ last, snapshot }: Present) => ({ through: last, snapshot })

function plus(sums: Sums, added: Sums): Sums {
  const total = { ...sums }
  for (const [kind, cents] of Object.entries(added)) total[kind] = (total[kind] ?? 0) + cents
  return total
}

/** After a repair, which may have changed what the checkpoint proves. */
export const forgetCheckpoint = (db: Database): Promise<void> => checkpoints.remove(db)
