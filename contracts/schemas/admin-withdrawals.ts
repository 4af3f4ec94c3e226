import { z } from 'zod'
import { AuditRecord, ShopperCard } from './audit-records'
import { Cents, Id, listOf, paging, QueryId, text, Timestamp } from './fields'
import { AuditStatus, QueryAuditStatus } from './wallet'

const AdminWithdrawalRow = z.object({
  id: Id,
  shopper: ShopperCard,
  amount: Cents,
  service_charge: Cents,
  /** What the payee receives. */
  actual_arrival: Cents,
  /** The number is masked. */
  payee: z.object({ bank_name: z.string(), number: z.string(), holder: z.string() }),
  status: AuditStatus,
  /** By the shopper; status 2. */
  cancelled: z.boolean(),
  refuse_reason: z.string().nullable(),
  needs_two_people: z.boolean(),
  /** Who approved it, oldest first; for withdrawals that need two people. */
  approvals: z.array(z.object({ staff_id: Id, staff_name: z.string(), at: Timestamp })),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
})

export const AdminWithdrawal = AdminWithdrawalRow.extend({
  /** Oldest first. */
  history: z.array(AuditRecord),
})

export const listAdminWithdrawals = {
  query: z.object({
    ...paging,
    sort: z.enum(['latest', 'oldest'], { error: 'fields.invalid' }).optional(),
    status: QueryAuditStatus.optional(),
    user_id: QueryId.optional(),
  }),
  data: listOf(AdminWithdrawalRow),
}

export const getAdminWithdrawal = { query: z.object({ id: QueryId }), data: AdminWithdrawal }

export const settleAdminWithdrawal = {
  body: z.strictObject({
    id: Id,
    action: z.enum(['pass', 'refuse'], { error: 'fields.invalid' }),
    expected_step: z.enum(['approve', 'pay'], { error: 'fields.invalid' }).optional(),
    reason: text(200).optional(),
  }),
  data: AdminWithdrawal,
}

export const readAdminPayee = {
  body: z.strictObject({ id: Id }),
  data: z.object({
    bank_name: z.string(),
    holder: z.string(),
    number: z.string(),
    arrival: Cents,
  }),
}
