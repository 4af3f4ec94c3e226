'use client'

import { useQuery } from '@tanstack/react-query'
import type { Order } from '@/contracts/schemas/orders'
import { orderRefundQuery } from '@/lib/queries/refunds'
import { RefundCard } from './refund-card'

/** The latest request of an order, on the order's own page. */
export function OrderRefund({ order }: { order: Order }) {
  const wasAsked = order.items.some((item) => item.refund_status !== null)
  const { data } = useQuery({ ...orderRefundQuery(order.id), enabled: wasAsked })
  return wasAsked && data ? <RefundCard refund={data} /> : null
}
