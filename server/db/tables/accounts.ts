import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, bytes, id } from './columns'

export type CodeChannel = 'email' | 'mobile'

export const users = pgTable(
  'users',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    familyName: text('family_name').notNull(),
    givenName: text('given_name').notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    /** Codes are not sent to a number that was changed, because a thief with a session could have set it. */
    mobileChangedAt: at(),
    /** How the first code that was used had been sent. All later ones are sent the same way. */
    codeChannel: text('code_channel').$type<CodeChannel>(),
    passwordHash: text('password_hash').notNull(),
    payCodeHash: text('pay_code_hash'),
    /** Wrong payment codes since the last correct one; counted before verification. */
    payTries: integer('pay_tries').notNull().default(0),
    payLockedUntil: at(),
    avatar: text(),
    languageFile: text('language_file').notNull().default('tai'),
    createdAt: at().notNull().defaultNow(),
    /** Set by staff: the shopper cannot sign in. The money stays. */
    blockedAt: at(),
    blockReason: text('block_reason'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_mobile').on(table.mobile),
    /** Staff search by the start of a name, with either part first and without spaces. */
    index('users_family_first').on(
      sql`replace(lower(${table.familyName} || ${table.givenName}), ' ', '') text_pattern_ops`,
    ),
    index('users_given_first').on(
      sql`replace(lower(${table.givenName} || ${table.familyName}), ' ', '') text_pattern_ops`,
    ),
    index('users_blocked')
      .on(table.id)
      .where(sql`blocked_at is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    tokenHash: bytes('token_hash').notNull(),
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: at().notNull().defaultNow(),
    lastSeenAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_user').on(table.userId, table.id),
  ],
)

/** Devices that the shopper has signed in with, kept after the session; only other devices cause an alert. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    device: text().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
)

export const payTickets = pgTable(
  'pay_tickets',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    ticketHash: bytes('ticket_hash').notNull(),
    /** The session that asked for the ticket. Null for those that a version before this column issued. */
    sessionId: id().references(() => sessions.id, { onDelete: 'cascade' }),
    /** What the ticket allows: `pay:12,15:2598` or `extract:1000`. */
    target: text().notNull(),
    expiresAt: at().notNull(),
    spentAt: at(),
  },
  (table) => [
    uniqueIndex('pay_tickets_ticket').on(table.ticketHash),
    index('pay_tickets_user').on(table.userId),
    index('pay_tickets_session').on(table.sessionId),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    addressee: text().notNull(),
    phone: text().notNull(),
    area: text().notNull(),
    /** All null when the area is free text. */
    country: text(),
    province: text(),
    city: text(),
    postalCode: text('postal_code'),
    detail: text().notNull(),
    tag: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.id),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
)

/**
 * Codes sent by mail or text message: valid for 15 minutes and one use, with few tries. Only the digest is
 * stored.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    purpose: text().notNull(),
    codeHash: bytes('code_hash').notNull(),
    /** Null if the previous version sent it. */
    channel: text().$type<CodeChannel>(),
    /** Counted before the comparison. */
    tries: integer().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    spentAt: at(),
  },
  (table) => [index('one_time_codes_latest').on(table.userId, table.purpose, table.id)],
)

/** Counters of rate-limiter-flexible, which defines the column names. */
export const tryCounters = pgTable(
  'try_counters',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970; null for rows that only serve as locks. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('try_counters_expire').on(table.expire)],
)
