/** The changes about which other servers can be told. No imports: the console lists them. */
export const WEBHOOK_EVENTS = [
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.completed',
  'refund.requested',
  'refund.agreed',
  'refund.refused',
  'refund.settled',
  'top_up.credited',
  'top_up.refused',
  'withdrawal.requested',
  'withdrawal.paid',
  'withdrawal.refused',
  'withdrawal.cancelled',
  'stock.low',
  'stock.sold_out',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
