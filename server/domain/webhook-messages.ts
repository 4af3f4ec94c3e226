import { LOW_STOCK } from '@/contracts/limits'
import type { WebhookEvent } from '@/contracts/webhook-events'

export interface WebhookMessage {
  event: WebhookEvent
  /** Ids, with which the receiver reads the rest: a late message then never carries an outdated state. */
  data: Record<string, number>
}

/** The messages of what is recorded for shoppers, by kind and detail of the event. */
const OF_SHOPPER_EVENTS: Partial<Record<string, [event: WebhookEvent, id: string]>> = {
  'order paid': ['order.paid', 'order_id'],
  'order shipped': ['order.shipped', 'order_id'],
  'order delivered': ['order.delivered', 'order_id'],
  'order cancelled': ['order.cancelled', 'order_id'],
  'order expire': ['order.cancelled', 'order_id'],
  'order complete': ['order.completed', 'order_id'],
  'order refund asked': ['refund.requested', 'order_id'],
  'order refund agreed': ['refund.agreed', 'order_id'],
  'order refund refused': ['refund.refused', 'order_id'],
  'wallet refund settled': ['refund.settled', 'refund_id'],
  'wallet recharge passed': ['top_up.credited', 'top_up_id'],
  'wallet recharge refused': ['top_up.refused', 'top_up_id'],
  'wallet withdrawal requested': ['withdrawal.requested', 'withdrawal_id'],
  'wallet withdrawal passed': ['withdrawal.paid', 'withdrawal_id'],
  'wallet withdrawal refused': ['withdrawal.refused', 'withdrawal_id'],
  'wallet withdrawal cancelled': ['withdrawal.cancelled', 'withdrawal_id'],
}

export function messagesOf(
  events: { kind: string; detail: string; refId: number }[],
): WebhookMessage[] {
  return events.flatMap(({ kind, detail, refId }) => {
    const found = OF_SHOPPER_EVENTS[`${kind} ${detail}`]
    return found ? [{ event: found[0], data: { [found[1]]: refId } }] : []
  })
}

/** The message of a sale after which `left` units are left; null unless it passes a limit. */
export function stockMessage(
  skuId: number,
  productId: number,
  left: number,
  sold: number,
): WebhookMessage | null {
  const data = { sku_id: skuId, product_id: productId, stock: left }
  if (left === 0) return { event: 'stock.sold_out', data }
  return left <= LOW_STOCK && left + sold > LOW_STOCK ? { event: 'stock.low', data } : null
}

/** Seconds until the next attempt, by the number of failed ones: together a little more than a day. */
const DELAYS_S = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 8 * 3600, 10 * 3600]

/** Undefined after the last attempt. */
export const retryDelay = (failedAttempts: number): number | undefined =>
  DELAYS_S[failedAttempts - 1]
