import type { Database } from '@/server/db/connection'
import { countProven, findBreaches, type Breach } from '@/server/repositories/verifier'

/** Reads the whole ledger as one snapshot and gives every rule that does not hold; changes nothing. */
export async function reconcile(db: Database): Promise<Breach[]> {
  return (await examine(db)).breaches
}

/** The same, with how much it was proven on in that snapshot. */
export function examine(db: Database) {
  return db.transaction(
    async (tx) => ({ breaches: await findBreaches(tx), counted: await countProven(tx) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
