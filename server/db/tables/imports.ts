import {
  bigint,
  bigserial,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { at, id } from './columns'

/** An import of the catalogue, for its progress and to continue it after an interruption. */
export const catalogueImports = pgTable('catalogue_imports', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  createdAt: at().notNull().defaultNow(),
  changedAt: at().notNull().defaultNow(),
  /** Null for a machine or the command line. */
  staffId: id(),
  staffName: text('staff_name'),
  /** The shops of a merchant; null for all. */
  shopIds: bigint('shop_ids', { mode: 'number' }).array(),
  fileName: text('file_name').notNull(),
  /** SHA-256 of the file in hexadecimal digits. */
  digest: text().notNull(),
  options: jsonb().$type<Record<string, string | boolean | null>>().notNull(),
  isDryRun: boolean('is_dry_run').notNull(),
  status: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
  /** Products of the file; null until it was read once. */
  total: integer(),
  /** Products whose result is stored; an import continues after them. */
  done: integer().notNull().default(0),
  added: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  /** SKUs of products that existed before. */
  skusAdded: integer('skus_added').notNull().default(0),
  skusRetired: integer('skus_retired').notNull().default(0),
  /** Why it failed, in English. */
  reason: text(),
  /** Null in rows of a version before these columns. */
  reasonCode: text('reason_code'),
  reasonValues: jsonb('reason_values').$type<Record<string, string | number>>(),
})

export const catalogueImportProblems = pgTable(
  'catalogue_import_problems',
  {
    importId: id().notNull(),
    position: integer().notNull(),
    line: integer().notNull(),
    field: text(),
    /** In English. */
    reason: text().notNull(),
    /** Null in rows of a version before these columns. */
    code: text(),
    values: jsonb().$type<Record<string, string | number>>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)
