import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
    /** The network's own number of a deposit: credited once, whoever claims it. */
    txid: text(),
    /** The card's bank asks for a code; until it is given nobody audits this. */
    waitsForCode: boolean('waits_for_code').notNull().default(false),
    /** Of a card that was charged and then refused by an operator: 0 owed back to it, 1 given back. */
    cardRefund: smallint('card_refund'),
    evidence: jsonb().$type<number[]>().notNull().default([]),
    status: smallint().notNull().default(0),
    refuseReason: text('refuse_reason'),
    createdAt: at().notNull().defaultNow(),
    settledAt: at(),
  },
  (table) => [
    index('recharges_user_latest').on(table.userId, table.id),
    uniqueIndex('recharges_one_deposit')
      .on(table.network, table.txid)
      .where(sql`status <> 2`),
    index('recharges_auditing')
      .on(table.createdAt)
      .where(sql`status = 0`),
    index('recharges_owed_to_card')
      .on(table.id)
      .where(sql`card_refund = 0`),
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
    /** The writing transaction, so that a reader can tell what may still be committed before it. */
    xid: id()
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('events_user').on(table.userId, table.id),
    index('events_latest').on(table.createdAt),
    /** Where live streams read on: from the oldest transaction that may still have been open. */
    index('events_from_transaction').on(table.xid),
  ],
)

/**
 * Money stands still while one of these has not ended: written when the verifier finds that the books do not
 * agree, ended by an operator after mending them. A trigger on transfers keeps to it whoever writes.
 */
export const moneyPauses = pgTable(
  'money_pauses',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The broken rules with some of the rows that break them. */
    breaches: jsonb().$type<unknown>().notNull(),
    pausedAt: at().notNull().defaultNow(),
    resumedAt: at(),
  },
  () => [
    uniqueIndex('money_pauses_one_open')
      .on(sql`(resumed_at is null)`)
      .where(sql`resumed_at is null`),
  ],
)
