import type { AdminProduct } from '@/contracts/schemas/admin-products'
import type { Locale } from '@/contracts/languages'
import { onlyWritten, sourceLocale, writtenLocales, type Written } from '@/console/ui/languages'
import { pictureInput, type FormPicture } from '@/console/ui/picture-upload'
import type { TypedCents } from '@/console/ui/money-input'

/** The values of the form of a product. */
export interface ProductValues {
  shop_id: number | null
  category_id: number | null
  handle: string | null
  texts: Written<{ name: string; description: string }>
  options: ProductOption[]
  rows: SkuRow[]
  images: ProductImage[]
  original_price: TypedCents
  on_sale: boolean
  listed_at: string | null
}

/** Keys stay when an option or a value is renamed or moved. */
export interface OptionValue {
  key: string
  names: Written<string>
}

export interface ProductOption extends OptionValue {
  values: OptionValue[]
}

export interface ProductImage extends FormPicture {
  alts: Written<string>
}

/** One combination of option values. */
export interface SkuRow {
  /** Of a SKU that is stored. */
  id?: number
  /** The keys of its values, one per option. */
  keys: string[]
  /** A combination that is not sold has no SKU, or a retired one. */
  sold: boolean
  code: string
  barcode: string
  weight_grams: number | null
  price: TypedCents
  stock: number | null
  image: string | null
  /** As read: a price or stock that stays is not sent, because orders change the stock meanwhile. */
  stored?: { price: number; stock: number }
}

let lastKey = 0
export const newKey = () => `n${(lastKey += 1)}`

export const NEW_PRODUCT: ProductValues = {
  shop_id: null,
  category_id: null,
  handle: null,
  texts: { en: { name: '', description: '' } },
  options: [],
  rows: [newRow([])],
  images: [],
  original_price: null,
  on_sale: true,
  listed_at: null,
}

export function newRow(keys: string[]): SkuRow {
  return {
    keys,
    sold: true,
    code: '',
    barcode: '',
    weight_grams: null,
    price: null,
    stock: 0,
    image: null,
  }
}

/** The form of a stored product. Retired SKUs are not part of it. */
export function productValues(product: AdminProduct): ProductValues {
  const texts = onlyWritten(product.texts, product.written_locales)
  const source = sourceLocale(texts)
  const options = optionsOf(product, source)
  return {
    shop_id: product.shop_id,
    category_id: product.category_id,
    handle: product.handle,
    texts: mapWritten(texts, ({ options: _, ...text }) => text),
    options,
    rows: rowsOf(product, options, source),
    images: product.images.map(({ url, alts }) => ({ url, alts })),
    original_price: product.original_price,
    on_sale: product.on_sale || product.paused,
    listed_at: product.listed_at,
  }
}

function optionsOf({ texts, written_locales }: AdminProduct, source: Locale): ProductOption[] {
  const namesOf = (read: (locale: Locale) => string | undefined) =>
    Object.fromEntries(written_locales.map((locale) => [locale, read(locale)]))
  return texts[source].options.map(({ values }, option) => ({
    key: `o${option}`,
    names: namesOf((locale) => texts[locale].options[option]?.name),
    values: values.map((_, value) => ({
      key: `o${option}v${value}`,
      names: namesOf((locale) => texts[locale].options[option]?.values[value]),
    })),
  }))
}

function rowsOf(product: AdminProduct, options: ProductOption[], source: Locale): SkuRow[] {
  const keyOf = (value: string, option: number) =>
    options[option]?.values.find(({ names }) => names[source] === value)?.key ?? ''
  const rows = product.skus
    .filter(({ retired }) => !retired)
    .map(({ id, values, code, barcode, weight_grams, price, stock, image }) => ({
      id,
      keys: values.map(keyOf),
      sold: true,
      code: code ?? '',
      barcode: barcode ?? '',
      weight_grams,
      price,
      stock,
      image,
      stored: { price, stock },
    }))
  return rows
}

function mapWritten<From, To>(texts: Written<From>, map: (text: From, locale: Locale) => To) {
  return Object.fromEntries(
    writtenLocales(texts).map((locale) => [locale, map(texts[locale]!, locale)]),
  ) as Written<To>
}

/**
 * What the calls that add and change a product take. Names that a language lacks are those of the first language.
 * `replaced`: the newer product that the user has seen and decided to replace.
 */
export function productInput(values: ProductValues, isNew: boolean, replaced?: AdminProduct) {
  const { texts, options } = values
  const source = sourceLocale(texts)
  const nameIn = ({ names }: OptionValue, locale: Locale) =>
    names[locale]?.trim() || (names[source] ?? '')
  const byKey = new Map(
    options.flatMap((option) =>
      option.values.map((value) => [value.key, nameIn(value, source)] as const),
    ),
  )
  return {
    ...(isNew && { shop_id: values.shop_id }),
    category_id: values.category_id,
    ...(values.handle && { handle: values.handle }),
    texts: mapWritten(texts, (text, locale) => ({
      ...text,
      options: options.map((option) => ({
        name: nameIn(option, locale),
        values: option.values.map((value) => nameIn(value, locale)),
      })),
    })),
    images: values.images.map(({ alts, ...picture }) => ({
      ...pictureInput(picture),
      alts: mapWritten(alts, (alt) => alt.trim() || undefined),
    })),
    skus: soldRows(values.rows).map((row) => skuInput(row, byKey, replaced)),
    original_price: values.original_price,
    on_sale: values.on_sale,
    ...(values.listed_at && { listed_at: values.listed_at }),
  }
}

export const soldRows = (rows: SkuRow[]) => rows.filter(({ sold }) => sold)

function skuInput(row: SkuRow, names: Map<string, string>, replaced: AdminProduct | undefined) {
  const { id, keys, code, barcode, weight_grams, price, stock, image, stored } = row
  // The stock that the user has seen last: orders since then must not be undone.
  const seen = replaced?.skus.find((sku) => sku.id === id) ?? stored
  return {
    ...(id !== undefined && { id }),
    values: keys.map((key) => names.get(key) ?? ''),
    code: code || null,
    barcode: barcode || null,
    weight_grams,
    ...(price !== stored?.price && { price }),
    ...(stock !== stored?.stock && { stock }),
    ...(seen && stock !== stored?.stock && { stock_before: seen.stock }),
    image: image === null ? null : { url: image },
  }
}

/** Moves the path of an error from the call to the form. */
export function productPlace(path: string, { rows }: ProductValues): string {
  const [first, second, ...rest] = path.split('.')
  if (first === 'skus' && second !== undefined) {
    const row = rows.indexOf(soldRows(rows)[Number(second)]!)
    return ['rows', row, ...rest].join('.')
  }
  if (first === 'texts' && rest[0] === 'options' && rest[1] !== undefined) {
    const [, option, part, value] = rest
    return part === 'values' && value !== undefined
      ? `options.${option}.values.${value}.names.${second}`
      : `options.${option}.names.${second}`
  }
  return path === 'skus' ? 'rows.root' : path
}
