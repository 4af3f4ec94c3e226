import { useMutation } from '@tanstack/react-query'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useGetMany, useRefresh, useTranslate, useUnselectAll } from 'react-admin'
import { shipAdminOrders } from '@/contracts/admin-orders'
import type { DataOf } from '@/contracts/endpoint'
import { call } from '@/console/api/call'
import { inBatches } from '@/console/orders/in-batches'
import { useLastCarrier } from '@/console/orders/last-carrier'
import { leftToPack } from '@/console/orders/left-to-pack'
import { isComplete, type AdminOrder, OrderStatusChip } from '@/console/orders/status'

type Result = DataOf<typeof shipAdminOrders>['list'][number]

interface ShipManyDialogProps {
  ids: number[]
  onClose: () => void
}

/** One parcel with everything that is left for each order: one carrier, a tracking number each. */
export function ShipManyDialog({ ids, onClose }: ShipManyDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const unselectAll = useUnselectAll('orders')
  const { data = [], error } = useGetMany<AdminOrder>('orders', { ids })
  const orders = data.filter(isComplete)
  const [carrier, setCarrier] = useLastCarrier()
  const [numbers, setNumbers] = useState<Record<number, string>>({})
  const ready = orders.filter((order) => isToShip(order) && numbers[order.id]?.trim())
  const ship = useMutation({
    mutationFn: async () => {
      const shipments = ready.map((order) => ({
        id: order.id,
        carrier,
        tracking_no: numbers[order.id]!,
        items: leftToPack(order).map(({ id, quantity }) => ({ item_id: id, quantity })),
      }))
      const done: Result[] = []
      for (const orders of inBatches(shipments))
        done.push(...(await call(shipAdminOrders, { orders })).list)
      return done
    },
    // After a failure too: an earlier batch may have been shipped.
    onSettled: () => refresh(),
  })
  const results = new Map(ship.data?.map((one) => [one.id, one]))
  const close = () => {
    if (ship.data) unselectAll()
    onClose()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <DialogTitle>
        {translate('console.orders.shipMany.title', { smart_count: ids.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">{translate('console.orders.shipMany.hint')}</Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        <TextField
          label={translate('console.orders.carrier')}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
          disabled={ship.isSuccess}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        {orders.map((order) => (
          <OrderLine
            key={order.id}
            order={order}
            value={numbers[order.id] ?? ''}
            result={results.get(order.id)}
            onChange={(text) => setNumbers({ ...numbers, [order.id]: text })}
          />
        ))}
        {ship.error && <Alert severity="error">{ship.error.message}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>
          {translate(ship.isSuccess ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!ship.isSuccess && (
          <Button
            variant="contained"
            disabled={!carrier.trim() || ready.length === 0 || ship.isPending}
            onClick={() => ship.mutate()}
          >
            {translate('console.orders.shipMany.submit', { smart_count: ready.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const isToShip = (order: AdminOrder) => leftToPack(order).length > 0

interface OrderLineProps {
  order: AdminOrder
  value: string
  result: Result | undefined
  onChange: (text: string) => void
}

function OrderLine({ order, value, result, onChange }: OrderLineProps) {
  const translate = useTranslate()
  const number = translate('console.orders.trackingOf', { order: order.order_no })
  if (result)
    return (
      <Alert severity={result.is_done ? 'success' : 'error'}>
        {order.order_no}: {result.error?.msg ?? translate('console.orders.ship.done')}
      </Alert>
    )
  if (!isToShip(order))
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <span>{order.order_no}</span> <OrderStatusChip order={order} />
        <Typography color="textSecondary">
          {translate('console.orders.shipMany.notWaiting')}
        </Typography>
      </Box>
    )
  return (
    <TextField
      label={number}
      value={value}
      helperText={`${order.addressee}, ${order.address.area}`}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 60 } }}
    />
  )
}
