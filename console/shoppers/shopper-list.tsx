import { Chip } from '@mui/material'
import { BooleanInput, DataTable, List, SimpleList, TextInput, useTranslate } from 'react-admin'
import { listAdminShoppers } from '@/contracts/admin-shoppers'
import type { ShopperRow } from '@/console/shoppers/shopper'
import { ByWidth } from '@/console/ui/by-width'
import { Moment } from '@/console/ui/moment'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { Pages } from '@/console/ui/pages'
import { shopperName } from '@/console/shoppers/shopper-link'
import { RecordLink } from '@/console/ui/record-link'

const filters = [
  <TextInput key="search" source="search" alwaysOn resettable />,
  <BooleanInput key="is_blocked" source="is_blocked" />,
]

const COLUMNS: Columns<ShopperRow> = {
  id: (row) => row.id,
  name: (row) => row.name,
  email: (row) => row.email,
  mobile: (row) => row.mobile,
  created_at: (row) => row.created_at,
  blocked_at: (row) => row.blocked?.at ?? null,
  blocked_reason: (row) => row.blocked?.reason ?? null,
}

/** Latest first. */
export const ShopperList = () => (
  <List
    filters={filters}
    perPage={25}
    pagination={<Pages />}
    actions={<ExportActions file="shoppers" list={listAdminShoppers} columns={COLUMNS} />}
    empty={false}
  >
    <ByWidth narrow={<Rows />} wide={<Table />} />
  </List>
)

const Table = () => (
  <DataTable<ShopperRow> bulkActionButtons={false} rowClick="show">
    <DataTable.Col source="id" disableSort />
    <DataTable.Col<ShopperRow>
      source="name"
      disableSort
      sx={{ overflowWrap: 'anywhere', minWidth: 160 }}
      render={({ id, name }) => <RecordLink to="show">{shopperName(id, name)}</RecordLink>}
    />
    <DataTable.Col source="email" disableSort />
    <DataTable.Col source="mobile" disableSort />
    <DataTable.Col<ShopperRow>
      source="created_at"
      disableSort
      render={({ created_at }) => <Moment iso={created_at} />}
    />
    <DataTable.Col<ShopperRow>
      source="blocked"
      disableSort
      render={(row) => <Blocked {...row} />}
    />
  </DataTable>
)

const Rows = () => (
  <SimpleList<ShopperRow>
    rowClick="show"
    primaryText={({ id, name }) => shopperName(id, name)}
    secondaryText={({ email }) => email}
    tertiaryText={(row) => <Blocked {...row} />}
  />
)

function Blocked({ blocked }: ShopperRow) {
  const translate = useTranslate()
  return (
    blocked && <Chip size="small" color="error" label={translate('console.shoppers.blocked')} />
  )
}
