import { z } from 'zod'
import { AuditRecord, ShopperCard } from './audit-records'
import { Evidence, PictureQuery } from './evidence'
import { Cents, Id, line, listOf, paging, QueryId, text, Timestamp } from './fields'
import { AuditStatus, QueryAuditStatus, plainTxid, RECHARGE_METHODS, Txid } from './wallet'

const AdminRechargeRow = z.object({
  id: Id,
  shopper: ShopperCard,
  method: z.enum(RECHARGE_METHODS),
  network: z.string().nullable(),
  address: z.string().nullable(),
  amount: Cents,
  txid: z.string().nullable(),
  /** Other top-ups, of any shopper and network, with the same transaction id. */
  same_txid_ids: z.array(Id),
  evidence: z.array(Evidence),
  status: AuditStatus,
  refuse_reason: z.string().nullable(),
  /** The card's bank requires a code before the audit. */
  waits_for_code: z.boolean(),
  /** The refund of a charge that was rejected in the audit: due, or done. */
  card_refund: z.enum(['due', 'done']).nullable(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
})

export const AdminRecharge = AdminRechargeRow.extend({
  /** Oldest first. */
  history: z.array(AuditRecord),
})

export const listAdminRecharges = {
  query: z.object({
    ...paging,
    search: line(200).transform(plainTxid).optional(),
    sort: z.enum(['latest', 'oldest'], { error: 'fields.invalid' }).optional(),
    status: QueryAuditStatus.optional(),
    method: z.enum(RECHARGE_METHODS, { error: 'fields.invalid' }).optional(),
    user_id: QueryId.optional(),
  }),
  data: listOf(AdminRechargeRow),
}

export const getAdminRecharge = { query: z.object({ id: QueryId }), data: AdminRecharge }

export const getAdminRechargePicture = { query: PictureQuery, data: z.null() }

export const settleAdminRecharge = {
  body: z.strictObject({
    id: Id,
    action: z.enum(['pass', 'refuse'], { error: 'fields.invalid' }),
    reason: text(200).optional(),
    txid: Txid.optional(),
  }),
  data: AdminRecharge,
}
