import { LOCALES, type Locale } from '@/contracts/languages'
import { sourceOf } from '@/server/domain/fallback-texts'
import { parseAmount, parseLines, parseWhole } from './csv-cells'
import type { CsvRow } from './csv-rows'
import type { FoundProduct } from './draft'
import { isHtml, textOfHtml } from './html-text'
import { FILE_LIMITS, type Problem } from './problem'
import { reasonOf } from './reason'
import {
  cellOf,
  columnOf,
  has,
  OPTION_COLUMNS,
  OPTIONS,
  PRODUCT_COLUMNS,
  SKU_COLUMNS,
  type Cells,
} from './sampan-columns'

const TRUE = new Set(['true', 'yes', '1'])
const FALSE = new Set(['false', 'no', '0'])

/** Undefined without the column, so that the value stays as it is; null for an empty cell. */
function optionalCell<T>(cells: Cells, name: string, parse: (cell: string) => T) {
  if (cells[name] === undefined) return undefined
  const cell = cellOf(cells, name)
  return cell === '' ? null : parse(cell)
}

const asText = (cell: string) => cell

/** The rows of one product as an object to check. */
export function productOfRows(rows: CsvRow[]): FoundProduct {
  const { cells, line } = rows[0]!
  const cell = (name: string) => cellOf(cells, name)
  const locales = optionLocales(rows)
  const choices = locales && choicesOf(rows, locales)
  const ofSkus = choices ? rows : rows.filter(namesSku)
  const hasImages = cells.images !== undefined
  const value = {
    handle: cell('handle'),
    shop: cell('shop') || undefined,
    shop_name: textsOf((locale) => cell(`shop_name_${locale}`)),
    category: cells.category === undefined ? undefined : cell('category'),
    category_name: textsOf((locale) => cell(`category_name_${locale}`)),
    on_sale: optionalCell(cells, 'on_sale', flagOf) ?? undefined,
    original_price: optionalCell(cells, 'original_price', parseAmount),
    texts: hasTexts(cells) ? productTexts(cells, choices) : undefined,
    images: hasImages ? parseLines(cell('images')) : undefined,
    image_alts: hasImages ? altsOf(cell) : undefined,
    skus: ofSkus.length > 0 ? ofSkus.map((row, at) => skuOf(row, choices?.chosen[at])) : undefined,
  }
  const skuLines = ofSkus.map((row) => row.line)
  const problems = [...strayLines(rows[0]!), ...differences(rows)]
  return { line, skuLines, value, problems, fieldOf: columnOf }
}

const hasOptions = (cells: Cells, locale: Locale) =>
  OPTION_COLUMNS[locale].some((name) => has(cells, name))
const hasTexts = (cells: Cells) =>
  LOCALES.some(
    (locale) =>
      has(cells, `name_${locale}`) ||
      has(cells, `description_${locale}`) ||
      hasOptions(cells, locale),
  )

/** The languages of the row: those with a name and, without a column for it, those of its other columns. */
const writtenLocales = (cells: Cells) =>
  LOCALES.filter((locale) =>
    has(cells, `name_${locale}`)
      ? cellOf(cells, `name_${locale}`) !== ''
      : has(cells, `description_${locale}`) || hasOptions(cells, locale),
  )

/** The languages in which the rows give options; undefined when the file has no columns of options. */
function optionLocales(rows: CsvRow[]): Locale[] | undefined {
  const { cells } = rows[0]!
  if (!LOCALES.some((locale) => hasOptions(cells, locale))) return undefined
  const written = writtenLocales(cells)
  const filled = written.filter(
    (locale) =>
      has(cells, `name_${locale}`) ||
      OPTION_COLUMNS[locale].some((name) => rows.some((row) => cellOf(row.cells, name) !== '')),
  )
  return filled.length > 0 ? filled : written
}

/** Without columns of options, a row whose cells are empty names no SKU. A price must never be empty. */
const namesSku = ({ cells }: CsvRow) =>
  has(cells, 'price') || SKU_COLUMNS.some((name) => cellOf(cells, name) !== '')

/** The text of a description in HTML; one that would take long to read stays, and is then too long. */
const descriptionOf = (cell: string) =>
  cell.length <= FILE_LIMITS.htmlCharacters && isHtml(cell)
    ? textOfHtml(cell)
    : cell.replaceAll('\r\n', '\n')

function productTexts(cells: Cells, choices: Choices | undefined) {
  const texts = writtenLocales(cells).map((locale) => [
    locale,
    {
      name: has(cells, `name_${locale}`) ? cellOf(cells, `name_${locale}`) : undefined,
      description: has(cells, `description_${locale}`)
        ? descriptionOf(cellOf(cells, `description_${locale}`))
        : undefined,
      options: choices?.locales.includes(locale)
        ? choices.options.map((option, at) => ({
            name: cellOf(cells, `option${option}_name_${locale}`),
            values: choices.values[at]!.map((value) => value[locale]!),
          }))
        : undefined,
    },
  ])
  return Object.fromEntries<unknown>(texts as [Locale, unknown][])
}

/** The languages with a text; undefined without any. */
function textsOf(textIn: (locale: Locale) => string) {
  const written = LOCALES.map((locale) => [locale, textIn(locale)] as const)
  const own = written.filter(([, text]) => text !== '')
  return own.length === 0 ? undefined : Object.fromEntries(own)
}

function flagOf(cell: string): boolean | string {
  const text = cell.toLowerCase()
  if (TRUE.has(text)) return true
  return FALSE.has(text) ? false : cell
}

function skuOf({ cells }: CsvRow, values: string[] | undefined) {
  return {
    code: cellOf(cells, 'sku') || undefined,
    values,
    price: has(cells, 'price') ? parseAmount(cellOf(cells, 'price')) : undefined,
    stock: optionalCell(cells, 'stock', parseWhole) ?? undefined,
    barcode: optionalCell(cells, 'barcode', asText),
    weight_grams: optionalCell(cells, 'weight_grams', parseWhole),
    image: optionalCell(cells, 'sku_image', asText),
  }
}

/** The alternative texts by image: the cell of a language has one line per image, "-" for none. */
function altsOf(cell: (name: string) => string) {
  const byLocale = LOCALES.map(
    (locale) => [locale, parseLines(cell(`image_alts_${locale}`))] as const,
  )
  const count = Math.max(...byLocale.map(([, alts]) => alts.length))
  if (count === 0) return undefined
  return Array.from({ length: count }, (_, at) => {
    const own = byLocale.filter(([, alts]) => alts[at] !== undefined && alts[at] !== NO_ALT)
    return own.length === 0
      ? null
      : Object.fromEntries(own.map(([locale, alts]) => [locale, alts[at]]))
  })
}
export const NO_ALT = '-'

type Value = Partial<Record<Locale, string>>

interface Choices {
  locales: Locale[]
  options: number[]
  values: Value[][]
  chosen: string[][]
}

/** The options that are in use, their values in the order of their first row, and the values of each row. */
function choicesOf(rows: CsvRow[], locales: Locale[]): Choices {
  const valueAt = ({ cells }: CsvRow, option: number): Value =>
    Object.fromEntries(
      locales.map((locale) => [locale, cellOf(cells, `option${option}_value_${locale}`)]),
    )
  const isUsed = (value: Value) => Object.values(value).some(Boolean)
  const options = OPTIONS.filter((option) => rows.some((row) => isUsed(valueAt(row, option))))
  const values = options.map((option) => {
    const byKey = new Map(
      rows.map((row) => valueAt(row, option)).map((value) => [JSON.stringify(value), value]),
    )
    return [...byKey.values()]
  })
  const isWritten = Object.fromEntries(locales.map((locale) => [locale, true]))
  // Without a language there are no options either.
  const chosen = rows.map((row) =>
    options.map((option) => valueAt(row, option)[sourceOf(isWritten)] ?? ''),
  )
  return { locales, options, values, chosen }
}

/** A first row with a SKU alone was probably moved away from its product, for example by sorting. */
function strayLines({ line, cells }: CsvRow): Problem[] {
  const isPartial = !has(cells, 'category') && LOCALES.every((one) => !has(cells, `name_${one}`))
  if (isPartial) return []
  if (PRODUCT_COLUMNS.some((name) => (cells[name] ?? '').trim() !== '')) return []
  return [{ line, field: 'handle', ...reasonOf('strayLine') }]
}

/** A later row that contradicts the first one: which of them is meant cannot be known. */
function differences(rows: CsvRow[]): Problem[] {
  const [first, ...others] = rows
  return others.flatMap(({ line, cells }) =>
    PRODUCT_COLUMNS.filter((name) => {
      const own = cells[name]?.trim() ?? ''
      return own !== '' && own !== first!.cells[name]?.trim()
    }).map((field) => ({
      line,
      field,
      ...reasonOf('differsFromLine', { line: first!.line }),
    })),
  )
}
