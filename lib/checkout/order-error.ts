import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'

export type OrderError =
  | { kind: 'totalChanged'; total: number }
  | { kind: 'stockShort'; skuId: number }
  | { kind: 'unanswered' }
  /** Not sent: the same call was sent a moment ago, and its outcome counts. */
  | { kind: 'notSent' }
  | { kind: 'other' }

/** The outcome of an order call, from its error. */
export function orderError(error: unknown): OrderError {
  if (!(error instanceof ApiError)) return { kind: 'other' }
  if (error.isOutcomeUnknown) return { kind: 'unanswered' }
  if (error.kind === 'duplicate') return { kind: 'notSent' }
  if (error.code !== CODE.conflict) return { kind: 'other' }
  const total = error.integer('total')
  if (total !== null) return { kind: 'totalChanged', total }
  const skuId = error.integer('sku_id')
  if (skuId !== null) return { kind: 'stockShort', skuId }
  return { kind: 'other' }
}
