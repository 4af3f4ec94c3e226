import SaleIcon from '@mui/icons-material/StorefrontOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import { Switch } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import {
  Button,
  useAddUndoableMutation,
  useListContext,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { updateAdminProduct } from '@/contracts/admin-products'
import type { AdminProductRow } from '@/contracts/schemas/admin-products'
import { call } from '@/console/api/call'

type Product = Pick<AdminProductRow, 'id' | 'version'>

interface ListPage {
  data: AdminProductRow[]
}

/** Puts products on sale or off; shown at once, and sent after the time to undo it. */
function useSetOnSale() {
  const addUndoable = useAddUndoableMutation()
  const client = useQueryClient()
  const notify = useNotify()
  const show = (ids: Set<number>, isOnSale: boolean) =>
    client.setQueriesData<ListPage>({ queryKey: ['products', 'getList'] }, (page) =>
      page?.data
        ? {
            ...page,
            data: page.data.map((row) => (ids.has(row.id) ? { ...row, on_sale: isOnSale } : row)),
          }
        : page,
    )
  const send = async (products: Product[], isOnSale: boolean) => {
    try {
      for (const { id, version } of products)
        await call(updateAdminProduct, { id, version, on_sale: isOnSale })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    await client.invalidateQueries({ queryKey: ['products'] })
  }
  return (products: Product[], isOnSale: boolean) => {
    show(new Set(products.map(({ id }) => id)), isOnSale)
    addUndoable(({ isUndo }) => {
      if (isUndo) void client.invalidateQueries({ queryKey: ['products'] })
      else void send(products, isOnSale)
    })
    notify(isOnSale ? 'console.products.putOnSale' : 'console.products.takenOffSale', {
      undoable: true,
      messageArgs: { smart_count: products.length },
    })
  }
}

export function OnSaleSwitch({ isDisabled }: { isDisabled: boolean }) {
  const translate = useTranslate()
  const row = useRecordContext<AdminProductRow>()
  const setOnSale = useSetOnSale()
  if (!row) return null
  return (
    <Switch
      checked={row.on_sale || row.paused}
      disabled={isDisabled}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => setOnSale([row], target.checked)}
      slotProps={{
        input: { 'aria-label': translate('console.products.onSaleOf', { name: row.name }) },
      }}
    />
  )
}

/** For the selected products. */
export function OnSaleButton({ isOnSale }: { isOnSale: boolean }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<AdminProductRow>()
  const setOnSale = useSetOnSale()
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  return (
    <Button
      label={isOnSale ? 'console.products.putOn' : 'console.products.takeOff'}
      disabled={selected.length === 0}
      onClick={() => {
        setOnSale(selected, isOnSale)
        onUnselectItems()
      }}
    >
      {isOnSale ? <SaleIcon /> : <HideIcon />}
    </Button>
  )
}
