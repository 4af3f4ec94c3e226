import { stringify } from 'csv-stringify/browser/esm/sync'

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

/** Saves a CSV text, or what a call has answered, as a file of the device. */
export function saveFile(name: string, content: string | Blob): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
