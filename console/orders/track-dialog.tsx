import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { trackAdminParcel } from '@/contracts/admin-orders'
import { call } from '@/console/api/call'
import type { AdminOrder } from '@/console/orders/status'
import { ActionDialog } from '@/console/ui/action-dialog'
import { useAction } from '@/console/ui/use-action'

interface ParcelDialogProps {
  order: AdminOrder
  parcel: number
  onClose: () => void
}

/** One text for shoppers of all languages. */
export function TrackDialog({ order, parcel, onClose }: ParcelDialogProps) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const done = translate('console.orders.track.done')
  const track = () => call(trackAdminParcel, { id: order.id, parcel, text, place })
  const { run, isPending, fields, refusal } = useAction(track, { done, onDone: onClose })
  return (
    <ActionDialog
      title={translate('console.orders.track.title', { parcel })}
      submit={translate('console.orders.track.submit')}
      isPending={isPending}
      isReady={text.trim() !== ''}
      error={refusal}
      onSubmit={run}
      onClose={onClose}
    >
      <TextField
        label={translate('console.orders.track.text')}
        helperText={fields.text ?? translate('console.orders.track.textHint')}
        error={Boolean(fields.text)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        label={translate('console.orders.place')}
        helperText={fields.place}
        error={Boolean(fields.place)}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </ActionDialog>
  )
}
