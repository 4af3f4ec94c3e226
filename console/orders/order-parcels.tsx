import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DeliverDialog } from '@/console/orders/deliver-dialog'
import { type AdminOrder } from '@/console/orders/status'
import { TrackDialog } from '@/console/orders/track-dialog'
import { CopyButton } from '@/console/ui/copy-button'
import { Moment } from '@/console/ui/moment'
import { useMay } from '@/console/ui/use-may'
import { Panel } from '@/console/ui/panel'

type Parcel = AdminOrder['parcels'][number]

export const OrderParcels = ({ order }: { order: AdminOrder }) =>
  order.parcels.map((parcel) => <ParcelPanel key={parcel.number} order={order} parcel={parcel} />)

function ParcelPanel({ order, parcel }: { order: AdminOrder; parcel: Parcel }) {
  const { number, carrier, tracking_no: tracking } = parcel
  // Numbered from the oldest, because a carrier may send a message twice.
  const events = parcel.events.map((event, place, { length }) => ({ ...event, no: length - place }))
  const nameOf = new Map(order.items.map((item) => [item.id, item.name]))
  return (
    <Panel
      title="console.orders.parcel"
      values={{ number, count: order.parcels.length }}
      actions={<ParcelActions order={order} parcel={parcel} />}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <span>
          {carrier} <Box component="strong">{tracking}</Box>
        </span>
        <CopyButton text={tracking} label="console.orders.copyTracking" />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {parcel.items.map((item) => `${item.quantity} × ${nameOf.get(item.item_id)}`).join(', ')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {events.map(({ no, at, text, place }) => (
          <Box component="li" key={no} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography variant="body2" color="textSecondary" sx={{ minWidth: 180 }}>
              <Moment iso={at} />
            </Typography>
            <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
              {[text, place].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function ParcelActions({ order, parcel }: { order: AdminOrder; parcel: Parcel }) {
  const translate = useTranslate()
  const mayShip = useMay('orders.ship')
  const [open, setOpen] = useState<'track' | 'deliver'>()
  // An open dialog stays when somebody else delivers the parcel, because it shows what the server said.
  if ((parcel.delivered_at && !open) || !mayShip) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('track')}>{translate('console.orders.track.open')}</Button>
      <Button onClick={() => setOpen('deliver')}>{translate('console.orders.deliver.open')}</Button>
      {open === 'track' && <TrackDialog order={order} parcel={parcel.number} onClose={close} />}
      {open === 'deliver' && <DeliverDialog order={order} parcel={parcel.number} onClose={close} />}
    </>
  )
}
