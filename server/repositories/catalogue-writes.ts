import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { categories, products, shops, skus } from '@/server/db/tables/catalogue'
import { catalogueChanges } from '@/server/db/tables/changes'

export type SkuRow = typeof skus.$inferSelect

export async function findCategory(db: Queryable, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.key, key))
  return row?.id
}

export async function addShop(db: Queryable, shop: typeof shops.$inferInsert): Promise<number> {
  const [row] = await db.insert(shops).values(shop).returning({ id: shops.id })
  return row!.id
}

/** Adds the product with its SKUs. The shop shows it once it is on sale; a trigger sees to that later. */
export async function addProduct(
  tx: Transaction,
  product: typeof products.$inferInsert,
  variants: Omit<typeof skus.$inferInsert, 'productId'>[],
): Promise<{ id: number; skus: SkuRow[] }> {
  const { categoryId, shopId, images, isOnSale = true } = product
  const [row] = await tx.insert(products).values(product).returning({ id: products.id })
  const { id } = row!
  const added = await tx
    .insert(skus)
    .values(variants.map((variant) => ({ ...variant, productId: id })))
    .returning()
  if (isOnSale)
    await tx
      .update(shops)
      .set({
        productCount: sql`${shops.productCount} + 1`,
        categoryIds: sql`case when ${categoryId}::int = any(${shops.categoryIds}) then ${shops.categoryIds}
          else ${shops.categoryIds} || ${categoryId}::int end`,
        pictures: sql`(${shops.pictures} || ${images[0]!}::text)[1:3]`,
      })
      .where(eq(shops.id, shopId))
  return { id, skus: added.toSorted((a, b) => a.id - b.id) }
}

/** For new rows, which the triggers do not note: no page has shown them yet, but lists have left them out. */
export async function noteChanges(tx: Transaction, tags: string[]): Promise<void> {
  await tx.insert(catalogueChanges).values(tags.map((tag) => ({ tag })))
}
