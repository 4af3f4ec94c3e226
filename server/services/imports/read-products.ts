import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse, type Options } from 'csv-parse'
import { csvDelimiterOf } from '@/contracts/csv-delimiter'
import { withDecimalPoint } from '@/server/domain/imports/csv-cells'
import { groupRows, type CsvRow } from '@/server/domain/imports/csv-rows'
import type { FoundProduct } from '@/server/domain/imports/draft'
import { productOfJsonLine } from '@/server/domain/imports/json-line'
import { FILE_LIMITS, UnreadableFile } from '@/server/domain/imports/problem'
import { failureOf, reasonOf } from '@/server/domain/imports/reason'
import { SAMPAN_COLUMNS } from '@/server/domain/imports/sampan-columns'
import { productOfRows } from '@/server/domain/imports/sampan-csv'
import {
  productOfShopifyRows,
  SHOPIFY_MARKS,
  type ShopifyDefaults,
} from '@/server/domain/imports/shopify-csv'
import type { ImportHints } from './hints'
import { textOfFile, type ImportFile } from './text-of-file'

export interface ReadOptions extends ShopifyDefaults {
  /** Of the file; detected when it is UTF-8 or UTF-16. */
  encoding: string | undefined
  hints: ImportHints
}

/**
 * The products of a file, one after the other: Sampan's CSV, JSON Lines, or Shopify's product export, told apart by
 * content. Throws UnreadableFile when the file cannot be read to its end. Keeps one product in memory.
 */
export async function* readProducts(
  file: ImportFile,
  options: ReadOptions,
): AsyncGenerator<FoundProduct> {
  const texts = textOfFile(file, options.encoding, options.hints)
  const first = await texts.next()
  const head = first.done ? '' : first.value.trimStart()
  const all = withFirst(first, texts)
  if (head.startsWith('[')) throw new UnreadableFile(failureOf('jsonList'))
  yield* head.startsWith('{') ? readJsonLines(all) : readCsv(all, csvDelimiterOf(head), options)
}

async function* withFirst<T>(first: IteratorResult<T, unknown>, rest: AsyncGenerator<T>) {
  if (!first.done) yield first.value
  yield* rest
}

async function* readJsonLines(texts: AsyncIterable<string>): AsyncGenerator<FoundProduct> {
  let line = 0
  let rest = ''
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    for (const one of lines) {
      line += 1
      if (one.length > FILE_LIMITS.lineCharacters) throw tooLong(line)
      if (one.trim() !== '') yield productOfJsonLine(line, one)
    }
    if (rest.length > FILE_LIMITS.lineCharacters) throw tooLong(line + 1)
  }
  if (rest.trim() !== '') yield productOfJsonLine(line + 1, rest)
}

const tooLong = (line: number) =>
  new UnreadableFile(failureOf('lineTooLong', { max: FILE_LIMITS.lineCharacters }), line)

async function* readCsv(
  texts: AsyncIterable<string>,
  delimiter: string,
  options: ReadOptions,
): AsyncGenerator<FoundProduct> {
  const records = recordsOf(texts, delimiter)
  const first = await records.next()
  if (first.done) throw new UnreadableFile(failureOf('fileEmpty'))
  const header = first.value.record.map((name) => name.trim())
  const isShopify = SHOPIFY_MARKS.every((name) => header.includes(name))
  checkHeader(header, isShopify)
  const rows = rowsOf(records, header, delimiter === ';')
  const groups = groupRows(rows, isShopify ? 'Handle' : 'handle', FILE_LIMITS.rowsOfProduct)
  for await (const group of groups) {
    const misfits = group.filter(({ misfit }) => misfit !== undefined)
    const found = isShopify ? productOfShopifyRows(group, options) : productOfRows(group)
    const problems = misfits.map(({ line, misfit }) => ({ line, field: null, ...misfit! }))
    yield { ...found, problems: [...problems, ...found.problems] }
  }
}

function checkHeader(header: string[], isShopify: boolean): void {
  const twice = header.find((name, at) => name !== '' && header.indexOf(name) !== at)
  if (twice !== undefined) throw new UnreadableFile(failureOf('columnTwice', { column: twice }), 1)
  if (isShopify) return
  if (!header.includes('handle')) throw new UnreadableFile(failureOf('handleColumnMissing'), 1)
  const unknown = header.find((name) => name !== '' && !SAMPAN_COLUMNS.includes(name))
  if (unknown !== undefined)
    throw new UnreadableFile(failureOf('columnUnknown', { column: unknown }), 1)
}

const AMOUNTS = new Set(['price', 'original_price', 'Variant Price', 'Variant Compare At Price'])

/** Spreadsheets separate by semicolons where the comma is the decimal separator. */
async function* rowsOf(
  records: AsyncIterable<CsvRecord>,
  header: string[],
  hasDecimalCommas: boolean,
): AsyncGenerator<CsvRow> {
  const cellOf = (name: string, cell: string) =>
    hasDecimalCommas && AMOUNTS.has(name) ? withDecimalPoint(cell) : cell
  for await (const { line, record } of records) {
    if (record.every((cell) => cell === '')) continue
    const cells = Object.fromEntries(
      header.map((name, at) => [name, cellOf(name, record[at] ?? '')]),
    )
    const isMisfit = record.length !== header.length
    const misfit = reasonOf('cellCount', { cells: record.length, columns: header.length })
    yield { line, cells, ...(isMisfit ? { misfit } : {}) }
  }
}

interface CsvRecord {
  /** Its first line. */
  line: number
  record: string[]
}

/** The parser counts no empty cells, so a line of delimiters would have no limit. */
async function* withShortLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let line = 1
  let length = 0
  for await (const text of texts) {
    const lines = text.split('\n')
    for (const [at, part] of lines.entries()) {
      if (at > 0) {
        line += 1
        length = 0
      }
      length += part.length
      if (length > FILE_LIMITS.lineCharacters) throw tooLong(line)
    }
    yield text
  }
}

async function* recordsOf(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  /** The last line of the latest record, and the empty lines before it. */
  let before = 0
  let emptyBefore = 0
  const options: Options<CsvRecord, string[]> = {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: FILE_LIMITS.lineCharacters,
    on_record: (record, { lines, empty_lines: emptyLines }) => {
      const line = before + 1 + emptyLines - emptyBefore
      before = lines
      emptyBefore = emptyLines
      return { line, record }
    },
  }
  const parser = parse(options as object)
  const piped = pipeline(Readable.from(withShortLines(texts)), parser)
  // The loop below throws the same error.
  piped.catch(() => undefined)
  try {
    for await (const found of parser as AsyncIterable<CsvRecord>) {
      if (found.record.length > FILE_LIMITS.columns)
        throw new UnreadableFile(
          failureOf('tooManyCells', { max: FILE_LIMITS.columns }),
          found.line,
        )
      yield found
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw tooLong(before + 1)
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    throw new UnreadableFile(failureOf(isOpen ? 'quoteOpen' : 'quoteInCell'), before + 1)
  }
}
