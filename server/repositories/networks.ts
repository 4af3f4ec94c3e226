import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
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
