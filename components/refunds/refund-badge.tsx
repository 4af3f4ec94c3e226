'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Order } from '@/contracts/schemas/orders'
import { itemsRefundState, type ItemRefundState } from '@/lib/refunds/refund-state'

const tones = {
  asked: 'star',
  agreed: 'money',
  settled: 'good',
  refused: 'bad',
} as const satisfies Record<ItemRefundState, string>

/** The state of the order's last refund request, which the order status does not show. */
export function RefundBadge({ order }: { order: Order }) {
  const t = useTranslations('refund.itemState')
  const state = itemsRefundState(order.items)
  if (!state || order.status === ORDER_STATUS.refunded) return null
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
