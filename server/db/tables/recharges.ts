import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, cents, id } from './columns'

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
    /** The sandbox's token, or the id of the provider's session and, once it is paid, of its payment. */
    cardToken: text('card_token'),
    /** The provider with a payment page of its own; null for the sandbox. */
    cardProvider: text('card_provider').$type<'stripe'>(),
    /** The provider's page on which the shopper pays; null when there is nothing to pay. */
    cardPage: text('card_page'),
    /** The transaction id of a deposit on the network: credited once, for the first claim. */
    txid: text(),
    /**
     * The card's bank requires a code, or the shopper is on the provider's page. Until then nothing is charged, and
     * nobody audits the recharge.
     */
    waitsForCode: boolean('waits_for_code').notNull().default(false),
    /** For a card that was charged and then rejected by an operator: 0 refund due, 1 refunded. */
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
    index('recharges_method_created').on(table.method, table.status, table.createdAt, table.id),
    index('recharges_txid')
      .on(table.txid)
      .where(sql`txid is not null`),
    index('recharges_auditing')
      .on(table.createdAt)
      .where(sql`status = 0`),
    index('recharges_at_provider')
      .on(table.createdAt)
      .where(sql`card_provider is not null and status = 0 and waits_for_code`),
    index('recharges_owed_to_card')
      .on(table.id)
      .where(sql`card_refund = 0`),
  ],
)
