import { parse } from 'csv-parse/browser/esm/sync'
import { csvDelimiterOf } from '@/contracts/csv-delimiter'
import { isOneLine } from '@/contracts/one-line'
import { isUnstacked } from '@/contracts/stacked-marks'
import { isVisible } from '@/contracts/visible-text'

/** Why a line, or the whole file, cannot be imported; keys of `console.orders.import.problem`. */
export type TrackingProblem =
  'unreadable' | 'columns' | 'tooLong' | 'cells' | 'order' | 'carrier' | 'trackingNo' | 'repeated'

export interface TrackingLine {
  /** In the file, from 1; the heading is line 1. */
  line: number
  /** An order number or the id of an order. */
  order: string
  carrier: string
  trackingNo: string
  problem?: TrackingProblem
}

export type TrackingFile =
  { problem: TrackingProblem; lines?: never } | { lines: TrackingLine[]; problem?: never }

const MOST_LINES = 2000
const MOST_CHARACTERS = 60
export const TRACKING_COLUMNS = ['order', 'carrier', 'tracking_no'] as const

/** Other names of the columns, as exports of carriers and of this console have them. */
const SYNONYMS = new Map(
  Object.entries({
    order_no: 'order',
    order_number: 'order',
    order_id: 'order',
    id: 'order',
    tracking_number: 'tracking_no',
    tracking: 'tracking_no',
  }),
)

/** What a spreadsheet makes of a long number. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i
/** What a browser makes of a byte that is not UTF-8. */
const NOT_UTF_8 = '\ufffd'

/** Reads a CSV file with a heading, which decides whether commas, semicolons or tabs separate the cells. */
export function readTrackingFile(text: string): TrackingFile {
  const rows = text.includes(NOT_UTF_8) ? undefined : rowsOf(text)
  if (!rows) return { problem: 'unreadable' }
  const names = (rows[0]?.cells ?? []).map(columnOf)
  if (TRACKING_COLUMNS.some((column) => !names.includes(column))) return { problem: 'columns' }
  if (rows.length - 1 > MOST_LINES) return { problem: 'tooLong' }
  const seen = new Set<string>()
  const lines = rows.slice(1).map(({ line, cells }) => {
    const cell = (column: string) => (cells[names.indexOf(column)] ?? '').trim()
    const read = {
      line,
      // An apostrophe keeps spreadsheets from rounding a long number.
      order: cell('order').replace(/^'/, ''),
      carrier: cell('carrier'),
      trackingNo: cell('tracking_no').replace(/^'/, ''),
    }
    // An unquoted separator in a cell moves the others.
    const isMoved = cells.slice(names.length).some((extra) => extra.trim() !== '')
    const problem = isMoved ? 'cells' : problemOf(read, seen)
    if (problem) return { ...read, problem }
    seen.add(keyOf(read))
    return read
  })
  return { lines }
}

function rowsOf(text: string): { line: number; cells: string[] }[] | undefined {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: csvDelimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch {
    return undefined
  }
}

function columnOf(heading: string): string {
  const name = heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return SYNONYMS.get(name) ?? name
}

const keyOf = ({ order, trackingNo }: TrackingLine) => `${order} ${trackingNo}`

/** As the call that ships takes it. */
const isLine = (text: string) =>
  text.length <= MOST_CHARACTERS && isOneLine(text) && isUnstacked(text) && isVisible(text)

function problemOf(read: TrackingLine, seen: Set<string>): TrackingProblem | undefined {
  if (!/^[1-9]\d{0,19}$/.test(read.order)) return 'order'
  if (!isLine(read.carrier)) return 'carrier'
  if (!isLine(read.trackingNo) || ROUNDED.test(read.trackingNo)) return 'trackingNo'
  return seen.has(keyOf(read)) ? 'repeated' : undefined
}
