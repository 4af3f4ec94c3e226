import { useMediaQuery, type Theme } from '@mui/material'
import { DataTable, List, SelectInput, SimpleList, TextInput } from 'react-admin'
import { listAdminOrders } from '@/contracts/admin-orders'
import { ImportTrackingLink } from '@/console/orders/import-tracking-link'
import { OrderBulkActions } from '@/console/orders/order-bulk-actions'
import {
  OrderStatusChip,
  type OrderRow,
  STATUS_CHOICES,
  StatusField,
} from '@/console/orders/status'
import { CardText } from '@/console/ui/card-text'
import { DateField } from '@/console/ui/date-field'
import { DayInput } from '@/console/ui/day-input'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { MoneyField } from '@/console/ui/money-field'
import { useMay } from '@/console/ui/use-may'
import { Pages } from '@/console/ui/pages'
import { useFormats } from '@/console/ui/use-formats'
import { RecordLink } from '@/console/ui/record-link'

const REFETCH_MS = 10_000

const filters = [
  <TextInput key="search" source="search" alwaysOn resettable sx={{ minWidth: 260 }} />,
  <SelectInput key="status" source="status" choices={STATUS_CHOICES} alwaysOn />,
  <DayInput key="from" source="created_from" />,
  <DayInput key="to" source="created_to" isEnd />,
]

const COLUMNS: Columns<OrderRow> = {
  id: (row) => row.id,
  order_no: (row) => row.order_no,
  status: (row) => row.status,
  shop: (row) => row.shop.name,
  shopper: (row) => row.shopper.email,
  addressee: (row) => row.addressee,
  items: (row) => row.quantity,
  total_cents: (row) => row.total,
  refunded_cents: (row) => row.refunded,
  created_at: (row) => row.created_at,
  paid_at: (row) => row.paid_at,
  shipped_at: (row) => row.shipped_at,
  delivered_at: (row) => row.delivered_at,
}

function OrderListActions() {
  const mayShip = useMay('orders.ship')
  return (
    <ExportActions file="orders" list={listAdminOrders} columns={COLUMNS}>
      {mayShip && <ImportTrackingLink />}
    </ExportActions>
  )
}

/** Latest first. */
export function OrderList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <List
      filters={filters}
      empty={false}
      actions={<OrderListActions />}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      pagination={<Pages />}
      queryOptions={{ refetchInterval: REFETCH_MS }}
    >
      {isPhone ? <OrderCards /> : <OrderTable />}
    </List>
  )
}

const OrderTable = () => (
  <DataTable rowClick="show" bulkActionButtons={<OrderBulkActions />}>
    <DataTable.Col<OrderRow>
      source="order_no"
      disableSort
      render={({ order_no: number }) => <RecordLink to="show">{number}</RecordLink>}
    />
    <DataTable.Col source="status" disableSort>
      <StatusField />
    </DataTable.Col>
    <DataTable.Col source="shop.name" disableSort />
    <DataTable.Col source="addressee" disableSort />
    <DataTable.NumberCol source="quantity" disableSort />
    <DataTable.Col source="total" disableSort align="right">
      <MoneyField source="total" />
    </DataTable.Col>
    <DataTable.Col source="created_at">
      <DateField source="created_at" />
    </DataTable.Col>
  </DataTable>
)

function OrderCards() {
  const { money, dateTime } = useFormats()
  return (
    <SimpleList<OrderRow>
      rowClick="show"
      primaryText={(order) => `${order.addressee} · ${money(order.total)}`}
      secondaryText={(order) => (
        <CardText text={`${order.order_no} · ${dateTime(order.created_at)}`}>
          <OrderStatusChip order={order} />
        </CardText>
      )}
    />
  )
}
