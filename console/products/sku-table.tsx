import {
  Box,
  Button,
  FormHelperText,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { MAX_SKUS } from '@/contracts/catalogue-limits'
import type { ProductOption, ProductValues } from '@/console/products/product-values'
import { SkuRowCells } from '@/console/products/sku-row-cells'
import { CountBox } from '@/console/ui/count-box'
import { sourceLocale } from '@/console/ui/languages'
import { MoneyBox, type TypedCents } from '@/console/ui/money-input'

const COLUMNS = ['sold', 'price', 'stock', 'code', 'barcode', 'weight_grams', 'image'] as const
/** Inputs of many rows would make the page slow. */
const SHOWN_AT_ONCE = 50

/** All combinations of option values, each with its price, stock and codes. */
export function SkuTable() {
  const translate = useTranslate()
  const { formState } = useFormContext<ProductValues>()
  const [options, rows] = useWatch<ProductValues, ['options', 'rows']>({
    name: ['options', 'rows'],
  })
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const sold = rows.filter((row) => row.sold).length
  const problem = formState.errors.rows?.root?.message
  return (
    <>
      {rows.length > 1 && <FillAll />}
      {sold > MAX_SKUS && (
        <FormHelperText error>
          {translate('console.products.mostSkus', { most: MAX_SKUS })}
        </FormHelperText>
      )}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <TableContainer tabIndex={0} role="region" aria-label={translate('console.products.skus')}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: 0.75 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('console.products.combination')}</TableCell>
              {COLUMNS.map((name) => (
                <TableCell key={name}>{translate(`console.products.columns.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, most).map((row, place) => (
              <SkuRowCells
                key={row.keys.join(' ')}
                place={place}
                name={combinationName(options, row.keys) || translate('console.products.oneSku')}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rows.length > most && (
        <Button onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {translate('console.products.moreRows', { smart_count: rows.length - most })}
        </Button>
      )}
    </>
  )
}

const combinationName = (options: ProductOption[], keys: string[]) =>
  options
    .map(({ values }, place) => {
      const names = values.find(({ key }) => key === keys[place])?.names
      return names?.[sourceLocale(names)] || '?'
    })
    .join(' · ')

/** Sets the price or stock of all rows. */
function FillAll() {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const [price, setPrice] = useState<TypedCents>(null)
  const [stock, setStock] = useState<number | null>(null)
  const isPrice = Number.isSafeInteger(price)
  const isStock = Number.isSafeInteger(stock)
  const fill = () =>
    setValue(
      'rows',
      getValues('rows').map((row) => ({
        ...row,
        ...(isPrice && { price }),
        ...(isStock && { stock }),
      })),
      { shouldDirty: true },
    )
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <MoneyBox
        size="small"
        label={translate('console.products.columns.price')}
        value={price}
        onChange={setPrice}
        sx={{ width: 140 }}
      />
      <CountBox
        size="small"
        label={translate('console.products.columns.stock')}
        value={stock}
        onChange={setStock}
        sx={{ width: 120 }}
      />
      <Button onClick={fill} disabled={!isPrice && !isStock}>
        {translate('console.products.fillAll')}
      </Button>
    </Box>
  )
}
