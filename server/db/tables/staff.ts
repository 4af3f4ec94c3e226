import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Role } from '@/contracts/staff-permissions'
import { shops } from './catalogue'
import { at, bytes, id, version } from './columns'

/** People who run the shop. Shoppers' accounts are separate: no session or password is valid for both. */
export const staff = pgTable(
  'staff',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** False ends every session; the row stays for the audit trail. */
    isActive: boolean('is_active').notNull().default(true),
    /** Null until the invitation is accepted. */
    passwordHash: text('password_hash'),
    /** Encrypted with a key outside the database. */
    totpSecret: bytes('totp_secret'),
    /** The time step of the last accepted code: each code is valid once. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    invitationHash: bytes('invitation_hash'),
    invitationExpiresAt: at(),
    version: version(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('staff_email').on(sql`lower(${table.email})`),
    uniqueIndex('staff_invitation').on(table.invitationHash),
    check(
      'staff_role',
      sql`role in ('owner', 'catalogue', 'fulfilment', 'finance', 'support', 'merchant')`,
    ),
  ],
)

/** The shops of a merchant. */
export const staffShops = pgTable(
  'staff_shops',
  {
    staffId: id()
      .notNull()
      .references(() => staff.id),
    shopId: id()
      .notNull()
      .references(() => shops.id),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.shopId] })],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    staffId: id()
      .notNull()
      .references(() => staff.id),
    tokenHash: bytes('token_hash').notNull(),
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: at().notNull().defaultNow(),
    lastSeenAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('staff_sessions_token').on(table.tokenHash),
    index('staff_sessions_staff').on(table.staffId, table.id),
  ],
)

/** Each replaces one code of the authenticator app. The row is deleted when it is used. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: id()
      .notNull()
      .references(() => staff.id),
    codeHash: bytes('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)
