import { LOCALES, type Locale } from '@/contracts/languages'
import { onlyWritten, sourceOf } from '@/server/domain/fallback-texts'
import { amountText, escapeCell } from './csv-cells'
import type { StoredProduct } from './plan'
import { OPTION_COUNT, SAMPAN_COLUMNS } from './sampan-columns'
import { NO_ALT } from './sampan-csv'

/** A product of the catalogue with the names that a file has for it. */
export interface Exported {
  product: Omit<StoredProduct, 'skus' | 'shopId' | 'categoryId' | 'writtenLocales'> & {
    writtenLocales: Locale[] | null
  }
  skus: StoredProduct['skus']
  shop: string
  shopTexts: Partial<Record<Locale, { name: string }>>
  category: string
  categoryTexts: Partial<Record<Locale, string>>
}

const isOnSale = ({ product }: Exported) => product.isOnSale || product.isPaused
const handleOf = ({ product }: Exported) => product.handle ?? `product-${product.id}`

/** One line of JSON Lines; importing it again changes nothing. */
export function jsonLineOf(exported: Exported): string {
  const { product, skus, shop, shopTexts, category, categoryTexts } = exported
  const texts = onlyWritten(product.texts, product.writtenLocales)
  const { options } = texts[sourceOf(texts)]!
  return `${JSON.stringify({
    handle: handleOf(exported),
    shop,
    shop_name: Object.fromEntries(
      Object.entries(shopTexts).map(([locale, { name }]) => [locale, name]),
    ),
    category,
    category_name: categoryTexts,
    on_sale: isOnSale(exported),
    original_price: product.originalPrice,
    texts,
    images: product.images,
    image_alts: product.imageAlts ?? undefined,
    skus: skus.map((sku) => ({
      code: sku.code ?? undefined,
      values: options.map(({ values }, option) => values[sku.valueIndexes[option]!]),
      price: sku.price,
      stock: sku.stock,
      barcode: sku.barcode,
      weight_grams: sku.weightGrams,
      image: sku.image,
    })),
  })}\n`
}

type Cells = Record<string, string>

/** The rows of a product in the order of SAMPAN_COLUMNS. Only the first one has the columns of the product. */
export function csvRowsOf(exported: Exported): string[][] {
  return exported.skus.map((sku, at) => {
    const cells = { ...(at === 0 ? productCells(exported) : {}), ...skuCells(exported, sku) }
    return SAMPAN_COLUMNS.map((name) => cells[name] ?? '')
  })
}

function productCells(exported: Exported): Cells {
  const { product, shop, shopTexts, category, categoryTexts } = exported
  const { images, imageAlts, originalPrice } = product
  const cells: Cells = {
    shop,
    category,
    on_sale: isOnSale(exported) ? 'yes' : 'no',
    original_price: originalPrice === null ? '' : amountText(originalPrice),
    images: images.join('\n'),
  }
  const texts = onlyWritten(product.texts, product.writtenLocales)
  for (const locale of LOCALES) {
    cells[`shop_name_${locale}`] = escapeCell(shopTexts[locale]?.name ?? '')
    cells[`category_name_${locale}`] = escapeCell(categoryTexts[locale] ?? '')
    if (imageAlts?.some((alt) => alt?.[locale]))
      cells[`image_alts_${locale}`] = escapeCell(
        imageAlts.map((alt) => alt?.[locale] ?? NO_ALT).join('\n'),
      )
    const own = texts[locale]
    if (!own) continue
    cells[`name_${locale}`] = escapeCell(own.name)
    cells[`description_${locale}`] = escapeCell(own.description)
    for (const [at, { name }] of own.options.entries())
      cells[`option${at + 1}_name_${locale}`] = escapeCell(name)
  }
  return cells
}

function skuCells(exported: Exported, sku: Exported['skus'][number]): Cells {
  const { product } = exported
  const cells: Cells = {
    handle: handleOf(exported),
    sku: escapeCell(sku.code ?? ''),
    price: amountText(sku.price),
    stock: String(sku.stock),
    barcode: escapeCell(sku.barcode ?? ''),
    weight_grams: sku.weightGrams === null ? '' : String(sku.weightGrams),
    sku_image: sku.image ?? '',
  }
  const texts = onlyWritten(product.texts, product.writtenLocales)
  for (const locale of LOCALES)
    for (const [at, { values }] of (texts[locale]?.options ?? []).slice(0, OPTION_COUNT).entries())
      cells[`option${at + 1}_value_${locale}`] = escapeCell(values[sku.valueIndexes[at]!] ?? '')
  return cells
}
