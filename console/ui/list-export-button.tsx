import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useMutation } from '@tanstack/react-query'
import { Button, useListContext, useNotify } from 'react-admin'
import type { Endpoint } from '@/contracts/endpoint'
import { type Cell, csvOf, saveCsv } from '@/console/ui/export-rows'
import { notifyText } from '@/console/ui/notify-text'
import { readAll } from '@/console/ui/read-all'

const MOST_ROWS = 10_000

export type Columns<Row> = Record<string, (row: Row) => Cell>

export interface ListExportButtonProps<Row> {
  /** Without the ending. */
  file: string
  list: Endpoint
  /** Headings that a program can read, with the cell of each row. */
  columns: Columns<Row>
}

/** Saves the rows that match the filters of the list as CSV. */
export function ListExportButton<Row>({ file, list, columns }: ListExportButtonProps<Row>) {
  const filter = useListContext().filterValues as object
  const notify = useNotify()
  const save = useMutation({
    mutationFn: () => readAll<Row>(list, filter, MOST_ROWS),
    onSuccess: ({ rows, isCut }) => {
      const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)))
      saveCsv(`${file}.csv`, csvOf(Object.keys(columns), cells))
      if (isCut)
        notify('console.ui.exportCut', {
          type: 'warning',
          messageArgs: { smart_count: MOST_ROWS },
        })
    },
    onError: (error) => notifyText(notify, error.message, { type: 'error' }),
  })
  return (
    <Button label="ra.action.export" onClick={() => save.mutate()} disabled={save.isPending}>
      <DownloadIcon />
    </Button>
  )
}
