import type { ReactNode } from 'react'
import { CreateButton, FilterButton, TopToolbar, useResourceDefinition } from 'react-admin'
import { ListExportButton, type ListExportButtonProps } from '@/console/ui/list-export-button'

interface ExportActionsProps<Row> extends ListExportButtonProps<Row> {
  children?: ReactNode
}

/** The buttons above a list with filters, with an export; `children` are shown before it. */
export function ExportActions<Row>({ children, ...file }: ExportActionsProps<Row>) {
  const { hasCreate } = useResourceDefinition()
  return (
    <TopToolbar>
      <FilterButton />
      {children}
      {hasCreate && <CreateButton />}
      <ListExportButton {...file} />
    </TopToolbar>
  )
}
