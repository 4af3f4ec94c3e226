'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { OrdersSkeleton } from './orders-skeleton'

/**
 * Redirects /order to the list of orders. In the browser, because a server redirect would reveal
 * the internal address with the language prefix.
 */
export function OrdersRedirect() {
  const router = useRouter()
  useEffect(() => router.replace('/myPurchases'), [router])
  return <OrdersSkeleton />
}
