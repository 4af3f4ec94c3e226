import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Texts } from './catalogue'
import { version, writtenLocales } from './columns'

/** Texts that operators write: help and law, by section. Position 0 is the page title. */
export const articles = pgTable(
  'articles',
  {
    page: text().notNull(),
    position: integer().notNull(),
    texts: jsonb().$type<Texts<{ title: string; body: string }>>().notNull(),
    /** Of the page, in the row of its title. */
    writtenLocales: writtenLocales(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.page, table.position] })],
)
