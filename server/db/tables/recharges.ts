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
    cardToken: text('card_token'),
    /** The transaction id of a deposit on the network: credited once, for the first claim. */
    txid: text(),
    /** The card's bank requires a code; until it is entered, nobody audits the recharge. */
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
    index('recharges_auditing')
      .on(table.createdAt)
      .where(sql`status = 0`),
    index('recharges_owed_to_card')
      .on(table.id)
      .where(sql`card_refund = 0`),
  ],
)
