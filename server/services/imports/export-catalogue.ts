import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '@/server/db/connection'
import { csvRowsOf, jsonLineOf, type Exported } from '@/server/domain/imports/exported-product'
import { SAMPAN_COLUMNS } from '@/server/domain/imports/sampan-columns'
import { onlyWritten } from '@/server/domain/fallback-texts'
import { fileOfAddress, uploadOfFile } from '@/server/domain/uploads'
import type { Config } from '@/server/config'
import type { ShopIds } from '@/server/domain/shop-scope'
import { productPages, type ExportedProduct } from '@/server/repositories/catalogue-export'

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * The products of these shops as a file to import here or elsewhere; in pieces. Uploaded images have complete
 * addresses, which another shop can read, if the shop has an https address. The order of the ids makes two exports
 * equal byte by byte.
 */
export async function* exportCatalogue(
  { db, config }: { db: Queryable; config: Pick<Config, 'publicOrigin'> },
  format: ExportFormat,
  shopIds: ShopIds,
): AsyncGenerator<string> {
  const origin = config.publicOrigin?.startsWith('https:') ? config.publicOrigin : ''
  const addressOf = (image: string) =>
    (uploadOfFile(fileOfAddress(image) ?? '') ? origin : '') + image
  if (format === 'csv') yield stringify([SAMPAN_COLUMNS])
  for await (const page of productPages(db, { shopIds })) {
    const exported = page.map((row) => exportedOf(row, addressOf))
    yield format === 'csv'
      ? stringify(exported.flatMap(csvRowsOf))
      : exported.map(jsonLineOf).join('')
  }
}

function exportedOf(row: ExportedProduct, addressOf: (image: string) => string): Exported {
  const { product, skus, shopHandle, category } = row
  return {
    product: { ...product, images: product.images.map(addressOf) },
    skus: skus.map((sku) => ({ ...sku, image: sku.image && addressOf(sku.image) })),
    shop: shopHandle ?? `shop-${product.shopId}`,
    shopTexts: onlyWritten(row.shopTexts, row.shopLocales),
    category,
    categoryTexts: onlyWritten(row.categoryTexts, row.categoryLocales),
  }
}
