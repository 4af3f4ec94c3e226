import { useMediaQuery, type Theme } from '@mui/material'
import { BooleanInput, DataTable, List, SelectInput, SimpleList } from 'react-admin'
import { listAdminRefunds } from '@/contracts/admin-refunds'
import {
  RefundStatusChip,
  RefundStatusField,
  RefundTypeField,
  STATUS_CHOICES,
  TYPE_CHOICES,
  type RefundRow,
} from '@/console/refunds/status'
import { CardText } from '@/console/ui/card-text'
import { DateField } from '@/console/ui/date-field'
import { DayInput } from '@/console/ui/day-input'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { MoneyField } from '@/console/ui/money-field'
import { Pages } from '@/console/ui/pages'
import { useFormats } from '@/console/ui/use-formats'
import { RecordLink } from '@/console/ui/record-link'

const REFETCH_MS = 10_000

const filters = [
  <SelectInput key="status" source="status" choices={STATUS_CHOICES} alwaysOn />,
  <SelectInput key="type" source="type" choices={TYPE_CHOICES} alwaysOn />,
  <BooleanInput key="sent_back" source="sent_back" />,
  <DayInput key="from" source="created_from" />,
  <DayInput key="to" source="created_to" isEnd />,
]

const COLUMNS: Columns<RefundRow> = {
  id: (row) => row.id,
  order_no: (row) => row.order.order_no,
  shop: (row) => row.shop.name,
  shopper: (row) => row.shopper.email,
  type: (row) => row.type,
  status: (row) => row.status,
  amount_cents: (row) => row.amount,
  reason: (row) => row.reason,
  return_tracking_no: (row) => row.tracking_no,
  created_at: (row) => row.created_at,
}

/** Latest first. */
export function RefundList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <List
      filters={filters}
      empty={false}
      actions={<ExportActions file="refunds" list={listAdminRefunds} columns={COLUMNS} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      pagination={<Pages />}
      queryOptions={{ refetchInterval: REFETCH_MS }}
    >
      {isPhone ? <RefundCards /> : <RefundTable />}
    </List>
  )
}

const RefundTable = () => (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <DataTable.Col<RefundRow>
      source="order.order_no"
      disableSort
      render={({ order }) => <RecordLink to="show">{order.order_no}</RecordLink>}
    />
    <DataTable.Col source="status" disableSort>
      <RefundStatusField />
    </DataTable.Col>
    <DataTable.Col source="type" disableSort>
      <RefundTypeField />
    </DataTable.Col>
    <DataTable.Col source="shopper.name" disableSort />
    <DataTable.Col source="reason" disableSort />
    <DataTable.Col source="amount" disableSort align="right">
      <MoneyField source="amount" />
    </DataTable.Col>
    <DataTable.Col source="created_at">
      <DateField source="created_at" />
    </DataTable.Col>
  </DataTable>
)

function RefundCards() {
  const { money, dateTime } = useFormats()
  return (
    <SimpleList<RefundRow>
      rowClick="show"
      primaryText={(refund) => `${refund.shopper.name} · ${money(refund.amount)}`}
      secondaryText={(refund) => (
        <CardText text={`${refund.reason} · ${dateTime(refund.created_at)}`}>
          <RefundStatusChip refund={refund} />
        </CardText>
      )}
    />
  )
}
