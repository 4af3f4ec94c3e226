'use client'

import { useParams } from 'next/navigation'
import { parseOrderStatus } from '@/lib/orders/order-status'
import { OrderList } from './order-list'

/** /myPurchases/:status? */
export function PurchasesScreen() {
  const { status } = useParams<{ status?: string[] }>()
  return <OrderList status={parseOrderStatus(decodeURIComponent(status?.[0] ?? ''))} />
}
