import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { shopSettings } from '@/server/db/tables/shop-settings'

export type SettingKey = 'freight' | 'shipping' | 'tax' | 'withdrawals'
export type SettingRow = typeof shopSettings.$inferSelect

/** Undefined until the setting is changed for the first time. Sent at once, for `together`. */
export async function find(db: Queryable, key: SettingKey): Promise<SettingRow | undefined> {
  const sent = db.select().from(shopSettings).where(eq(shopSettings.key, key)).execute()
  return (await sent)[0]
}

/** The values of those keys that were changed at least once. Sent at once, for `together`. */
export async function valuesOf(db: Queryable, keys: SettingKey[]) {
  const statement = sql`select key, value from shop_settings where key = any(${sql.param(keys)}::text[])`
  const { rows } = await db.execute<Pick<SettingRow, 'key' | 'value'>>(statement).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Replaces the value of this version, 0 for none; undefined when there is another one. */
export async function replace(
  tx: Transaction,
  key: SettingKey,
  value: object,
  version: number,
): Promise<SettingRow | undefined> {
  if (version === 0) {
    const [row] = await tx
      .insert(shopSettings)
      .values({ key, value })
      .onConflictDoNothing()
      .returning()
    return row
  }
  const [row] = await tx
    .update(shopSettings)
    .set({ value, version: sql`${shopSettings.version} + 1`, changedAt: sql`now()` })
    .where(sql`${eq(shopSettings.key, key)} and ${eq(shopSettings.version, version)}`)
    .returning()
  return row
}
