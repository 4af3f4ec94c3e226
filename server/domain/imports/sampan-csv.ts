import { LOCALES, type Locale } from '@/contracts/languages'
import { sourceOf } from '@/server/domain/fallback-texts'
import { parseAmount, parseLines, parseWhole, unescapeCell } from './csv-cells'
import type { CsvRow } from './csv-rows'
import type { FoundProduct } from './draft'
import type { Problem } from './problem'

export const OPTION_COUNT = 3
const OPTIONS = Array.from({ length: OPTION_COUNT }, (_, at) => at + 1)

/** Columns of the product: the first row of the product has them, the others leave them empty or repeat them. */
const PRODUCT_COLUMNS = [
  'shop',
  'category',
  'on_sale',
  'original_price',
  'images',
  ...LOCALES.map((locale) => `shop_name_${locale}`),
  ...LOCALES.map((locale) => `category_name_${locale}`),
  ...LOCALES.flatMap((locale) => [
    `name_${locale}`,
    `description_${locale}`,
    `image_alts_${locale}`,
    ...OPTIONS.map((option) => `option${option}_name_${locale}`),
  ]),
]

const SKU_COLUMNS = [
  ...LOCALES.flatMap((locale) => OPTIONS.map((option) => `option${option}_value_${locale}`)),
  'sku',
  'price',
  'stock',
  'barcode',
  'weight_grams',
  'sku_image',
]

/** Every column of Sampan's CSV format, in the order in which the export writes them. */
export const SAMPAN_COLUMNS = ['handle', ...PRODUCT_COLUMNS, ...SKU_COLUMNS]

/** What a product needs; other columns may be left out. */
export const REQUIRED_COLUMNS = ['handle', 'category', 'price']

const TRUE = new Set(['true', 'yes', '1'])
const FALSE = new Set(['false', 'no', '0'])

type Cells = Record<string, string>

const cellOf = (cells: Cells, name: string) => unescapeCell(cells[name] ?? '').trim()

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
  const written = LOCALES.filter((locale) => cell(`name_${locale}`) !== '')
  const choices = choicesOf(rows, written)
  const texts = written.map((locale) => [
    locale,
    {
      name: cell(`name_${locale}`),
      description:
        cells[`description_${locale}`] === undefined
          ? undefined
          : cell(`description_${locale}`).replaceAll('\r\n', '\n'),
      options: choices.options.map((option, at) => ({
        name: cell(`option${option}_name_${locale}`),
        values: choices.values[at]!.map((value) => value[locale]!),
      })),
    },
  ])
  const hasImages = cells.images !== undefined
  const value = {
    handle: cell('handle'),
    shop: cell('shop') || undefined,
    shop_name: textsOf((locale) => cell(`shop_name_${locale}`)),
    category: cell('category'),
    category_name: textsOf((locale) => cell(`category_name_${locale}`)),
    on_sale: optionalCell(cells, 'on_sale', flagOf) ?? undefined,
    original_price: optionalCell(cells, 'original_price', parseAmount),
    texts: Object.fromEntries<unknown>(texts as [Locale, unknown][]),
    images: hasImages ? parseLines(cell('images')) : undefined,
    image_alts: hasImages ? altsOf(cell) : undefined,
    skus: rows.map((row, at) => skuOf(row, choices.chosen[at]!)),
  }
  const skuLines = rows.map((row) => row.line)
  const problems = [...strayLines(rows[0]!), ...differences(rows)]
  return { line, skuLines, value, problems, fieldOf: columnOf }
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

function skuOf({ cells }: CsvRow, values: string[]) {
  return {
    code: cellOf(cells, 'sku') || undefined,
    values,
    price: parseAmount(cellOf(cells, 'price')),
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

/** The options that are in use, their values in the order of their first row, and the values of each row. */
function choicesOf(rows: CsvRow[], written: Locale[]) {
  const valueAt = ({ cells }: CsvRow, option: number): Value =>
    Object.fromEntries(
      written.map((locale) => [
        locale,
        unescapeCell(cells[`option${option}_value_${locale}`] ?? '').trim(),
      ]),
    )
  const isUsed = (value: Value) => Object.values(value).some(Boolean)
  const options = OPTIONS.filter((option) => rows.some((row) => isUsed(valueAt(row, option))))
  const values = options.map((option) => {
    const byKey = new Map(
      rows.map((row) => valueAt(row, option)).map((value) => [JSON.stringify(value), value]),
    )
    return [...byKey.values()]
  })
  const isWritten = Object.fromEntries(written.map((locale) => [locale, true]))
  // Without a language there are no options either.
  const chosen = rows.map((row) =>
    options.map((option) => valueAt(row, option)[sourceOf(isWritten)] ?? ''),
  )
  return { options, values, chosen }
}

/** A first row with a SKU alone was probably moved away from its product, for example by sorting. */
function strayLines({ line, cells }: CsvRow): Problem[] {
  if (PRODUCT_COLUMNS.some((name) => (cells[name] ?? '').trim() !== '')) return []
  const reason =
    'begins a product without category and texts; the lines of a product must follow each other'
  return [{ line, field: 'handle', reason }]
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
      reason: `differs from line ${first!.line} of the same product`,
    })),
  )
}

const SKU_FIELDS: Record<string, string> = { code: 'sku', image: 'sku_image' }

/** The column of a path of the checked object. */
function columnOf(path: PropertyKey[]): string {
  const [field, at, part, option, detail] = path.map(String)
  if (field === 'skus') return part === undefined ? 'sku' : (SKU_FIELDS[part] ?? skuColumn(part))
  if (field === 'shop_name' || field === 'category_name') return `${field}_${at ?? LOCALES[0]}`
  if (field === 'image_alts') return `image_alts_${part ?? LOCALES[0]}`
  if (field !== 'texts') return field ?? ''
  if (at === undefined) return `name_${LOCALES[0]}`
  if (part !== 'options') return `${part ?? 'name'}_${at}`
  if (option === undefined) return `option1_value_${at}`
  return `option${Number(option) + 1}_${detail === 'name' ? 'name' : 'value'}_${at}`
}

const skuColumn = (part: string) => (part === 'values' ? `option1_value_${LOCALES[0]}` : part)
