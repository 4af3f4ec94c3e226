import { z } from 'zod'
import '@/contracts/without-eval'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'

const TotalChanged = z.object({ total: z.int() })
const StockShort = z.object({ sku_id: z.int() })

export type OrderRefusal =
  | { kind: 'totalChanged'; total: number }
  | { kind: 'stockShort'; skuId: number }
  | { kind: 'unanswered' }
  | { kind: 'other' }

/** What became of a call that should have placed an order, from its error. */
export function orderRefusal(error: unknown): OrderRefusal {
  if (!(error instanceof ApiError)) return { kind: 'other' }
  if (error.isOutcomeUnknown) return { kind: 'unanswered' }
  if (error.code !== CODE.conflict) return { kind: 'other' }
  const changed = TotalChanged.safeParse(error.data)
  if (changed.success) return { kind: 'totalChanged', total: changed.data.total }
  const short = StockShort.safeParse(error.data)
  if (short.success) return { kind: 'stockShort', skuId: short.data.sku_id }
  return { kind: 'other' }
}
