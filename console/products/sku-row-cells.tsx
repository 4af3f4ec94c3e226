import { Avatar, Checkbox, MenuItem, TableCell, TableRow, TextField } from '@mui/material'
import { memo, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useController, useWatch } from 'react-hook-form'
import { MAX_CODE } from '@/contracts/catalogue-limits'
import type { ProductValues } from '@/console/products/product-values'
import { CountBox } from '@/console/ui/count-box'
import { pictureFile } from '@/console/ui/picture-file'
import { messageOf, MoneyBox } from '@/console/ui/money-input'

interface CellProps {
  place: number
  /** Of the combination, for the names of the inputs. */
  name: string
}

/** One row of the matrix. */
export const SkuRowCells = memo(function SkuRowCells({ place, name }: CellProps) {
  const { field } = useController<ProductValues, `rows.${number}.sold`>({
    name: `rows.${place}.sold`,
  })
  const labelOf = useLabels(name)
  const cells: ReactNode = field.value && (
    <>
      <TableCell>
        <PriceCell place={place} name={name} />
      </TableCell>
      <TableCell>
        <CountCell place={place} name={name} column="stock" />
      </TableCell>
      <TableCell>
        <CodeCell place={place} name={name} column="code" />
      </TableCell>
      <TableCell>
        <CodeCell place={place} name={name} column="barcode" />
      </TableCell>
      <TableCell>
        <CountCell place={place} name={name} column="weight_grams" />
      </TableCell>
      <TableCell>
        <ImageCell place={place} name={name} />
      </TableCell>
    </>
  )
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell>
        <Checkbox
          checked={field.value}
          onChange={(_event, isChecked) => field.onChange(isChecked)}
          slotProps={{ input: { 'aria-label': labelOf('sold') } }}
        />
      </TableCell>
      {cells || <TableCell colSpan={6} />}
    </TableRow>
  )
})

function useLabels(name: string) {
  const translate = useTranslate()
  return (column: string) => `${translate(`console.products.columns.${column}`)}: ${name}`
}

/** Full names for screen readers; the head of the column shows them. */
const small = (label: string, width: number, error?: string) => ({
  size: 'small' as const,
  variant: 'outlined' as const,
  sx: { width, minWidth: width },
  error: error !== undefined,
  helperText: error,
  slotProps: { htmlInput: { 'aria-label': label } },
})

function PriceCell({ place, name }: CellProps) {
  const labelOf = useLabels(name)
  const translate = useTranslate()
  const { field, fieldState } = useController<ProductValues, `rows.${number}.price`>({
    name: `rows.${place}.price`,
    rules: {
      validate: (cents, { rows }) => {
        if (!rows[place]?.sold || Number.isSafeInteger(cents)) return true
        return translate(cents === null ? 'ra.validation.required' : 'console.ui.notAnAmount')
      },
    },
  })
  return (
    <MoneyBox
      {...small(labelOf('price'), 130, messageOrNone(fieldState.error, translate))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

const messageOrNone = (
  error: { message?: string } | undefined,
  translate: ReturnType<typeof useTranslate>,
) => (error ? messageOf(error.message, translate) : undefined)

function CountCell({ place, name, column }: CellProps & { column: 'stock' | 'weight_grams' }) {
  const labelOf = useLabels(name)
  const translate = useTranslate()
  const { field, fieldState } = useController<ProductValues, `rows.${number}.stock`>({
    name: `rows.${place}.${column}` as `rows.${number}.stock`,
    rules: {
      validate: (count) => !Number.isNaN(count) || translate('console.ui.notACount'),
    },
  })
  return (
    <CountBox
      {...small(labelOf(column), 100, messageOrNone(fieldState.error, translate))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

function CodeCell({ place, name, column }: CellProps & { column: 'code' | 'barcode' }) {
  const labelOf = useLabels(name)
  const translate = useTranslate()
  const { field, fieldState } = useController<ProductValues, `rows.${number}.code`>({
    name: `rows.${place}.${column}` as `rows.${number}.code`,
  })
  const { slotProps, ...props } = small(
    labelOf(column),
    140,
    messageOrNone(fieldState.error, translate),
  )
  return (
    <TextField
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      slotProps={{ htmlInput: { ...slotProps.htmlInput, maxLength: MAX_CODE } }}
    />
  )
}

/** One of the stored pictures of the product; a new upload can be chosen after saving. */
function ImageCell({ place, name }: CellProps) {
  const labelOf = useLabels(name)
  const translate = useTranslate()
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const { field } = useController<ProductValues, `rows.${number}.image`>({
    name: `rows.${place}.image`,
  })
  const stored = images.flatMap(({ url, upload_id }) => (upload_id === undefined ? [url] : []))
  const choices = new Set([...stored, ...(field.value ? [field.value] : [])])
  return (
    <TextField
      {...small(labelOf('image'), 90)}
      select
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(target.value || null)}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': labelOf('image') } },
      }}
    >
      <MenuItem value="">{translate('console.products.noImage')}</MenuItem>
      {[...choices].map((url, at) => (
        <MenuItem key={url} value={url}>
          <Avatar
            variant="rounded"
            src={pictureFile(url, 'small')}
            alt={translate('console.pictures.numbered', { number: at + 1 })}
            sx={{ width: 28, height: 28 }}
          />
        </MenuItem>
      ))}
    </TextField>
  )
}
