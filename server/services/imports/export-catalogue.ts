import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '@/server/db/connection'
import { csvRowsOf, jsonLineOf, type Exported } from '@/server/domain/imports/exported-product'
import { SAMPAN_COLUMNS } from '@/server/domain/imports/sampan-csv'
import type { ShopIds } from '@/server/domain/shop-scope'
import { productPages, type ExportedProduct } from '@/server/repositories/catalogue-export'

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * The products of these shops as a file to import again; in pieces. The order of the ids makes two exports equal byte
 * by byte.
 */
export async function* exportCatalogue(
  db: Queryable,
  format: ExportFormat,
  shopIds: ShopIds,
): AsyncGenerator<string> {
  if (format === 'csv') yield stringify([SAMPAN_COLUMNS])
  for await (const page of productPages(db, { shopIds })) {
    const exported = page.map(exportedOf)
    yield format === 'csv'
      ? stringify(exported.flatMap(csvRowsOf))
      : exported.map(jsonLineOf).join('')
  }
}

const exportedOf = ({ product, skus, shopHandle, category }: ExportedProduct): Exported => ({
  product,
  skus,
  shop: shopHandle ?? `shop-${product.shopId}`,
  category,
})
