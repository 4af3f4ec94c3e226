import type { AdminProduct } from '@/contracts/schemas/admin-products'
import { LOCALES } from '@/contracts/languages'
import { onlyWritten, sourceOf } from '@/server/domain/fallback-texts'
import type * as products from '@/server/repositories/admin-products'

/** The texts as they were written. */
export const writtenTextsOf = ({ texts, writtenLocales }: products.ProductRow) =>
  onlyWritten(texts, writtenLocales)

export function describeProduct(row: products.ProductRow, skus: products.SkuRow[]): AdminProduct {
  const written = writtenTextsOf(row)
  const { options } = written[sourceOf(written)]!
  return {
    id: row.id,
    handle: row.handle,
    shop_id: row.shopId,
    category_id: row.categoryId,
    texts: row.texts,
    written_locales: row.writtenLocales ?? [...LOCALES],
    images: row.images.map((url, place) => ({ url, alts: row.imageAlts?.[place] ?? {} })),
    price: row.price,
    original_price: row.originalPrice,
    on_sale: row.isOnSale || row.isPaused,
    paused: row.isPaused,
    sales: row.sales,
    review_count: row.reviewCount,
    listed_at: row.listedAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    skus: skus.map((sku) => ({
      id: sku.id,
      values: options.map(({ values }, option) => values[sku.valueIndexes[option] ?? -1] ?? ''),
      code: sku.code,
      barcode: sku.barcode,
      weight_grams: sku.weightGrams,
      price: sku.price,
      stock: sku.stock,
      taken: sku.taken,
      image: sku.image,
      retired: sku.isRetired,
    })),
    version: row.version,
  }
}
