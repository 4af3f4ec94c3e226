'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import type { ButtonSize } from '@/components/ui/button-style'
import { useConfirm } from '@/components/ui/confirm-provider'
import type { Order } from '@/contracts/orders'
import { paymentHref } from '@/lib/checkout/order-ids'
import { useCancelOrder } from '@/lib/mutations/orders'
import { refundHref } from '@/lib/refunds/refund-address'
import { toast } from '@/lib/toast/toast'

/** What the server lets the shopper do with an order now, the likely thing filled and last. */
export function OrderActions({ order, size }: { order: Order; size: ButtonSize }) {
  const t = useTranslations('orders')
  const can = (action: Order['actions'][number]) => order.actions.includes(action)
  return (
    <>
      {can('cancel') && <CancelButton order={order} size={size} />}
      {can('refund') && (
        <ButtonLink variant="quiet" size={size} href={refundHref(order)}>
          {t('applyRefund')}
        </ButtonLink>
      )}
      {can('pay') && (
        <ButtonLink size={size} href={paymentHref([order.id])}>
          {t('pay')}
        </ButtonLink>
      )}
    </>
  )
}

function CancelButton({ order, size }: { order: Order; size: ButtonSize }) {
  const t = useTranslations('orders')
  const confirm = useConfirm()
  const { mutate, isPending } = useCancelOrder()
  async function askAndCancel() {
    const isSure = await confirm({
      title: t('cancelAsk'),
      detail: t('cancelDetail'),
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
      isDanger: true,
    })
    if (!isSure) return
    mutate({ id: order.id }, { onSuccess: () => toast.success(t('status.cancelled')) })
  }
  return (
    <Button variant="quiet" size={size} isPending={isPending} onClick={() => void askAndCancel()}>
      {t('cancel')}
    </Button>
  )
}
