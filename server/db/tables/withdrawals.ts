import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, bytes, cents, id, version } from './columns'
import { staff } from './staff'

/** Payees. The number is encrypted with a key outside the database; the digest identifies the same card again. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    bankName: text('bank_name').notNull(),
    holder: text().notNull(),
    lastDigits: text('last_digits').notNull(),
    sealedNumber: bytes('sealed_number').notNull(),
    numberDigest: bytes('number_digest').notNull(),
    createdAt: at().notNull().defaultNow(),
    removedAt: at(),
  },
  (table) => [
    uniqueIndex('bank_cards_once')
      .on(table.userId, table.numberDigest)
      .where(sql`removed_at is null`),
  ],
)

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    cardId: id()
      .notNull()
      .references(() => bankCards.id),
    amount: cents().notNull(),
    serviceCharge: cents().notNull(),
    /** 0 auditing, 1 approved, 2 rejected. */
    status: smallint().notNull().default(0),
    refuseReason: text('refuse_reason'),
    /** Cancelled by the shopper while auditing; status 2. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    createdAt: at().notNull().defaultNow(),
    settledAt: at(),
  },
  (table) => [
    index('withdrawals_user_latest').on(table.userId, table.id),
    index('withdrawals_status_created').on(table.status, table.createdAt, table.id),
    index('withdrawals_auditing')
      .on(table.createdAt)
      .where(sql`status = 0`),
    check('withdrawals_amount', sql`service_charge >= 0 and amount > service_charge`),
  ],
)

/** The people who approved a withdrawal that needs two of them. Deleted when it is cancelled or rejected. */
export const withdrawalApprovals = pgTable(
  'withdrawal_approvals',
  {
    withdrawalId: id()
      .notNull()
      .references(() => withdrawals.id),
    staffId: id()
      .notNull()
      .references(() => staff.id),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.staffId] })],
)

/** Networks for deposits. Operators insert the rows. */
export const blockchainNetworks = pgTable('blockchain_networks', {
  network: text().primaryKey(),
  coin: text().notNull(),
  address: text().notNull(),
  minAmount: cents().notNull(),
  confirmations: integer().notNull(),
  position: integer().notNull().default(0),
  isOpen: boolean('is_open').notNull().default(true),
  version: version(),
})
