'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { OrdersSkeleton } from './orders-skeleton'

/**
 * /order leads to the list of orders. In the browser, because a redirect made by the server would name
 * the address with the language that was only meant for the inside.
 */
export function OrdersEntrance() {
  const router = useRouter()
  useEffect(() => router.replace('/myPurchases'), [router])
  return <OrdersSkeleton />
}
