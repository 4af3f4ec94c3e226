import type { Database } from '@/server/db/connection'
import { findBreaches, type Breach } from '@/server/repositories/verifier'

/** Reads the whole ledger as one snapshot and gives every rule that does not hold; changes nothing. */
export function reconcile(db: Database): Promise<Breach[]> {
  return db.transaction((tx) => findBreaches(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
