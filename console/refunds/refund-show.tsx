import { Box } from '@mui/material'
import { Show, Title, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PRODUCT_STATUS } from '@/contracts/refund-terms'
import { ItemName } from '@/console/orders/item-name'
import { RefundDecisions } from '@/console/refunds/refund-decisions'
import { RefundEvidence } from '@/console/refunds/refund-evidence'
import { type AdminRefund, RefundStatusChip, typeKey } from '@/console/refunds/status'
import { Moment } from '@/console/ui/moment'
import { Fact, Facts } from '@/console/ui/facts'
import { History } from '@/console/ui/history'
import { Labelled } from '@/console/ui/labelled'
import { BelowColumns, Panel, TwoColumns } from '@/console/ui/panel'
import { Waiting } from '@/console/ui/waiting'
import { useFormats } from '@/console/ui/use-formats'

const REFETCH_MS = 10_000

export const RefundShow = () => (
  <Show
    component="div"
    actions={false}
    title={false}
    queryOptions={{ refetchInterval: REFETCH_MS }}
  >
    <RefundPage />
  </Show>
)

function RefundPage() {
  const refund = useRecordContext<AdminRefund>()
  const translate = useTranslate()
  const { money } = useFormats()
  // Until the record has arrived, react-admin gives the row of the list.
  if (!refund || !('evidence' in refund)) return <Waiting />
  const title = translate('console.refunds.title', { id: refund.id, amount: money(refund.amount) })
  const lines = refund.history.map(({ at, by, event }) => ({
    at,
    by,
    text: translate(`console.history.event.${event}`, { refund: refund.id, _: event }),
  }))
  return (
    <>
      <Title title={title} preferenceKey={false} />
      <TwoColumns
        main={
          <>
            <RefundRequest refund={refund} />
            <RefundEvidence refund={refund} />
          </>
        }
        side={
          <>
            <RefundDecisions refund={refund} />
            <RefundAmounts refund={refund} />
          </>
        }
      />
      <BelowColumns>
        <History lines={lines} />
      </BelowColumns>
    </>
  )
}

function RefundRequest({ refund }: { refund: AdminRefund }) {
  const translate = useTranslate()
  const { money } = useFormats()
  const isReceived = refund.product_status === PRODUCT_STATUS.received
  return (
    <Panel title="console.refunds.request" actions={<RefundStatusChip refund={refund} />}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {refund.items.map((item) => (
          <Box key={item.id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ItemName item={item} />
            </Box>
            <span>
              {item.quantity} × {money(item.price)}
            </span>
          </Box>
        ))}
      </Box>
      <Labelled label={translate('console.refunds.reason')}>
        {refund.reason} ·{' '}
        {translate(`console.refunds.goods.${isReceived ? 'received' : 'notReceived'}`)}
      </Labelled>
      <Labelled label={translate('console.refunds.explanation')}>{refund.explanation}</Labelled>
      {refund.tracking_no && (
        <Labelled label={translate('console.refunds.returnParcel')}>
          {refund.carrier} {refund.tracking_no}
        </Labelled>
      )}
      {refund.refuse_reason && (
        <Labelled label={translate('console.refunds.refuseReason')}>
          {refund.refuse_reason}
        </Labelled>
      )}
    </Panel>
  )
}

function RefundAmounts({ refund }: { refund: AdminRefund }) {
  const translate = useTranslate()
  const { money } = useFormats()
  return (
    <Panel title="console.refunds.amounts.title">
      <Facts areAmounts>
        <Fact label="console.refunds.amounts.asked">
          <strong>{money(refund.amount)}</strong>
        </Fact>
        <Fact label="console.refunds.amounts.orderTotal">{money(refund.order_total)}</Fact>
        <Fact label="console.refunds.amounts.orderRefunded">{money(refund.order_refunded)}</Fact>
      </Facts>
      <Labelled label={translate('console.refunds.amounts.order')}>
        <OrderLink refund={refund} />
      </Labelled>
      <Labelled label={translate('console.refunds.amounts.type')}>
        {translate(typeKey(refund.type))}
      </Labelled>
      <Labelled label={translate('console.refunds.amounts.shop')}>{refund.shop.name}</Labelled>
      <Labelled label={translate('console.refunds.amounts.shopper')}>
        {`${refund.shopper.name} (${refund.shopper.email})`}
      </Labelled>
      <Labelled label={translate('console.refunds.amounts.askedAt')}>
        <Moment iso={refund.created_at} />
      </Labelled>
    </Panel>
  )
}

const OrderLink = ({ refund }: { refund: AdminRefund }) => (
  <Box component={Link} to={`/orders/${refund.order.id}/show`} sx={{ color: 'primary.main' }}>
    {refund.order.order_no}
  </Box>
)
