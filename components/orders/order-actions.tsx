'use client'

import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import type { ButtonSize } from '@/components/ui/button-style'
import { useConfirm } from '@/components/ui/confirm-provider'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Order, OrderStatus } from '@/contracts/schemas/orders'
import { paymentHref } from '@/lib/checkout/order-ids'
import { useCancelOrder, useConfirmOrder } from '@/lib/mutations/orders'
import { buyAgainLink, reviewLink } from '@/lib/orders/links'
import { refundHref } from '@/lib/refunds/refund-address'
import { announce } from '@/lib/mutations/announce'

/** The states in which the same goods can be bought again. */
const OVER: readonly OrderStatus[] = [
  ORDER_STATUS.received,
  ORDER_STATUS.completed,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.refunded,
]

export const hasActions = (order: Order) => order.actions.length > 0 || OVER.includes(order.status)

const isReviewed = ({ items, actions }: Order) =>
  !actions.includes('review') && items.some((item) => item.reviewed)

/**
 * The actions the server allows for an order, the most likely one last, and filled; receipt only
 * once the carrier has delivered.
 */
export function OrderActions({ order, size }: { order: Order; size: ButtonSize }) {
  const t = useTranslations('orders')
  const can = (action: Order['actions'][number]) => order.actions.includes(action)
  return (
    <>
      {isReviewed(order) && (
        <span className="me-auto flex items-center gap-1.5 text-13 text-muted">
          <CircleCheck size={16} />
          {t('reviewed')}
        </span>
      )}
      {can('cancel') && <CancelButton order={order} size={size} />}
      {can('refund') && (
        <ButtonLink size={size} variant="quiet" href={refundHref(order)}>
          {t('applyRefund')}
        </ButtonLink>
      )}
      {OVER.includes(order.status) && (
        <ButtonLink size={size} variant="quiet" href={buyAgainLink(order)}>
          {t('buyAgain')}
        </ButtonLink>
      )}
      {can('review') && (
        <ButtonLink size={size} href={reviewLink(order)}>
          {t('review')}
        </ButtonLink>
      )}
      {can('confirm') && <ConfirmButton order={order} size={size} />}
      {can('pay') && (
        <ButtonLink size={size} href={paymentHref([order.id, ...(order.pay_with ?? [])])}>
          {t('pay')}
        </ButtonLink>
      )}
    </>
  )
}

function CancelButton({ order, size }: { order: Order; size: ButtonSize }) {
  const t = useTranslations('orders')
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useCancelOrder()
  async function askAndCancel() {
    const isSure = await confirm({
      title: t('cancelAsk'),
      detail: t('cancelDetail'),
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
      isDanger: true,
    })
    if (!isSure) return
    await announce(mutateAsync({ id: order.id }), t('status.cancelled'))
  }
  return (
    <Button variant="quiet" size={size} isPending={isPending} onClick={() => void askAndCancel()}>
      {t('cancel')}
    </Button>
  )
}

function ConfirmButton({ order, size }: { order: Order; size: ButtonSize }) {
  const t = useTranslations('orders')
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useConfirmOrder()
  async function askAndConfirm() {
    const isSure = await confirm({
      title: t('confirmAsk'),
      detail: t('confirmDetail'),
      confirmLabel: t('confirm'),
    })
    if (!isSure) return
    await announce(mutateAsync({ id: order.id }), t('status.received'))
  }
  return (
    <Button
      variant={order.delivered_at ? 'primary' : 'outline'}
      size={size}
      isPending={isPending}
      onClick={() => void askAndConfirm()}
    >
      {t('confirm')}
    </Button>
  )
}
