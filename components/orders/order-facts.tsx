'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Order } from '@/contracts/schemas/orders'
import { formatDateTime } from '@/lib/format/date'
import { CopyButton } from '@/components/layout/copy-button'
import { Fact } from '@/components/ui/fact'

/** The number, times and payment of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-2 text-15">{t('facts')}</h2>
      <dl className="text-13">
        <Fact name={t('number')}>
          <span className="-me-3 inline-flex items-center">
            <span className="numbers">{order.order_no}</span>
            <CopyButton text={order.order_no} label={t('copyNumber')} />
          </span>
        </Fact>
        <Fact name={t('orderedAt')}>{formatDateTime(order.created_at, locale)}</Fact>
        {order.paid_at && <Fact name={t('paidAt')}>{formatDateTime(order.paid_at, locale)}</Fact>}
        {order.promo_code && <Fact name={t('promoCode')}>{order.promo_code}</Fact>}
        {order.remark && <Fact name={t('remark')}>{order.remark}</Fact>}
      </dl>
    </section>
  )
}
