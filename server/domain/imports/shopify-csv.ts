import { MAX_IMAGE_ALT, MAX_OPTION_TEXT } from '@/contracts/catalogue-limits'
import type { Locale } from '@/contracts/languages'
import { parseAmount, parseWhole } from './csv-cells'
import type { CsvRow } from './csv-rows'
import type { FoundProduct } from './draft'
import { textOfHtml } from './html-text'
import { FILE_LIMITS } from './problem'
import { reasonOf } from './reason'

/** What a Shopify file does not say. */
export interface ShopifyDefaults {
  locale: Locale
  /** For products whose type is no category of this shop. */
  category: string | undefined
}

/** A file with these columns is a product export of Shopify. */
export const SHOPIFY_MARKS = ['Handle', 'Title', 'Variant Price']

const OPTIONS = [1, 2, 3]
/** Shopify's only variant of a product without options. */
const NO_OPTION = 'Title'
const NO_VALUE = 'Default Title'

/**
 * A product of Shopify's export: the first row has the product, each further row a variant, an image, or both. Columns
 * that are not read here have no counterpart.
 */
export function productOfShopifyRows(rows: CsvRow[], defaults: ShopifyDefaults): FoundProduct {
  const { cells, line } = rows[0]!
  const cell = (name: string) => cells[name]?.trim() ?? ''
  const variants = rows.filter((row) => row.cells['Variant Price']?.trim())
  const options = OPTIONS.filter((option) => isOption(rows[0]!, option))
  const values = options.map((option) => [
    ...new Set(variants.map((variant) => valueOf(variant, option))),
  ])
  const images = imagesOf(rows)
  const prices = variants.map((variant) => parseAmount(variant.cells['Variant Price']!))
  const html = cells['Body (HTML)'] ?? ''
  const isTooLong = html.length > FILE_LIMITS.htmlCharacters
  const reason = reasonOf('tooLong', { max: FILE_LIMITS.htmlCharacters })
  const problems = isTooLong ? [{ line, field: 'Body (HTML)', ...reason }] : []
  const value = {
    handle: cell('Handle').toLowerCase(),
    category: cell('Type') || cell('Product Category') || (defaults.category ?? ''),
    on_sale: isOnSale(cell('Status'), cell('Published')),
    original_price: originalPriceOf(variants, Math.min(...prices)),
    texts: {
      [defaults.locale]: {
        name: cell('Title'),
        description: isTooLong ? '' : textOfHtml(html),
        options: options.map((option, at) => ({
          name: cell(`Option${option} Name`),
          values: values[at]!,
        })),
      },
    },
    images: images.map(({ source }) => source),
    image_alts: images.some(({ alt }) => alt)
      ? images.map(({ alt }) => (alt ? { [defaults.locale]: alt } : null))
      : undefined,
    skus: variants.map((variant, at) => skuOf(variant, options, prices[at]!)),
  }
  const skuLines = variants.map((variant) => variant.line)
  return { line, skuLines, value, problems, fieldOf: columnOf }
}

const isOption = ({ cells }: CsvRow, option: number) => {
  const name = cells[`Option${option} Name`]?.trim() ?? ''
  return name !== '' && !(name === NO_OPTION && cells[`Option${option} Value`]?.trim() === NO_VALUE)
}

const valueOf = ({ cells }: CsvRow, option: number) =>
  (cells[`Option${option} Value`]?.trim() ?? '').slice(0, MAX_OPTION_TEXT)

const isOnSale = (status: string, published: string) =>
  (status === '' || status.toLowerCase() === 'active') && published.toLowerCase() !== 'false'

/** The highest price before a reduction, if there is a reduction. */
function originalPriceOf(variants: CsvRow[], price: number): number | null {
  const given = variants
    .map(({ cells }) => cells['Variant Compare At Price']?.trim() ?? '')
    .filter(Boolean)
    .map(parseAmount)
  const highest = Math.max(0, ...given)
  return Number.isNaN(highest) || highest > price ? highest : null
}

function skuOf({ cells }: CsvRow, options: number[], price: number) {
  const cell = (name: string) => withoutApostrophe(cells[name]?.trim() ?? '')
  const stock = cell('Variant Inventory Qty')
  const grams = cell('Variant Grams')
  return {
    code: cell('Variant SKU') || undefined,
    values: options.map((option) => valueOf({ line: 0, cells }, option)),
    price,
    // Shopify counts below zero when it sells more than there is.
    stock: stock === '' ? undefined : stock.startsWith('-') ? 0 : parseWhole(stock),
    barcode: cell('Variant Barcode') || null,
    weight_grams: grams === '' ? null : Math.round(Number(grams)) || null,
    image: cell('Variant Image') || null,
  }
}

/** Shopify puts an apostrophe before numbers, so that spreadsheets keep their leading zeros. */
const withoutApostrophe = (text: string) => (text.startsWith("'") ? text.slice(1) : text)

function imagesOf(rows: CsvRow[]) {
  const images = rows
    .map(({ cells }) => ({
      source: cells['Image Src']?.trim() ?? '',
      position: Number(cells['Image Position']) || Infinity,
      alt: (cells['Image Alt Text']?.trim() ?? '').slice(0, MAX_IMAGE_ALT),
    }))
    .filter(({ source }) => source !== '')
  return images.toSorted((one, other) =>
    one.position === other.position ? 0 : one.position - other.position,
  )
}

const COLUMNS: Record<string, string> = {
  handle: 'Handle',
  category: 'Type',
  original_price: 'Variant Compare At Price',
  images: 'Image Src',
  image_alts: 'Image Alt Text',
  name: 'Title',
  description: 'Body (HTML)',
  options: 'Option1 Value',
  code: 'Variant SKU',
  values: 'Option1 Value',
  price: 'Variant Price',
  stock: 'Variant Inventory Qty',
  barcode: 'Variant Barcode',
  weight_grams: 'Variant Grams',
  image: 'Variant Image',
}

function columnOf(path: PropertyKey[]): string {
  const [field = '', , part] = path.map(String)
  const detail = field === 'skus' || field === 'texts' ? (part ?? 'price') : field
  return COLUMNS[detail] ?? detail
}
