import { Checkbox } from '@mui/material'
import { useListContext, useRecordContext, useTranslate, type RaRecord } from 'react-admin'

/** Selects the record of its row. React-admin's own checkbox has no accessible name with this version of MUI. */
export function SelectBox<Row extends RaRecord>({ nameOf }: { nameOf: (row: Row) => string }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext<Row>()
  const row = useRecordContext<Row>()
  if (!row) return null
  const label = `${translate('ra.action.select_row')}: ${nameOf(row)}`
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  )
}

/** In the head of the column: selects all records of the page, or none. */
export function SelectAllBox() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord<number>>()
  const ids = data.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && selectedIds.length > 0}
      onChange={() => onSelect(isAll ? [] : [...new Set([...selectedIds, ...ids])])}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  )
}
