import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-recharges'

/** `search` is a complete transaction id. */
export const listAdminRecharges = endpoint<typeof schemas.listAdminRecharges>()({
  access: { staff: 'money.read' },
  method: 'get',
  path: '/api/admin/recharges',
  summary: 'Top-ups of all shoppers',
  changes: false,
})

export const getAdminRecharge = endpoint<typeof schemas.getAdminRecharge>()({
  access: { staff: 'money.read' },
  method: 'get',
  path: '/api/admin/recharges/get',
  summary: 'One top-up with evidence and history',
  changes: false,
})

/** A WebP file, not JSON. */
export const getAdminRechargePicture = endpoint<typeof schemas.getAdminRechargePicture>()({
  access: { staff: 'money.read' },
  method: 'get',
  path: '/api/admin/recharges/picture',
  summary: 'A picture of the evidence of a top-up',
  changes: false,
})

/** A deposit on chain needs a transaction id, from the shopper or in this call; a deposit is credited once. */
export const settleAdminRecharge = endpoint<typeof schemas.settleAdminRecharge>()({
  access: { staff: 'money.decide' },
  method: 'post',
  path: '/api/admin/recharges/settle',
  summary: 'Pass or refuse a top-up',
  changes: true,
  body: 'json',
})
