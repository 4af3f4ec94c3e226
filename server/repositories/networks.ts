import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { blockchainNetworks } from '@/server/db/tables/withdrawals'

export type NetworkRow = typeof blockchainNetworks.$inferSelect

export function listOpen(db: Queryable): Promise<NetworkRow[]> {
  return db
    .select()
    .from(blockchainNetworks)
    .where(eq(blockchainNetworks.isOpen, true))
    .orderBy(asc(blockchainNetworks.position), asc(blockchainNetworks.network))
}

export async function findOpen(db: Queryable, network: string): Promise<NetworkRow | undefined> {
  const [row] = await db
    .select()
    .from(blockchainNetworks)
    .where(and(eq(blockchainNetworks.network, network), eq(blockchainNetworks.isOpen, true)))
  return row
}

export function list(db: Queryable): Promise<NetworkRow[]> {
  return db
    .select()
    .from(blockchainNetworks)
    .orderBy(asc(blockchainNetworks.position), asc(blockchainNetworks.network))
}

/** Locks the row until the transaction ends. */
export async function lock(tx: Transaction, network: string): Promise<NetworkRow | undefined> {
  const [row] = await tx
    .select()
    .from(blockchainNetworks)
    .where(eq(blockchainNetworks.network, network))
    .for('update')
  return row
}

/** Undefined when there is one of this name. */
export async function add(
  tx: Transaction,
  network: typeof blockchainNetworks.$inferInsert,
): Promise<NetworkRow | undefined> {
  const [row] = await tx
    .insert(blockchainNetworks)
    .values(network)
    .onConflictDoNothing()
    .returning()
  return row
}

/** Changes the row and its version; the caller holds its lock. */
export async function update(
  tx: Transaction,
  network: string,
  changes: Partial<typeof blockchainNetworks.$inferInsert>,
): Promise<NetworkRow> {
  const [row] = await tx
    .update(blockchainNetworks)
    .set({ ...changes, version: sql`${blockchainNetworks.version} + 1` })
    .where(eq(blockchainNetworks.network, network))
    .returning()
  return row!
}
