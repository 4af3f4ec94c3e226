import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-refunds'

/** Periods include their start and not their end. */
export const listAdminRefunds = endpoint<typeof schemas.listAdminRefunds>()({
  access: { staff: 'refunds.read' },
  method: 'get',
  path: '/api/admin/refunds',
  summary: 'Refund requests of all shoppers',
  changes: false,
})

export const getAdminRefund = endpoint<typeof schemas.getAdminRefund>()({
  access: { staff: 'refunds.read' },
  method: 'get',
  path: '/api/admin/refunds/get',
  summary: 'One refund request with items, evidence and history',
  changes: false,
})

/** A WebP file, not JSON. */
export const getAdminRefundPicture = endpoint<typeof schemas.getAdminRefundPicture>()({
  access: { staff: 'refunds.read' },
  method: 'get',
  path: '/api/admin/refunds/picture',
  summary: 'A picture of the evidence of a refund request',
  changes: false,
})

/**
 * agree: only with return, the goods are sent back first. settle: the balance is credited. refuse: needs a reason, which
 * the shopper sees.
 */
export const decideAdminRefund = endpoint<typeof schemas.decideAdminRefund>()({
  access: { staff: 'refunds.decide' },
  method: 'post',
  path: '/api/admin/refunds/decide',
  summary: 'Agree to, settle or refuse a refund request',
  changes: true,
  body: 'json',
})
