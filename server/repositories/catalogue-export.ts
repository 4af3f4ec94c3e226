import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { categories, products, shops, skus } from '@/server/db/tables/catalogue'
import type { ShopIds } from '@/server/domain/shop-scope'

const columns = {
  product: products,
  shopHandle: shops.handle,
  shopTexts: shops.texts,
  shopLocales: shops.writtenLocales,
  category: categories.key,
  categoryTexts: categories.texts,
  categoryLocales: categories.writtenLocales,
}

/** Products per page. */
const PAGE = 200

interface Selection {
  shopIds: ShopIds
  isOnSale?: boolean
}

/**
 * All these products in the order of their ids, with the SKUs that are sold, in pages. `turn` decides when a page is
 * read.
 */
export async function* productPages(
  db: Queryable,
  selection: Selection,
  turn = <Page>(read: () => Promise<Page>): Promise<Page> => read(),
): AsyncGenerator<ExportedProduct[], void> {
  let after = 0
  for (;;) {
    const page = await turn(() => readPage(db, selection, after))
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)!.product.id
  }
}

async function readPage(db: Queryable, { shopIds, isOnSale }: Selection, after: number) {
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
    .limit(PAGE)
  const ids = rows.map(({ product }) => product.id)
  const own = await db
    .select()
    .from(skus)
    .where(and(inArray(skus.productId, ids), eq(skus.isRetired, false)))
    .orderBy(asc(skus.id))
  const byProduct = Map.groupBy(own, ({ productId }) => productId)
  return rows.map((row) => ({ ...row, skus: byProduct.get(row.product.id) ?? [] }))
}

export type ExportedProduct = Awaited<ReturnType<typeof readPage>>[number]
