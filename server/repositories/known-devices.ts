import { count, eq } from 'drizzle-orm'
import type { Transaction } from '@/server/db/connection'
import { knownDevices } from '@/server/db/tables/accounts'

/** Returns whether the device is new to a shopper with other known devices; the first device is not new. */
export async function note(tx: Transaction, userId: number, device: string): Promise<boolean> {
  const added = await tx
    .insert(knownDevices)
    .values({ userId, device })
    .onConflictDoNothing()
    .returning({ device: knownDevices.device })
  if (added.length === 0) return false
  const [row] = await tx
    .select({ devices: count() })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  return (row?.devices ?? 0) > 1
}
