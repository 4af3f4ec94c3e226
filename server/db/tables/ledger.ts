import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, cents, id } from './columns'

/**
 * Only shoppers' accounts have a running balance: one on `sales` would make every payment lock the same row. The
 * CHECK prevents overdrafts.
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

/** unique (kind, ref_id) prevents a second charge, credit or refund. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    refId: id().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_transfers_once').on(table.kind, table.refId),
    uniqueIndex('ledger_transfers_one_end')
      .on(table.refId)
      .where(sql`kind in ('withdraw_settle', 'withdraw_return')`),
  ],
)

/**
 * Append-only: triggers reject update and delete, and a deferred one rejects a transfer that does not sum to
 * zero.
 */
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
    /** A trigger ensures that it never precedes the account's previous entry. */
    createdAt: at().notNull().defaultNow(),
    /**
     * Set by the same trigger for accounts with a running balance: the transfer's kind and the running totals,
     * in all and by kind. The sum of a period is the difference of two totals.
     */
    kind: text(),
    totalIn: cents(),
    kindIn: cents(),
    kindOut: cents(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.createdAt, table.id),
    index('ledger_entries_account_kind').on(table.accountId, table.kind, table.createdAt, table.id),
    index('ledger_entries_transfer').on(table.transferId),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
)
