import { sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/connection'

interface Aged {
  /** How a row belongs to the shopper. */
  by: 'id' | 'user_id' | 'order_id'
  columns: string[]
}

/** Every time of a shopper's records; a test compares it with the schema. */
export const AGED_TABLES: Record<string, Aged> = {
  users: {
    by: 'id',
    columns: ['created_at', 'mobile_changed_at', 'pay_locked_until', 'blocked_at'],
  },
  sessions: { by: 'user_id', columns: ['created_at', 'last_seen_at', 'expires_at'] },
  known_devices: { by: 'user_id', columns: ['created_at'] },
  one_time_codes: { by: 'user_id', columns: ['created_at', 'expires_at', 'spent_at'] },
  pay_tickets: { by: 'user_id', columns: ['expires_at', 'spent_at'] },
  idempotency_keys: { by: 'user_id', columns: ['created_at'] },
  addresses: { by: 'user_id', columns: ['created_at'] },
  cart_lines: { by: 'user_id', columns: ['created_at'] },
  favourites: { by: 'user_id', columns: ['created_at'] },
  follows: { by: 'user_id', columns: ['created_at'] },
  promo_uses: { by: 'user_id', columns: ['created_at', 'released_at'] },
  orders: {
    by: 'user_id',
    columns: [
      'created_at',
      'pay_before',
      'paid_at',
      'shipped_at',
      'delivered_at',
      'received_at',
      'completed_at',
      'cancelled_at',
    ],
  },
  parcels: { by: 'order_id', columns: ['created_at', 'delivered_at'] },
  parcel_events: { by: 'order_id', columns: ['created_at'] },
  refunds: {
    by: 'user_id',
    columns: ['created_at', 'agreed_at', 'sent_at', 'settled_at', 'ended_at'],
  },
  reviews: { by: 'user_id', columns: ['created_at'] },
  recharges: { by: 'user_id', columns: ['created_at', 'settled_at'] },
  bank_cards: { by: 'user_id', columns: ['created_at', 'removed_at'] },
  withdrawals: { by: 'user_id', columns: ['created_at', 'settled_at'] },
  uploads: { by: 'user_id', columns: ['created_at', 'used_at'] },
  notices: { by: 'user_id', columns: ['created_at', 'read_at'] },
  push_subscriptions: { by: 'user_id', columns: ['created_at'] },
  events: { by: 'user_id', columns: ['created_at'] },
}

/** Moves the times of one shopper's records into the past. */
export async function age(tx: Transaction, userId: number, seconds: number): Promise<void> {
  const updates = Object.entries(AGED_TABLES).map(([table, { by, columns }]) => {
    const moved = columns.map((name) => {
      const column = sql.identifier(name)
      return sql`${column} = ${column} - make_interval(secs => ${seconds})`
    })
    const owned =
      by === 'order_id'
        ? sql`order_id in (select id from orders where user_id = ${userId})`
        : sql`${sql.identifier(by)} = ${userId}`
    const name = sql.identifier(table)
    return sql`${sql.identifier(`aged_${table}`)} as
      (update ${name} set ${sql.join(moved, sql`, `)} where ${owned})`
  })
  // One statement, because the tables take longer one by one.
  await tx.execute(sql`with ${sql.join(updates, sql`, `)} select 1`)
}

interface Counters {
  /** The names of the limits. */
  names: string[]
  /** How keys name the account: its id, e-mail address and mobile number. */
  accounts: string[]
  milliseconds: number
}

/** Moves the ends of the account's try counters; a key is `name:part|part|…`. */
export async function ageTryCounters(
  tx: Transaction,
  userId: number,
  { names, accounts, milliseconds }: Counters,
): Promise<void> {
  await tx.execute(sql`
    update try_counters set expire = expire - ${milliseconds}::bigint
    where split_part(key, ':', 1) = any(${sql.param(names)}::text[])
      and string_to_array(substr(key, strpos(key, ':') + 1), '|') && ${sql.param(accounts)}::text[]
      or key in (select 'cardCode:' || id from recharges where user_id = ${userId})`)
}
