'use client'

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { refundableItems } from '@/contracts/refund-terms'
import { refundableQuery } from '@/lib/queries/refunds'
import { parseRefundAddress } from '@/lib/refunds/refund-address'

/** Names the form, or the request once there is one and no other can be made. */
export function RefundTitle() {
  const t = useTranslations()
  const { request } = useParams<{ request?: string[] }>()
  const orderId = parseRefundAddress(request)?.orderId
  const { data } = useQuery({ ...refundableQuery(orderId ?? 0), enabled: orderId !== undefined })
  const isRequested = data?.items.some((item) => item.refund_status !== null)
  const isOpen = data && data.open_id !== null
  const isPossible = data && data.choices.length > 0 && refundableItems(data).length > 0
  return t(isOpen || (isRequested && !isPossible) ? 'refund.details' : 'titles.refund')
}
