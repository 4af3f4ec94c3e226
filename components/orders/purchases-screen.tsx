'use client'

import { useParams, useSearchParams } from 'next/navigation'
import { parseOrderStatus } from '@/lib/orders/order-status'
import { KEYWORD_MAX } from '@/lib/search/keyword'
import { OrderList } from './order-list'
import { OrderSearch } from './order-search'

export function PurchasesScreen() {
  const { status } = useParams<{ status?: string[] }>()
  const keyword = (useSearchParams().get('keyword') ?? '').trim().slice(0, KEYWORD_MAX)
  return (
    <>
      <OrderSearch keyword={keyword} />
      <OrderList
        status={parseOrderStatus(decodeURIComponent(status?.[0] ?? ''))}
        keyword={keyword}
      />
    </>
  )
}
