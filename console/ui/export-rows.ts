import { stringify } from 'csv-stringify/browser/esm/sync'
import { saveFile } from '@/lib/api/file-answer'

export type Cell = string | number | null

/** Excel takes a file for UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A CSV file with a heading. A text that a spreadsheet would calculate (it begins with =, +, -, @, a tab or a line
 * break) gets a leading apostrophe.
 */
export function csvOf(columns: string[], rows: Cell[][]): string {
  return (
    BYTE_ORDER_MARK +
    stringify([columns, ...rows], {
      escape_formulas: true,
      quoted_match: /[\r\n]/,
      record_delimiter: 'windows',
    })
  )
}

/** Saves a CSV text as a file of the device. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
