import AddIcon from '@mui/icons-material/Add'
import type { ReactNode } from 'react'
import { Button } from '@mui/material'
import { SimpleFormIterator, useTranslate } from 'react-admin'
import { useMay } from '@/console/ui/use-may'

interface ItemListProps {
  /** A message key, of the button that adds an item. */
  add: string
  isInline?: boolean
  children: ReactNode
}

/** The items of an ArrayInput. Their buttons are always in view, not only under a pointer. */
export function ItemList({ add, isInline = false, children }: ItemListProps) {
  const translate = useTranslate()
  const mayWrite = useMay('settings.write')
  return (
    <SimpleFormIterator
      disableReordering
      disableClear
      disableAdd={!mayWrite}
      disableRemove={!mayWrite}
      fullWidth
      inline={isInline}
      addButton={<Button startIcon={<AddIcon />}>{translate(add)}</Button>}
      sx={{
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        '& .RaSimpleFormIterator-inline > *': { flex: '1 1 160px', minWidth: 160 },
      }}
    >
      {children}
    </SimpleFormIterator>
  )
}
