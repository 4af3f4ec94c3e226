import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'

const id = () => bigint({ mode: 'number' })
const cents = () => bigint({ mode: 'number' })
const at = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/**
 * Only shoppers' accounts keep a running balance: one on `sales` would make it a row that every payment
 * waits for. The CHECK is the last word against an overdraft.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    userId: id().references(() => users.id),
    balance: cents().notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_user')
      .on(table.kind, table.userId)
      .where(sql`user_id is not null`),
    uniqueIndex('ledger_accounts_house')
      .on(table.kind)
      .where(sql`user_id is null`),
    check('ledger_accounts_not_overdrawn', sql`balance >= 0`),
  ],
)

/** unique (kind, ref_id) is what makes a second charge, credit or refund impossible. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    refId: id().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('ledger_transfers_once').on(table.kind, table.refId)],
)

/** Append-only; triggers refuse update and delete, and a deferred one that a transfer does not sum to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transferId: id()
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: id()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: cents().notNull(),
    /** The account's balance after this entry; null on accounts without a running balance. */
    balanceAfter: cents(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id.desc()),
    index('ledger_entries_transfer').on(table.transferId),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
)

export const recharges = pgTable(
  'recharges',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    method: text().notNull(),
    network: text(),
    address: text(),
    amount: cents().notNull(),
    cardToken: text('card_token'),
    evidence: jsonb().$type<number[]>().notNull().default([]),
    status: smallint().notNull().default(0),
    refuseReason: text('refuse_reason'),
    createdAt: at().notNull().defaultNow(),
    settledAt: at(),
  },
  (table) => [
    index('recharges_user_latest').on(table.userId, table.id.desc()),
    index('recharges_auditing')
      .on(table.createdAt)
      .where(sql`status = 0`),
  ],
)

/** What happened to a shopper's things, in commit order of the row that caused it; the source of live events. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    refId: id().notNull(),
    detail: text().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [index('events_user').on(table.userId, table.id)],
)
