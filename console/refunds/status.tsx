import { useRecordContext, useTranslate } from 'react-admin'
import type { getAdminRefund, listAdminRefunds } from '@/contracts/admin-refunds'
import type { DataOf } from '@/contracts/endpoint'
import { REFUND_STATUS, REFUND_TYPE } from '@/contracts/refund-terms'
import { StatusChip } from '@/console/ui/status-chip'

export type RefundRow = DataOf<typeof listAdminRefunds>['list'][number]
export type AdminRefund = DataOf<typeof getAdminRefund>

type Stands = Pick<RefundRow, 'status' | 'tracking_no'>
type StatusName = keyof typeof REFUND_STATUS

const nameOf = (status: number) =>
  (Object.keys(REFUND_STATUS) as StatusName[]).find((name) => REFUND_STATUS[name] === status)!

export const STATUS_CHOICES = (Object.keys(REFUND_STATUS) as StatusName[]).map((name) => ({
  id: REFUND_STATUS[name],
  name: `console.refunds.status.${name}`,
}))

export const TYPE_CHOICES = (Object.keys(REFUND_TYPE) as (keyof typeof REFUND_TYPE)[]).map(
  (name) => ({ id: REFUND_TYPE[name], name: `console.refunds.type.${name}` }),
)

export const typeKey = (type: RefundRow['type']) =>
  `console.refunds.type.${type === REFUND_TYPE.withReturn ? 'withReturn' : 'moneyOnly'}`

const COLOURS = {
  asked: 'warning',
  agreed: 'info',
  settled: 'success',
  refused: 'error',
  withdrawn: 'default',
} as const satisfies Record<StatusName, string>

/** An agreed return whose goods the shopper has sent is a state of its own for staff: it waits for them. */
export function RefundStatusChip({ refund: { status, tracking_no: number } }: { refund: Stands }) {
  const translate = useTranslate()
  const name = nameOf(status)
  const isSent = name === 'agreed' && number !== null
  return (
    <StatusChip
      colour={isSent ? 'warning' : COLOURS[name]}
      label={translate(`console.refunds.status.${isSent ? 'sent' : name}`)}
    />
  )
}

/** Of the record of the row. */
export function RefundStatusField() {
  const refund = useRecordContext<RefundRow>()
  return refund ? <RefundStatusChip refund={refund} /> : null
}

export function RefundTypeField() {
  const refund = useRecordContext<RefundRow>()
  const translate = useTranslate()
  return refund ? <span>{translate(typeKey(refund.type))}</span> : null
}
