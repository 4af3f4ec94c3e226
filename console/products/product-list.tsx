import { Avatar, Box, useMediaQuery, type Theme } from '@mui/material'
import {
  BulkActionsToolbar,
  CreateButton,
  DataTable,
  FilterButton,
  FunctionField,
  List,
  NullableBooleanInput,
  NumberInput,
  SimpleList,
  TextInput,
  TopToolbar,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { LOW_STOCK } from '@/contracts/limits'
import type { AdminProductRow } from '@/contracts/schemas/admin-products'
import type { Permission } from '@/contracts/staff-permissions'
import { formatCount } from '@/lib/format/count'
import { formatCents } from '@/lib/format/money'
import { CategoryInput } from '@/console/products/category-input'
import { ChangeSkusButton } from '@/console/products/change-skus-button'
import { ExportButton } from '@/console/products/export-button'
import { OnSaleButton, OnSaleSwitch } from '@/console/products/on-sale'
import { ShopInput } from '@/console/products/shop-input'
import { MoneyField } from '@/console/ui/money-field'
import { pictureFile } from '@/console/ui/picture-file'
import { SelectAllBox, SelectBox } from '@/console/ui/select-box'
import { Pages } from '@/console/ui/pages'
import { RecordLink } from '@/console/ui/record-link'

const filters = [
  <TextInput key="search" source="search" alwaysOn />,
  <ShopInput key="shop" source="shop_id" alwaysOn label="resources.products.fields.shop_id" />,
  <CategoryInput key="category" source="category_id" />,
  <NullableBooleanInput key="sale" source="on_sale" />,
  <NumberInput key="stock" source="low_stock" min={0} max={1_000_000} defaultValue={LOW_STOCK} />,
]

const BulkActions = () => (
  <BulkActionsToolbar>
    <ChangeSkusButton />
    <OnSaleButton isOnSale />
    <OnSaleButton isOnSale={false} />
  </BulkActionsToolbar>
)

const ListActions = ({ mayWrite }: { mayWrite: boolean }) => (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
    {mayWrite && <CreateButton />}
  </TopToolbar>
)

/** Latest first; also those off sale. */
export function ProductList() {
  const { permissions } = usePermissions<Permission[]>()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const mayWrite = permissions?.includes('catalogue.write') ?? false
  return (
    <List
      filters={filters}
      sort={{ field: 'listed_at', order: 'DESC' }}
      pagination={<Pages />}
      perPage={25}
      actions={<ListActions mayWrite={mayWrite} />}
      empty={false}
    >
      {mayWrite && !isPhone && <BulkActions />}
      {isPhone ? <ProductCards /> : <ProductTable mayWrite={mayWrite} />}
    </List>
  )
}

const Thumbnail = ({ image, name }: Pick<AdminProductRow, 'image' | 'name'>) => (
  <Avatar
    variant="rounded"
    src={image ? pictureFile(image, 'small') : undefined}
    alt=""
    sx={{ width: 44, height: 44 }}
  >
    {name.slice(0, 1)}
  </Avatar>
)

function ProductTable({ mayWrite }: { mayWrite: boolean }) {
  return (
    <DataTable bulkActionButtons={false} rowClick={mayWrite ? 'edit' : false}>
      {mayWrite && (
        <DataTable.Col label={<SelectAllBox />} disableSort sx={{ width: 48, p: 0 }}>
          <SelectBox<AdminProductRow> nameOf={({ name }) => name} />
        </DataTable.Col>
      )}
      <DataTable.Col source="name" disableSort>
        <FunctionField
          render={(row: AdminProductRow) => (
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <Thumbnail {...row} />
              <RecordLink to={mayWrite && 'edit'}>{row.name}</RecordLink>
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="shop_name" disableSort />
      <DataTable.Col source="price" align="right">
        <MoneyField source="price" />
      </DataTable.Col>
      <DataTable.Col
        source="stock"
        align="right"
        disableSort
        render={(row: AdminProductRow) => formatCount(row.stock)}
      />
      <DataTable.Col
        source="sales"
        align="right"
        sortByOrder="DESC"
        render={(row: AdminProductRow) => formatCount(row.sales)}
      />
      <DataTable.Col source="on_sale" disableSort>
        <OnSaleSwitch isDisabled={!mayWrite} />
      </DataTable.Col>
    </DataTable>
  )
}

function ProductCards() {
  const translate = useTranslate()
  return (
    <SimpleList<AdminProductRow>
      leftAvatar={(row) => <Thumbnail {...row} />}
      primaryText={(row) => row.name}
      secondaryText={(row) =>
        translate('console.products.priceAndStock', {
          price: formatCents(row.price),
          stock: formatCount(row.stock),
        })
      }
      tertiaryText={(row) => (row.on_sale ? '' : translate('console.products.offSale'))}
    />
  )
}
