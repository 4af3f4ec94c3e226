import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { categories, products, shops, skus } from '@/server/db/tables/catalogue'
import type { ShopIds } from '@/server/domain/shop-scope'

const columns = {
  product: products,
  shopHandle: shops.handle,
  shopTexts: shops.texts,
  category: categories.key,
  categoryTexts: categories.texts,
}

export interface ProductPage {
  shopIds: ShopIds
  isOnSale: boolean | undefined
  /** The id of the last product of the page before. */
  after: number
  limit: number
}

/** Products in the order of their ids, with the SKUs that are sold. */
export async function listProducts(
  db: Queryable,
  { shopIds, isOnSale, after, limit }: ProductPage,
) {
  const rows = await db
    .select(columns)
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        gt(products.id, after),
        shopIds === null ? undefined : inArray(products.shopId, [...shopIds]),
        isOnSale === undefined ? undefined : eq(products.isOnSale, isOnSale),
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit)
  const ids = rows.map(({ product }) => product.id)
  const own = await db
    .select()
    .from(skus)
    .where(and(inArray(skus.productId, ids), eq(skus.isRetired, false)))
    .orderBy(asc(skus.id))
  const byProduct = Map.groupBy(own, ({ productId }) => productId)
  return rows.map((row) => ({ ...row, skus: byProduct.get(row.product.id) ?? [] }))
}

export type ExportedProduct = Awaited<ReturnType<typeof listProducts>>[number]
