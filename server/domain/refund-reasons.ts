import type { ProductStatus } from '@/contracts/schemas/refunds'

/** The refund reasons and the product status of each. Texts are in messages/*.json under `refundReasons.<key>`. */
export const REFUND_REASONS = {
  changedMind: [0, 1],
  wrongOrder: [0],
  tooSlow: [0],
  neverArrived: [0],
  damaged: [1],
  notAsDescribed: [1],
  wrongItem: [1],
  partsMissing: [1],
  poorQuality: [1],
  other: [0, 1],
} as const satisfies Record<string, ProductStatus[]>

export type RefundReason = keyof typeof REFUND_REASONS

export function isRefundReason(text: string): text is RefundReason {
  return Object.hasOwn(REFUND_REASONS, text)
}
