import PriceIcon from '@mui/icons-material/PriceChangeOutlined'
import {
  Alert,
  Box,
  Button as MuiButton,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button, useListContext, useNotify, useTranslate } from 'react-admin'
import { getAdminProduct } from '@/contracts/admin-products'
import { changeAdminSkus } from '@/contracts/admin-skus'
import { MAX_BULK_SKUS } from '@/contracts/catalogue-limits'
import type { SkuChange } from '@/contracts/schemas/admin-skus'
import { call } from '@/console/api/call'
import {
  areComplete,
  changesOf,
  previewOf,
  skuNamedBy,
  type BulkChange,
  type PreviewRow,
} from '@/console/products/price-changes'
import { SkuPreview } from '@/console/products/sku-preview'
import { CountBox } from '@/console/ui/count-box'
import { MoneyBox } from '@/console/ui/money-input'
import { notifyText } from '@/console/ui/notify-text'
import { useTextIn } from '@/console/ui/use-text-in'

const KEEP: BulkChange = { way: 'keep', amount: null }
const WAYS: BulkChange['way'][] = ['keep', 'set', 'add', 'subtract']

/** Changes price and stock of all SKUs of the selected products, after a preview. */
export function ChangeSkusButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button label="console.products.changeSkus" onClick={() => setIsOpen(true)}>
        <PriceIcon />
      </Button>
      {isOpen && <ChangeSkusDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ChangeSkusDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const textIn = useTextIn()
  const { selectedIds, onUnselectItems } = useListContext()
  const [price, setPrice] = useState(KEEP)
  const [stock, setStock] = useState(KEEP)
  const { products, isReading, error } = useProducts(selectedIds as number[])
  const rows = previewOf(products, ({ texts }) => textIn(texts).name, price, stock)
  const change = useChange(rows, () => {
    onUnselectItems()
    onClose()
  })
  const isTooMany = rows.length > MAX_BULK_SKUS
  const isReady =
    !isReading &&
    !error &&
    !isTooMany &&
    areComplete([price, stock]) &&
    !rows.some(({ isRefused }) => isRefused)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="change-skus">
      <DialogTitle id="change-skus">{translate('console.products.changeSkus')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <ChangeRow label="resources.products.fields.price" change={price} onChange={setPrice}>
          <MoneyBox
            size="small"
            label={translate('console.products.amount')}
            value={price.amount}
            onChange={(amount) => setPrice({ ...price, amount })}
          />
        </ChangeRow>
        <ChangeRow label="resources.products.fields.stock" change={stock} onChange={setStock}>
          <CountBox
            size="small"
            label={translate('console.products.units')}
            value={stock.amount}
            onChange={(amount) => setStock({ ...stock, amount })}
          />
        </ChangeRow>
        {isTooMany && (
          <Alert severity="error">
            {translate('console.products.tooManySkus', { most: MAX_BULK_SKUS })}
          </Alert>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
        {isReading ? <CircularProgress /> : <SkuPreview rows={rows} />}
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={onClose}>{translate('ra.action.cancel')}</MuiButton>
        <MuiButton
          variant="contained"
          disabled={!isReady || change.isPending}
          onClick={() => change.mutate(changesOf(rows, price, stock))}
        >
          {translate('console.products.changeCount', { smart_count: rows.length })}
        </MuiButton>
      </DialogActions>
    </Dialog>
  )
}

function useProducts(ids: number[]) {
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['products', 'getOne', { id: String(id) }, 'bulk'],
      queryFn: () => call(getAdminProduct, { id }),
    })),
  })
  return {
    products: queries.flatMap(({ data }) => data ?? []),
    isReading: queries.some(({ isPending }) => isPending),
    /** Why a product could not be read. */
    error: queries.find(({ isLoadingError }) => isLoadingError)?.error,
  }
}

/** The products are read again after a failure too: without an answer, the change may have been made. */
function useChange(rows: PreviewRow[], onDone: () => void) {
  const notify = useNotify()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (items: SkuChange[]) => call(changeAdminSkus, { items }),
    onSuccess: ({ skus }) => {
      notify('console.products.skusChanged', {
        type: 'success',
        messageArgs: { smart_count: skus.length },
      })
      onDone()
    },
    onError: (error) => {
      const sku = skuNamedBy(error, rows)
      notifyText(notify, sku ? `${sku}: ${error.message}` : error.message, { type: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['products'] }),
  })
}

interface ChangeRowProps {
  label: string
  change: BulkChange
  onChange: (change: BulkChange) => void
  children: ReactNode
}

function ChangeRow({ label, change, onChange, children }: ChangeRowProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 2, pt: 1, flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label={translate(label)}
        value={change.way}
        onChange={({ target }) => onChange({ ...change, way: target.value as BulkChange['way'] })}
        sx={{ minWidth: 180 }}
      >
        {WAYS.map((way) => (
          <MenuItem key={way} value={way}>
            {translate(`console.products.ways.${way}`)}
          </MenuItem>
        ))}
      </TextField>
      {change.way !== 'keep' && children}
    </Box>
  )
}
