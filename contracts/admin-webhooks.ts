import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-webhooks'

// Messages to the servers of other companies, signed by the Standard Webhooks specification.

export const listAdminWebhooks = endpoint<typeof schemas.listAdminWebhooks>()({
  access: { staff: 'settings.write' },
  method: 'get',
  path: '/api/admin/webhooks',
  summary: 'The endpoints that are told about changes',
  changes: false,
})

/** The secret is shown once. The address must be https and public. */
export const addAdminWebhook = endpoint<typeof schemas.addAdminWebhook>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/webhooks/add',
  summary: 'Add an endpoint',
  changes: true,
  body: 'json',
})

/** A renewed secret is shown once, and the earlier one is no longer used. */
export const updateAdminWebhook = endpoint<typeof schemas.updateAdminWebhook>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/webhooks/update',
  summary: 'Change an endpoint, switch it on or off, or renew its secret',
  changes: true,
  body: 'json',
})

/** Its log is deleted too. */
export const removeAdminWebhook = endpoint<typeof schemas.removeAdminWebhook>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/webhooks/remove',
  summary: 'Remove an endpoint',
  changes: true,
  body: 'json',
})

/** Kept for 30 days. */
export const listAdminWebhookDeliveries = endpoint<typeof schemas.listAdminWebhookDeliveries>()({
  access: { staff: 'settings.write' },
  method: 'get',
  path: '/api/admin/webhooks/deliveries',
  summary: 'The messages to an endpoint, latest first',
  changes: false,
})

/** One message that is not waiting, or at most 1000 failed ones. The ids of the messages stay. */
export const replayAdminWebhook = endpoint<typeof schemas.replayAdminWebhook>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/webhooks/replay',
  summary: 'Send one message again, or all failed ones',
  changes: true,
  body: 'json',
})
