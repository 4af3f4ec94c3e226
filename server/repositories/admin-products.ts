import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { categories, products, shops, skus } from '@/server/db/tables/catalogue'
import { ofShops, type Shops } from './shop-scope'

export type ProductRow = typeof products.$inferSelect
export type SkuRow = typeof skus.$inferSelect

export async function find(
  db: Queryable,
  scope: Shops,
  id: number,
): Promise<ProductRow | undefined> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), ofShops(products.shopId, scope)))
  return row
}

/** All SKUs, also retired ones, in the order of their ids. */
export function skusOf(db: Queryable, productIds: number[]): Promise<SkuRow[]> {
  return db.select().from(skus).where(inArray(skus.productId, productIds)).orderBy(asc(skus.id))
}

/**
 * Locks the SKUs in ascending order and then the product, as orders do. Undefined when the product does not exist in
 * the scope.
 */
export async function lock(
  tx: Transaction,
  scope: Shops,
  id: number,
): Promise<{ product: ProductRow; skus: SkuRow[] } | undefined> {
  if (!(await find(tx, scope, id))) return undefined
  const own = await tx
    .select()
    .from(skus)
    .where(eq(skus.productId, id))
    .orderBy(asc(skus.id))
    .for('update')
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for('no key update')
  return { product: product!, skus: own }
}

/** Locks SKUs of the scope in ascending order; those that do not exist are left out. */
export function lockSkus(tx: Transaction, scope: Shops, ids: number[]): Promise<SkuRow[]> {
  const own = tx.select({ id: products.id }).from(products).where(ofShops(products.shopId, scope))
  return tx
    .select()
    .from(skus)
    .where(and(inArray(skus.id, ids), scope === null ? undefined : inArray(skus.productId, own)))
    .orderBy(asc(skus.id))
    .for('update')
}

export function lockProducts(tx: Transaction, ids: number[]): Promise<ProductRow[]> {
  return tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
}

/**
 * Whether the shop of the scope is open; undefined when there is none. Locks it, so that it is not closed or opened
 * meanwhile.
 */
export async function lockShop(
  tx: Transaction,
  scope: Shops,
  shopId: number,
): Promise<boolean | undefined> {
  const [row] = await tx
    .select({ isOpen: shops.isOpen })
    .from(shops)
    .where(and(eq(shops.id, shopId), ofShops(shops.id, scope)))
    .for('no key update')
  return row?.isOpen
}

export async function hasCategory(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id))
  return rows.length === 1
}

export async function hasHandle(db: Queryable, handle: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.handle, handle))
  return rows.length === 1
}

/** The id of a product before it is added, for its handle. */
export async function nextId(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id')) as id`,
  )
  return integer(rows[0]?.id)
}

/** Changes the row and its version; the caller holds its lock. */
export async function update(
  tx: Transaction,
  id: number,
  changes: Partial<typeof products.$inferInsert>,
): Promise<ProductRow> {
  const [row] = await tx
    .update(products)
    .set({ ...changes, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
    .returning()
  return row!
}

/** Which of the codes other products have. */
export async function codesOfOthers(
  db: Queryable,
  codes: string[],
  productId: number | null,
): Promise<Set<string | null>> {
  const rows = await db
    .select({ code: skus.code })
    .from(skus)
    .where(
      and(
        inArray(skus.code, codes),
        productId === null ? undefined : ne(skus.productId, productId),
      ),
    )
  return new Set(rows.map(({ code }) => code))
}

/** Takes the codes from the given SKUs, and from retired SKUs of other products of the shop. */
export async function freeCodes(
  tx: Transaction,
  {
    shopId,
    productId,
    ofSkus,
    codes,
  }: {
    shopId: number
    productId: number
    ofSkus: number[]
    codes: string[]
  },
): Promise<void> {
  if (ofSkus.length > 0)
    await tx
      .update(skus)
      .set({ code: null })
      .where(and(inArray(skus.id, ofSkus), isNotNull(skus.code)))
  if (codes.length === 0) return
  const others = tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), ne(products.id, productId)))
  await tx
    .update(skus)
    .set({ code: null })
    .where(
      and(inArray(skus.code, codes), eq(skus.isRetired, true), inArray(skus.productId, others)),
    )
}

export type SkuValues = Omit<SkuRow, 'taken' | 'productId'>

/** Changes all columns but the units of orders; the caller holds the locks. */
export async function saveSkus(tx: Transaction, rows: SkuValues[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) => ({
    id: row.id,
    value_indexes: row.valueIndexes,
    price: row.price,
    stock: row.stock,
    image: row.image,
    code: row.code,
    barcode: row.barcode,
    weight_grams: row.weightGrams,
    is_retired: row.isRetired,
  }))
  await tx.execute(sql`
    update skus set value_indexes = r.value_indexes, price = r.price, stock = r.stock, image = r.image,
      code = r.code, barcode = r.barcode, weight_grams = r.weight_grams, is_retired = r.is_retired
    from jsonb_to_recordset(${JSON.stringify(values)}) as r (id bigint, value_indexes smallint[],
      price bigint, stock integer, image text, code text, barcode text, weight_grams integer,
      is_retired boolean)
    where skus.id = r.id`)
}

export async function addSkus(
  tx: Transaction,
  productId: number,
  rows: Omit<SkuValues, 'id'>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(skus).values(rows.map((row) => ({ ...row, productId })))
}

/** Adds the category to those of the shop; the caller holds its lock. */
export async function addCategory(tx: Transaction, shopId: number, categoryId: number) {
  const { categoryIds } = shops
  await tx
    .update(shops)
    .set({ categoryIds: sql`${categoryIds} || ${categoryId}::int` })
    .where(and(eq(shops.id, shopId), sql`not ${categoryId}::int = any(${categoryIds})`))
}

/** Where the card of the shop shows the first picture of a product. Returns whether it did; the caller holds its lock. */
export async function replaceShopPicture(
  tx: Transaction,
  shopId: number,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { pictures } = shops
  const { rowCount } = await tx
    .update(shops)
    .set({ pictures: sql`array_replace(${pictures}, ${before}::text, ${after}::text)` })
    .where(and(eq(shops.id, shopId), sql`${before}::text = any(${pictures})`))
  return rowCount === 1
}
