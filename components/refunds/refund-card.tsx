'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useQuery } from '@tanstack/react-query'
import { Timeline } from '@/components/orders/timeline'
import { Fact } from '@/components/ui/fact'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { Order } from '@/contracts/schemas/orders'
import { REFUND_TYPE } from '@/contracts/refund-terms'
import type { Refund } from '@/contracts/schemas/refunds'
import { formatList } from '@/lib/format/list'
import { formatCents } from '@/lib/format/money'
import { orderRefundQuery } from '@/lib/queries/refunds'
import { refundState, type RefundState, refundTimeline } from '@/lib/refunds/refund-state'
import { ReturnParcel } from './return-parcel'
import { WithdrawButton } from './withdraw-button'

/** The latest refund request, on the order page. */
export function OrderRefund({ order }: { order: Order }) {
  const wasAsked = order.items.some((item) => item.refund_status !== null)
  const { data } = useQuery({ ...orderRefundQuery(order.id), enabled: wasAsked })
  return wasAsked && data ? <RefundCard refund={data} /> : null
}

const tones: Record<RefundState, string> = {
  asked: 'text-star',
  agreed: 'text-money',
  sent: 'text-money',
  settled: 'text-good',
  refused: 'text-bad',
  withdrawn: 'text-muted',
}

/** A refund request: its state, the next step, the claim with evidence, and actions. */
export function RefundCard({ refund }: { refund: Refund }) {
  const t = useTranslations('refund')
  const state = refundState(refund)
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4 rounded-card bg-card p-4">
      <div className="flex flex-col gap-1" aria-live="polite">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className={`text-17 font-semibold ${tones[state]}`}>{t(`state.${state}`)}</h2>
          <Price cents={refund.amount} tone="ink" />
        </div>
        <p className="text-13 text-muted">
          {t(`next.${state}`, { amount: formatCents(refund.amount) })}
        </p>
      </div>
      {refund.refuse_reason && (
        <p className="rounded-thumb bg-bad-soft p-3 text-13 text-bad">
          <span className="block font-semibold">{t('refuseReason')}</span>
          <span className="wrap-anywhere">{refund.refuse_reason}</span>
        </p>
      )}
      <RefundTimeline refund={refund} />
      <ReturnParcel key={refund.tracking_no} refund={refund} />
      <RefundFacts refund={refund} />
      {refund.actions.includes('withdraw') && <WithdrawButton refund={refund} />}
    </section>
  )
}

function RefundFacts({ refund }: { refund: Refund }) {
  const t = useTranslations('refund')
  const locale = useLocale()
  return (
    <dl className="pt-2 text-13 hairline-t">
      <Fact name={t('items')}>
        {formatList(
          refund.items.map((item) => item.name),
          locale,
        )}
      </Fact>
      <Fact name={t('type')}>
        {t(refund.type === REFUND_TYPE.withReturn ? 'withReturn' : 'moneyOnly')}
      </Fact>
      <Fact name={t('productStatus')}>
        {t(refund.product_status === 1 ? 'received' : 'notReceived')}
      </Fact>
      <Fact name={t('reason')}>{refund.reason}</Fact>
      <Fact name={t('explanation')}>{refund.explanation}</Fact>
      <div className="py-2">
        <dt className="mb-2 text-muted">{t('proof')}</dt>
        <dd className="grid grid-cols-4 gap-2 wide:grid-cols-6">
          {refund.evidence.map((address, index) => (
            <Picture
              key={address}
              address={address}
              alt={t('proofPicture', { index: index + 1 })}
              sizes="80px"
              shape="thumb"
            />
          ))}
        </dd>
      </div>
    </dl>
  )
}

/** The progress of a request since it was created. */
function RefundTimeline({ refund }: { refund: Refund }) {
  const t = useTranslations('refund.step')
  const steps = refundTimeline(refund).map((step) => ({ ...step, label: t(step.name) }))
  return <Timeline steps={steps} size={13} />
}
