import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { categories, products, shops, skus } from '@/server/db/tables/catalogue'
import { LOCALES } from '@/contracts/languages'
import type { ProductPlan, StoredProduct } from '@/server/domain/imports/plan'
import { BEST_PICTURES } from './shops'

/** A product or shop without a handle is named by its id in exports and imports. */
const NAMED_BY_ID = { product: /^product-([1-9]\d{0,14})$/, shop: /^shop-([1-9]\d{0,14})$/ }

const idsNamedBy = (noun: keyof typeof NAMED_BY_ID, handles: string[]) =>
  handles.flatMap((handle) => {
    const id = NAMED_BY_ID[noun].exec(handle)?.[1]
    return id ? [Number(id)] : []
  })

const param = (values: unknown[]) => sql.param(values)

export type ImportShop = { id: number; isOpen: boolean }

/** The shops by handle; those outside of the scope do not exist. The order is that of `findProducts`. */
export async function findShops(
  db: Queryable,
  scope: readonly number[] | null,
  handles: string[],
): Promise<Map<string, ImportShop>> {
  const { rows } = await db.execute<{ id: string; handle: string; is_open: boolean }>(sql`
    select id, coalesce(handle, 'shop-' || id) as handle, is_open from ${shops}
    where (handle = any(${param(handles)}::text[])
      or (handle is null and id = any(${param(idsNamedBy('shop', handles))}::bigint[])))
      and (${scope === null} or id = any(${param([...(scope ?? [])])}::bigint[]))
    order by shops.handle is null`)
  return new Map(
    rows.map(({ id, handle, is_open: isOpen }) => [handle, { id: integer(id), isOpen }]),
  )
}

/** The shops by id; those outside of the scope do not exist. */
export async function shopsWithIds(
  db: Queryable,
  scope: readonly number[] | null,
  ids: number[],
): Promise<Map<number, ImportShop>> {
  const own = ids.filter((id) => scope === null || scope.includes(id))
  if (own.length === 0) return new Map()
  const rows = await db
    .select({ id: shops.id, isOpen: shops.isOpen })
    .from(shops)
    .where(inArray(shops.id, own))
  return new Map(rows.map((shop) => [shop.id, shop]))
}

/** The ids of categories by key and by name in every language, in lower case. */
export async function categoryIds(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.select().from(categories).orderBy(asc(categories.id))
  const names = rows.flatMap(({ id, texts }) =>
    LOCALES.map((locale) => [texts[locale].toLowerCase(), id] as const),
  )
  return new Map([...names, ...rows.map(({ id, key }) => [key.toLowerCase(), id] as const)])
}

/**
 * The products by handle, with their SKUs. `isLocked` locks the SKUs in the order of their ids and then the products,
 * as orders do, and reads the SKUs again, because another import may have added some before the products were locked.
 */
export async function findProducts(
  tx: Queryable,
  handles: string[],
  isLocked: boolean,
): Promise<Map<string, StoredProduct>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${products} where handle = any(${param(handles)}::text[])
      or (handle is null and id = any(${param(idsNamedBy('product', handles))}::bigint[]))`)
  const ids = rows.map(({ id }) => integer(id))
  if (ids.length === 0) return new Map()
  const ownSkus = tx.select().from(skus).where(inArray(skus.productId, ids)).orderBy(asc(skus.id))
  const own = tx.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id))
  if (isLocked) await ownSkus.for('update')
  const found = await (isLocked ? own.for('no key update') : own)
  const skuRows = await (isLocked ? ownSkus.for('update') : ownSkus)
  const byProduct = Map.groupBy(skuRows, ({ productId }) => productId)
  // Those without a handle are last in the map, so that no other product can take their names.
  const named = found.toSorted((a, b) => Number(a.handle === null) - Number(b.handle === null))
  return new Map(named.map((row) => [row.handle ?? `product-${row.id}`, storedOf(row, byProduct)]))
}

function storedOf(
  row: typeof products.$inferSelect,
  byProduct: Map<number, (typeof skus.$inferSelect)[]>,
): StoredProduct {
  const { id, handle, shopId, categoryId, texts, images, imageAlts, originalPrice, price } = row
  return {
    id,
    handle,
    shopId,
    categoryId,
    texts,
    writtenLocales: row.writtenLocales ?? [...LOCALES],
    images,
    imageAlts,
    originalPrice,
    isOnSale: row.isOnSale,
    isPaused: row.isPaused,
    price,
    skus: (byProduct.get(id) ?? []).map(({ productId: _, taken: __, ...sku }) => sku),
  }
}

/** The SKUs that have a code, by code. */
export async function skusOfCodes(db: Queryable, codes: string[]) {
  const { id, code, productId, isRetired } = skus
  const rows = await db
    .select({ id, code, productId, isRetired, shopId: products.shopId })
    .from(skus)
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(code, codes))
  return new Map(rows.map((sku) => [sku.code!, sku]))
}

/** Takes the codes from SKUs that are still retired. */
export async function freeCodes(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(skus)
    .set({ code: null })
    .where(and(inArray(skus.id, ids), skus.isRetired))
}

/** A product to write, with its id; `isNew` inserts it. */
export interface WrittenProduct extends ProductPlan {
  id: number
  isNew: boolean
}

export async function nextProductIds(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence('products', 'id')) as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => integer(id))
}

const COLUMNS =
  sql.raw(`r (id bigint, handle text, "shopId" bigint, "categoryId" integer, texts jsonb,
  "writtenLocales" text[], images text[], "imageAlts" jsonb, "originalPrice" bigint, "isOnSale" boolean,
  "isPaused" boolean, price bigint)`)
const SKU_COLUMNS =
  sql.raw(`r (id bigint, "productId" bigint, code text, "valueIndexes" smallint[], price bigint,
  stock integer, barcode text, "weightGrams" integer, image text, "isRetired" boolean)`)

const rowsOf = (written: WrittenProduct[]) =>
  JSON.stringify(written.map(({ id, values }) => ({ ...values, id })))

/** Writes all columns that an import knows. The triggers maintain dates, search and cache. */
export async function saveProducts(tx: Transaction, written: WrittenProduct[]): Promise<void> {
  const added = written.filter(({ isNew }) => isNew)
  if (added.length > 0)
    await tx.execute(sql`
      insert into products (id, handle, shop_id, category_id, texts, written_locales, images, image_alts,
        original_price, is_on_sale, is_paused, price, listed_at)
      select id, handle, "shopId", "categoryId", texts, "writtenLocales", images, "imageAlts",
        "originalPrice", "isOnSale", "isPaused", price, now()
      from jsonb_to_recordset(${rowsOf(added)}::jsonb) as ${COLUMNS} order by id`)
  const changed = written.filter(({ isNew }) => !isNew)
  if (changed.length > 0)
    await tx.execute(sql`
      update products p set handle = r.handle, category_id = r."categoryId", texts = r.texts,
        written_locales = r."writtenLocales", images = r.images, image_alts = r."imageAlts",
        original_price = r."originalPrice", is_on_sale = r."isOnSale", is_paused = r."isPaused",
        price = r.price, version = p.version + 1
      from jsonb_to_recordset(${rowsOf(changed)}::jsonb) as ${COLUMNS} where p.id = r.id`)
}

export async function saveSkus(tx: Transaction, written: WrittenProduct[]): Promise<void> {
  const rowsWith = (list: 'added' | 'changed') =>
    written.flatMap((product) => product[list].map((sku) => ({ ...sku, productId: product.id })))
  const [added, changed] = [rowsWith('added'), rowsWith('changed')]
  // First, because an added SKU may take the code or the values of one that changed.
  if (changed.length > 0)
    await tx.execute(sql`
      update skus s set code = r.code, value_indexes = r."valueIndexes", price = r.price, stock = r.stock,
        barcode = r.barcode, weight_grams = r."weightGrams", image = r.image, is_retired = r."isRetired"
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as ${SKU_COLUMNS} where s.id = r.id`)
  if (added.length > 0)
    await tx.execute(sql`
      insert into skus (product_id, code, value_indexes, price, stock, barcode, weight_grams, image, is_retired)
      select "productId", code, "valueIndexes", price, stock, barcode, "weightGrams", image, "isRetired"
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as ${SKU_COLUMNS}`)
}

/**
 * Columns of shops that depend on their products on sale. Last in the transaction, because orders update these rows too;
 * only the trigger that publishes drafts does so before.
 */
export async function refreshShops(tx: Transaction, written: WrittenProduct[]): Promise<void> {
  const byShop = Map.groupBy(written, ({ values }) => values.shopId)
  const rows = [...byShop].map(([id, list]) => {
    const onSale = list.filter(({ values }) => values.isOnSale)
    return {
      id,
      added: onSale.filter(({ isNew }) => isNew).length,
      categoryIds: [...new Set(onSale.map(({ values }) => values.categoryId))],
    }
  })
  await tx.execute(sql`
    update shops s set product_count = n.product_count, category_ids = n.category_ids, pictures = n.pictures
    from (
      select s.id, s.product_count + r.added as product_count,
        s.category_ids || array(select c from unnest(r."categoryIds") c where c <> all(s.category_ids))
          as category_ids,
        ${BEST_PICTURES} as pictures
      from shops s join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id bigint, added integer, "categoryIds" integer[]) on r.id = s.id
      order by s.id for no key update of s
    ) n
    where n.id = s.id and (s.product_count, s.category_ids, s.pictures)
      is distinct from (n.product_count, n.category_ids, n.pictures)`)
}
