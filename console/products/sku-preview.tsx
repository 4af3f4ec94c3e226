import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatCount } from '@/lib/format/count'
import { formatCents } from '@/lib/format/money'
import type { PreviewRow } from '@/console/products/price-changes'

/** Price and stock of each SKU before and after. */
export function SkuPreview({ rows }: { rows: PreviewRow[] }) {
  const translate = useTranslate()
  const money = (cents: number) => formatCents(cents)
  const count = (units: number) => formatCount(units)
  return (
    <TableContainer sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.products.fields.name')}</TableCell>
            <TableCell align="right">{translate('resources.products.fields.price')}</TableCell>
            <TableCell align="right">{translate('resources.products.fields.stock')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ sku_id, name, values, price, stock, isRefused }) => (
            <TableRow key={sku_id}>
              <TableCell>
                {name}
                {values.length > 0 && ` · ${values.join(' · ')}`}
                {isRefused && <strong> {translate('console.products.outOfBounds')}</strong>}
              </TableCell>
              <TableCell align="right">{change(price, money)}</TableCell>
              <TableCell align="right">{change(stock, count)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const change = (
  { before, after }: { before: number; after: number },
  format: (value: number) => string,
) => (before === after ? format(before) : `${format(before)} → ${format(after)}`)
