import { Avatar, Chip, useMediaQuery, type Theme } from '@mui/material'
import {
  DataTable,
  FunctionField,
  List,
  NullableBooleanInput,
  SimpleList,
  TextInput,
  useTranslate,
} from 'react-admin'
import { listAdminShops } from '@/contracts/admin-shops'
import type { AdminShop } from '@/contracts/schemas/admin-shops'
import { formatCount } from '@/lib/format/count'
import { pictureFile } from '@/console/ui/picture-file'
import { useMay } from '@/console/ui/use-may'
import { useTextIn } from '@/console/ui/use-text-in'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { Pages } from '@/console/ui/pages'
import { RecordLink } from '@/console/ui/record-link'

const filters = [
  <TextInput key="search" source="search" alwaysOn />,
  <NullableBooleanInput key="open" source="open" />,
]

const COLUMNS: Columns<AdminShop> = {
  id: (row) => row.id,
  handle: (row) => row.handle,
  name: (row) => row.texts.en.name,
  open: (row) => Number(row.open),
  products: (row) => row.product_count,
  sales: (row) => row.sales,
  fans: (row) => row.fans,
  opened_at: (row) => row.opened_at,
}

/** Latest first. */
export function ShopList() {
  const textIn = useTextIn()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const translate = useTranslate()
  return (
    <List
      actions={<ExportActions file="shops" list={listAdminShops} columns={COLUMNS} />}
      filters={filters}
      pagination={<Pages />}
      perPage={25}
      empty={false}
    >
      {isPhone ? (
        <SimpleList<AdminShop>
          leftAvatar={({ logo }) => (
            <Avatar variant="rounded" src={pictureFile(logo, 'small')} alt="" />
          )}
          primaryText={({ texts }) => textIn(texts).name}
          secondaryText={({ open }) => translate(stateOf(open))}
        />
      ) : (
        <ShopTable />
      )}
    </List>
  )
}

const stateOf = (isOpen: boolean) => `console.shops.${isOpen ? 'open' : 'closed'}`

function ShopTable() {
  const textIn = useTextIn()
  const translate = useTranslate()
  const mayWrite = useMay('shops.write')
  return (
    <DataTable bulkActionButtons={false} rowClick={mayWrite ? 'edit' : false}>
      <DataTable.Col source="logo" disableSort>
        <FunctionField
          render={({ logo }: AdminShop) => (
            <Avatar variant="rounded" src={pictureFile(logo, 'small')} alt="" />
          )}
        />
      </DataTable.Col>
      <DataTable.Col
        source="name"
        disableSort
        sx={{ overflowWrap: 'anywhere', minWidth: 160 }}
        render={({ texts }: AdminShop) => (
          <RecordLink to={mayWrite && 'edit'}>{textIn(texts).name}</RecordLink>
        )}
      />
      <DataTable.Col source="open" disableSort>
        <FunctionField
          render={({ open }: AdminShop) => (
            <Chip size="small" variant="outlined" label={translate(stateOf(open))} />
          )}
        />
      </DataTable.Col>
      {(['product_count', 'sales', 'fans'] as const).map((source) => (
        <DataTable.Col
          key={source}
          source={source}
          disableSort
          align="right"
          render={(shop: AdminShop) => formatCount(shop[source])}
        />
      ))}
    </DataTable>
  )
}
