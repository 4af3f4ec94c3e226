import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { promos } from '@/server/db/tables/promos'

/**
 * Examples for trying them out: two without conditions, two with conditions, and one that is
 * expired.
 */
const DEMO_PROMOS: (typeof promos.$inferInsert)[] = [
  { code: 'WELCOME10', kind: 'percent', value: 10, cap: 2000, perShopper: 100 },
  { code: 'SAVE5', kind: 'amount', value: 500, minimum: 3000, perShopper: 100 },
  { code: 'HARBOUR25', kind: 'percent', value: 25, minimum: 10_000, cap: 5000, perShopper: 3 },
  { code: 'ONCE20', kind: 'amount', value: 2000, minimum: 5000, perShopper: 1 },
  {
    code: 'SUMMER26',
    kind: 'percent',
    value: 15,
    perShopper: 100,
    startsAt: new Date('2026-06-01T00:00:00Z'),
    expiresAt: new Date('2026-09-01T00:00:00Z'),
  },
]

/** Adds the demo's promo codes. Existing codes are not changed. */
export async function seedPromos(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await drizzle(client, { casing: 'snake_case' })
      .insert(promos)
      .values(
        DEMO_PROMOS.map((promo) => ({ startsAt: new Date('2026-01-01T00:00:00Z'), ...promo })),
      )
      .onConflictDoNothing()
  } finally {
    await client.end()
  }
}
