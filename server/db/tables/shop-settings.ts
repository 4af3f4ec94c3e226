import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, version } from './columns'

/** Settings that staff change without a restart. A missing key has the default of the code or of its variable. */
export const shopSettings = pgTable('shop_settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  version: version(),
  changedAt: at().notNull().defaultNow(),
})
