'use client'

import { useTranslations } from 'next-intl'
import { LinkTabs } from '@/components/layout/link-tabs'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'
import { purchasesLink } from '@/lib/orders/links'
import { ORDER_STATUS_NAMES } from '@/lib/orders/order-status'

/** All orders and one tab per status, with counts. */
export function OrderTabs({
  status,
  keyword,
  counts,
}: {
  status: OrderStatus | undefined
  keyword: string
  counts: Record<string, number> | undefined
}) {
  const t = useTranslations('orders')
  const all = {
    href: purchasesLink(undefined, keyword),
    label: t('status.all'),
    isCurrent: status === undefined,
  }
  const tabs = ORDER_STATUS_NAMES.map((name) => ({
    href: purchasesLink(ORDER_STATUS[name], keyword),
    label: t(`status.${name}`),
    count: counts?.[String(ORDER_STATUS[name])],
    isCurrent: ORDER_STATUS[name] === status,
  }))
  return (
    <div className="sticky top-below-bar z-10 -mx-gutter">
      <LinkTabs label={t('statuses')} tabs={[all, ...tabs]} />
    </div>
  )
}
