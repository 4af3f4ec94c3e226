import { useTranslate } from 'react-admin'
import type { AdminOrder } from '@/console/orders/status'
import { History } from '@/console/ui/history'

type Entry = AdminOrder['history'][number]

/** A parcel's event tells more than the time of the order that it set. */
const SET_BY_PARCELS = ['shipped', 'delivered']

export function OrderHistory({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const hasParcels = order.history.some(({ event }) => event === 'parcel-moved')
  const entries = order.history.filter(
    ({ event }) => !hasParcels || !SET_BY_PARCELS.includes(event),
  )
  const textOf = ({ event, action, parcel, refund_id: refund }: Entry) =>
    action
      ? translate(`console.history.parcel.${action}`, { parcel: parcel ?? 1 })
      : translate(`console.history.event.${event}`, { refund, _: event })
  return (
    <History
      lines={entries.map((entry) => ({ at: entry.at, by: entry.by, text: textOf(entry) }))}
    />
  )
}
