import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { deliverAdminParcel } from '@/contracts/admin-orders'
import { call } from '@/console/api/call'
import type { AdminOrder } from '@/console/orders/status'
import { ActionDialog } from '@/console/ui/action-dialog'
import { useAction } from '@/console/ui/use-action'

interface DeliverDialogProps {
  order: AdminOrder
  parcel: number
  onClose: () => void
}

export function DeliverDialog({ order, parcel, onClose }: DeliverDialogProps) {
  const translate = useTranslate()
  const [place, setPlace] = useState('')
  const done = translate('console.orders.deliver.done')
  const deliver = () => call(deliverAdminParcel, { id: order.id, parcel, place })
  const { run, isPending, error } = useAction(deliver, { done, onDone: onClose })
  const isLast = order.parcels.every((one) => one.number === parcel || one.delivered_at)
  return (
    <ActionDialog
      title={translate('console.orders.deliver.title', { parcel })}
      submit={translate('console.orders.deliver.submit')}
      isPending={isPending}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <Typography>
        {translate(isLast ? 'console.orders.deliver.last' : 'console.orders.deliver.one', {
          name: order.addressee,
          number: order.order_no,
        })}
      </Typography>
      <TextField
        label={translate('console.orders.place')}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </ActionDialog>
  )
}
