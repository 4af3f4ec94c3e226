import SaleIcon from '@mui/icons-material/StorefrontOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import { Switch } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  Button,
  useListContext,
  useLocaleState,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { getAdminProduct, updateAdminProduct } from '@/contracts/admin-products'
import type { Locale } from '@/contracts/languages'
import type { AdminProductRow } from '@/contracts/schemas/admin-products'
import { formatList } from '@/lib/format/list'
import { call } from '@/console/api/call'

interface Change {
  ids: number[]
  /** The products of these that are on the page; the others are read first. */
  shown: AdminProductRow[]
  isOnSale: boolean
}

/**
 * Puts products on sale or off, and names those that the server refuses. Sent at once, without a time to undo it: the
 * next change needs the new version. Pending until the lists are read again, which brings that version.
 */
function useSetOnSale() {
  const client = useQueryClient()
  const notify = useNotify()
  const [locale] = useLocaleState() as [Locale, unknown]
  return useMutation({
    mutationFn: async ({ ids, shown, isOnSale }: Change) => {
      const refused: { name: string; reason: string }[] = []
      for (const id of ids) {
        const row = shown.find((one) => one.id === id)
        try {
          const { version } = row ?? (await call(getAdminProduct, { id }))
          await call(updateAdminProduct, { id, version, on_sale: isOnSale })
        } catch (error) {
          refused.push({ name: row?.name ?? String(id), reason: (error as Error).message })
        }
      }
      return refused
    },
    onSuccess: (refused, { ids, isOnSale }) => {
      if (refused.length === 0)
        notify(isOnSale ? 'console.products.putOnSale' : 'console.products.takenOffSale', {
          type: 'success',
          messageArgs: { smart_count: ids.length },
        })
      else
        notify('console.products.notChanged', {
          type: 'error',
          autoHideDuration: 10_000,
          messageArgs: {
            names: formatList(
              refused.map(({ name }) => name),
              locale,
            ),
            reasons: [...new Set(refused.map(({ reason }) => reason))].join(' '),
          },
        })
      return client.invalidateQueries({ queryKey: ['products'] })
    },
  })
}

export function OnSaleSwitch({ isDisabled }: { isDisabled: boolean }) {
  const translate = useTranslate()
  const row = useRecordContext<AdminProductRow>()
  const { mutate, isPending, variables } = useSetOnSale()
  if (!row) return null
  return (
    <Switch
      checked={isPending ? variables.isOnSale : row.on_sale || row.paused}
      disabled={isDisabled || isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => mutate({ ids: [row.id], shown: [row], isOnSale: target.checked })}
      slotProps={{
        input: { 'aria-label': translate('console.products.onSaleOf', { name: row.name }) },
      }}
    />
  )
}

/** For the selected products, also of other pages. */
export function OnSaleButton({ isOnSale }: { isOnSale: boolean }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<AdminProductRow>()
  const { mutate } = useSetOnSale()
  return (
    <Button
      label={isOnSale ? 'console.products.putOn' : 'console.products.takeOff'}
      disabled={selectedIds.length === 0}
      onClick={() => {
        mutate({ ids: selectedIds, shown: data, isOnSale })
        onUnselectItems()
      }}
    >
      {isOnSale ? <SaleIcon /> : <HideIcon />}
    </Button>
  )
}
