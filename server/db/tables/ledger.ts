import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, cents, id } from './columns'

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
  (table) => [
    uniqueIndex('ledger_transfers_once').on(table.kind, table.refId),
    uniqueIndex('ledger_transfers_one_end')
      .on(table.refId)
      .where(sql`kind in ('withdraw_settle', 'withdraw_return')`),
  ],
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
    /** Never before the account's entry before it, whatever the clock says: a trigger sees to it. */
    createdAt: at().notNull().defaultNow(),
    /**
     * Written by the same trigger, for accounts with a running balance: the transfer's kind, and what came
     * into the account so far in all, and in and out by this kind. Sums of any period are differences.
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
