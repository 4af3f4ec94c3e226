import PrintIcon from '@mui/icons-material/PrintOutlined'
import ShipIcon from '@mui/icons-material/LocalShippingOutlined'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { Show, Title, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { OrderAddress } from '@/console/orders/order-address'
import { OrderAmounts } from '@/console/orders/order-amounts'
import { OrderHistory } from '@/console/orders/order-history'
import { OrderItems } from '@/console/orders/order-items'
import { OrderParcels } from '@/console/orders/order-parcels'
import { OrderRefunds } from '@/console/orders/order-refunds'
import { ShipDialog } from '@/console/orders/ship-dialog'
import { isComplete, isToShip, type AdminOrder, OrderStatusChip } from '@/console/orders/status'
import { Moment } from '@/console/ui/moment'
import { Waiting } from '@/console/ui/waiting'
import { useMay } from '@/console/ui/use-may'
import { BelowColumns, TwoColumns } from '@/console/ui/panel'

const REFETCH_MS = 10_000

export const OrderShow = () => (
  <Show
    component="div"
    actions={false}
    title={false}
    queryOptions={{ refetchInterval: REFETCH_MS }}
  >
    <OrderPage />
  </Show>
)

function OrderPage() {
  const order = useRecordContext<AdminOrder>()
  const translate = useTranslate()
  if (!order || !isComplete(order)) return <Waiting />
  return (
    <>
      <Title
        title={translate('console.orders.title', { number: order.order_no })}
        preferenceKey={false}
      />
      <OrderHead order={order} />
      <TwoColumns
        main={
          <>
            <OrderItems order={order} />
            <OrderParcels order={order} />
          </>
        }
        side={
          <>
            <OrderAddress order={order} />
            <OrderAmounts order={order} />
            <OrderRefunds order={order} />
          </>
        }
      />
      <BelowColumns>
        <OrderHistory order={order} />
      </BelowColumns>
    </>
  )
}

function OrderHead({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const mayShip = useMay('orders.ship')
  const [isShipping, setIsShipping] = useState(false)
  const hasOpenRefund = order.refunds.some(({ status }) => status === 0)
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2, px: { xs: 1, sm: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <OrderStatusChip order={order} />
        <span>{order.shop.name}</span>
        <Box sx={{ color: 'text.secondary', flex: 1, minWidth: 'max-content' }}>
          <Moment iso={order.created_at} />
        </Box>
        <Button
          component={Link}
          to={`/packing-lists?ids=${order.id}`}
          target="_blank"
          startIcon={<PrintIcon />}
        >
          {translate('console.orders.packing.open')}
        </Button>
        {isToShip(order) && mayShip && (
          <Button variant="contained" startIcon={<ShipIcon />} onClick={() => setIsShipping(true)}>
            {translate('console.orders.ship.open')}
          </Button>
        )}
      </Box>
      {hasOpenRefund && <Alert severity="warning">{translate('console.orders.openRefund')}</Alert>}
      {isShipping && <ShipDialog order={order} onClose={() => setIsShipping(false)} />}
    </Box>
  )
}
