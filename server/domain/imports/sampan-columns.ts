import { LOCALES, type Locale } from '@/contracts/languages'
import { unescapeCell } from './csv-cells'

export const OPTION_COUNT = 3
export const OPTIONS = Array.from({ length: OPTION_COUNT }, (_, at) => at + 1)

/** Columns of the product: the first row of the product has them, the others leave them empty or repeat them. */
export const PRODUCT_COLUMNS = [
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

export const SKU_COLUMNS = [
  ...LOCALES.flatMap((locale) => OPTIONS.map((option) => `option${option}_value_${locale}`)),
  'sku',
  'price',
  'stock',
  'barcode',
  'weight_grams',
  'sku_image',
]

/** The columns of the options, by language. */
export const OPTION_COLUMNS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    OPTIONS.flatMap((option) => [
      `option${option}_name_${locale}`,
      `option${option}_value_${locale}`,
    ]),
  ]),
) as Record<Locale, string[]>

/** Every column of Sampan's CSV format, in the order in which the export writes them. */
export const SAMPAN_COLUMNS = ['handle', ...PRODUCT_COLUMNS, ...SKU_COLUMNS]

export type Cells = Record<string, string>

export const cellOf = (cells: Cells, name: string) => unescapeCell(cells[name] ?? '').trim()

/** Whether the file has the column; without it, the value stays as it is. */
export const has = (cells: Cells, name: string) => cells[name] !== undefined

const SKU_FIELDS: Record<string, string> = { code: 'sku', image: 'sku_image' }

/** The column of a path of the checked object. */
export function columnOf(path: PropertyKey[]): string {
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
