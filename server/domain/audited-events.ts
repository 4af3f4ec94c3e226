/** Events in the audit trail: everything that moves money or opens, closes or changes access. */
export const AUDITED_EVENTS = [
  'registered',
  'sign-in',
  'sign-out',
  'session-ended',
  'password-change',
  'payment-password',
  'payment-password-change',
  'mobile-change',
  'payee-added',
  'payee-removed',
  'payee-read',
  'order-paid',
  'withdrawal-asked',
  'withdrawal-cancelled',
  'withdrawal-passed',
  'withdrawal-refused',
  'recharge-asked',
  'recharge-passed',
  'recharge-refused',
  'refund-asked',
  'refund-withdrawn',
  'refund-agreed',
  'refund-settled',
  'refund-refused',
  'parcel-moved',
  'product-changed',
] as const

export type AuditedEvent = (typeof AUDITED_EVENTS)[number]

/** `system` is a job; `operator` is anyone with the operator token. */
export type Actor = 'shopper' | 'operator' | 'system'
