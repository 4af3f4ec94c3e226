'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { ActionBar } from '@/components/layout/page-shell'
import { ORDER_STATUS } from '@/contracts/order-status'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { ordersHref, paymentHref } from '@/lib/checkout/order-ids'
import { formatCents, formatPlainCents } from '@/lib/format/money'
import { rechargesQuery } from '@/lib/queries/recharges'
import { topUpHref } from '@/lib/wallet/top-up-href'
import { Note } from '@/components/ui/note'

/** The missing amount, and the top-ups that are being checked, which may cover it. */
export function ShortNotes({ missing }: { missing: number }) {
  const t = useTranslations('payment')
  const checked = useCentsInAudit()
  return (
    <>
      {checked > 0 && (
        <Note
          icon={<Clock size={20} className="shrink-0 text-star" />}
          title={t('inAudit', { amount: formatCents(checked) })}
          detail={t('inAuditDetail')}
        />
      )}
      <Note
        icon={<CircleAlert size={20} className="shrink-0 text-bad" />}
        title={t('short', { amount: formatCents(missing) })}
        detail={t('shortDetail')}
      />
    </>
  )
}

/** Top up is the main action unless the top-ups that are being checked are enough. */
export function ShortBar({ orderIds, missing }: { orderIds: number[]; missing: number }) {
  const t = useTranslations('payment')
  const rest = missing - useCentsInAudit()
  const before = new URLSearchParams({
    from: paymentHref(orderIds),
    ...(rest > 0 && { amount: formatPlainCents(rest) }),
  })
  return (
    <ActionBar>
      <div className="flex flex-1 flex-wrap gap-x-3 gap-y-2 *:px-4 *:last:flex-auto">
        <ButtonLink
          size="large"
          variant="quiet"
          href={ordersHref(orderIds, [ORDER_STATUS.waitingPay])}
        >
          {t('viewOrder', { count: orderIds.length })}
        </ButtonLink>
        <ButtonLink
          size="large"
          variant={rest > 0 ? 'primary' : 'outline'}
          href={topUpHref('/topUp', before)}
        >
          {t('topUp')}
        </ButtonLink>
      </div>
    </ActionBar>
  )
}

/** Without card payments that still wait for the shopper. */
function useCentsInAudit(): number {
  const { data } = useInfiniteQuery(rechargesQuery({ status: AUDIT_STATUS.auditing }))
  const recharges = data?.pages.flatMap((page) => page.list) ?? []
  return recharges
    .filter((recharge) => !recharge.waits_for_code && !recharge.card_page)
    .reduce((sum, { amount }) => sum + amount, 0)
}
