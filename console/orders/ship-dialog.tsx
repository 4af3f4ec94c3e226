import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { shipAdminOrders } from '@/contracts/admin-orders'
import { call } from '@/console/api/call'
import { ItemName } from '@/console/orders/item-name'
import { useLastCarrier } from '@/console/orders/last-carrier'
import { chosenItems } from '@/console/orders/parcel-items'
import type { AdminOrder } from '@/console/orders/status'
import { ActionDialog } from '@/console/ui/action-dialog'
import { useAction } from '@/console/ui/use-action'

interface ShipDialogProps {
  order: AdminOrder
  onClose: () => void
}

/** One parcel: everything that is left, or some of it. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const translate = useTranslate()
  const [carrier, setCarrier] = useLastCarrier()
  const [number, setNumber] = useState('')
  const left = order.items.filter((item) => item.to_send > 0)
  const [quantities, setQuantities] = useState(
    () => new Map(left.map((item) => [item.id, item.to_send])),
  )
  const items = chosenItems(left, quantities)
  const ship = async () => {
    const parcel = { id: order.id, carrier, tracking_no: number, items }
    const { list } = await call(shipAdminOrders, { orders: [parcel] })
    if (list[0]?.error) throw new Error(list[0].error.msg)
  }
  const { run, isPending, error } = useAction(ship, {
    done: translate('console.orders.ship.done'),
    onDone: onClose,
  })
  return (
    <ActionDialog
      title={translate('console.orders.ship.title', { number: order.order_no })}
      submit={translate('console.orders.ship.submit')}
      isPending={isPending}
      isReady={carrier.trim() !== '' && number.trim() !== '' && items.length > 0}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <TextField
        label={translate('console.orders.carrier')}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        label={translate('console.orders.trackingNo')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Typography component="h3" variant="subtitle1" sx={{ mt: 1 }}>
        {translate('console.orders.ship.items')}
      </Typography>
      {left.map((item) => (
        <Box key={item.id} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <ItemName item={item} />
          </Box>
          <TextField
            type="number"
            label={translate('console.orders.ship.quantity', { most: item.to_send })}
            value={quantities.get(item.id) ?? 0}
            onChange={({ target }) =>
              setQuantities(new Map(quantities).set(item.id, Number(target.value)))
            }
            sx={{ width: 140 }}
            slotProps={{
              htmlInput: {
                min: 0,
                max: item.to_send,
                'aria-label': `${item.name}, ${translate('console.orders.ship.quantity', { most: item.to_send })}`,
              },
            }}
          />
        </Box>
      ))}
    </ActionDialog>
  )
}
