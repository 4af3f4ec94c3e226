import { z } from 'zod'
import { AuditRecord, ShopperCard } from './audit-records'
import { Entry, EntryType } from './bill'
import { Cents, Id, line, listOf, paging, QueryFlag, QueryId, text, Timestamp } from './fields'
import { Session } from './sessions'

const AdminShopperRow = ShopperCard.extend({
  mobile: z.string(),
  family_name: z.string(),
  given_name: z.string(),
  /** Null unless the account is blocked. */
  blocked: z.object({ at: Timestamp, reason: z.string() }).nullable(),
  created_at: Timestamp,
})

export const AdminShopper = AdminShopperRow.extend({
  avatar: z.string().nullable(),
  language: z.string(),
  has_pay_password: z.boolean(),
  balance: Cents,
  frozen: Cents,
  counts: z.object({
    /** By status. */
    orders: z.record(z.string(), z.int()),
    refunds: z.int(),
    recharges: z.int(),
    withdrawals: z.int(),
  }),
  sessions: z.array(Session.omit({ current: true })),
  /** When staff blocked and unblocked it, oldest first. */
  history: z.array(AuditRecord),
})

export const listAdminShoppers = {
  query: z.object({
    ...paging,
    search: line(254).optional(),
    is_blocked: QueryFlag.optional(),
  }),
  data: listOf(AdminShopperRow),
}

export const getAdminShopper = { query: z.object({ id: QueryId }), data: AdminShopper }

export const listAdminShopperFunds = {
  query: z.object({ ...paging, id: QueryId, type: EntryType.optional() }),
  data: listOf(Entry),
}

export const endAdminShopperSessions = {
  body: z.strictObject({ id: Id, session_id: Id.optional() }),
  data: AdminShopper,
}

export const blockAdminShopper = {
  body: z.strictObject({ id: Id, reason: text(200) }),
  data: AdminShopper,
}

export const unblockAdminShopper = {
  body: z.strictObject({ id: Id, reason: text(200) }),
  data: AdminShopper,
}
