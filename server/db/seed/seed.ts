import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { logScoreOf } from '@/server/domain/search/popularity-score'
import { indexBatch } from '@/server/services/search/index'
import { keyOf } from '@/server/services/search/suggestions'
import { BANNERS } from './banners'
import { CATEGORIES } from './catalogue/categories'
import { productAt } from './catalogue/products'
import type { CategoryKey } from './catalogue/shape'
import { shopAt } from './catalogue/shops/shops'
import { DEMO_SETTING } from './demo-setting'
import { POPULAR } from './popular'
import { bannerRow, categoryRow, productRows, shopRow } from './rows'
import { UPDATE_SHOP_RATINGS } from './shop-ratings'

const SEED_LOCK = 7_262_722
export const DEMO_SHOPS = 48
export const DEMO_PRODUCTS = 1200
const BATCH = 200

/**
 * Fills an empty database with the demo catalogue in one transaction, so that an interrupted seed
 * leaves nothing behind. An advisory lock serialises concurrent processes. Returns whether the rest
 * of the demo is still to be added; never later, when the shop may be a real one.
 */
export async function seedIfEmpty(
  databaseUrl: string,
  report: (line: string) => void,
): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK])
    const { rows } = await client.query<{ setting: string | null; has_products: boolean }>(
      `select ${DEMO_SETTING} as setting, exists (select from products) as has_products`,
    )
    const { setting, has_products: hasProducts } = rows[0]!
    const isNew = setting === null && !hasProducts
    if (isNew) {
      await writeCatalogue(client, report)
      await client.query(
        `insert into shop_settings (key, value) values ('demo-catalogue', '"seeding"')`,
      )
    }
    await client.query('commit')
    return isNew || setting === 'seeding'
  } finally {
    await client.end()
  }
}

/** Called when the rest of the demo exists; before, each start adds what is missing. */
export async function noteDemoComplete(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`update shop_settings set value = 'true' where key = 'demo-catalogue'`)
  } finally {
    await client.end()
  }
}

async function writeCatalogue(client: Client, report: (line: string) => void) {
  await client.query('set local sampan.bulk_load = on')
  const categoryIds = new Map<CategoryKey, number>(CATEGORIES.map(({ key, id }) => [key, id]))
  await insert(client, 'categories', 'id, key, icon, texts', CATEGORIES.map(categoryRow))
  await insert(client, 'banners', 'id, texts, image, link', BANNERS.map(bannerRow))
  const shops = Array.from({ length: DEMO_SHOPS }, (_, index) =>
    shopRow(shopAt(index), categoryIds),
  )
  await insert(client, 'shops', 'id, texts, logo, banner, category_ids, fans, opened_at', shops)
  for (let start = 0; start < DEMO_PRODUCTS; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, DEMO_PRODUCTS - start) }, (_, index) =>
      productRows(productAt(start + index, { shopCount: DEMO_SHOPS }), categoryIds),
    )
    await insert(
      client,
      'products',
      'id, shop_id, category_id, texts, images, price, original_price, sales, rating_sum, review_count, listed_at',
      rows.map((row) => row.product),
    )
    await insert(
      client,
      'skus',
      'id, product_id, value_indexes, price, stock, image',
      rows.flatMap((row) => row.skus),
    )
    await insert(
      client,
      'reviews',
      'product_id, sku_id, author, product_rating, service_rating, shipping_rating, content, created_at, pictures',
      rows.flatMap((row) => row.reviews),
    )
    report(`${start + rows.length} of ${DEMO_PRODUCTS} products`)
  }
  await finishSeed(client)
  await prepareSearch(client)
}

/**
 * Builds the search index, which the triggers skip during a bulk load, and the popular searches as
 * of today.
 */
async function prepareSearch(client: Client) {
  await client.query('select count(refresh_product_search(products, false)) from products')
  const db = drizzle(client, { casing: 'snake_case' })
  while ((await indexBatch(db)) > 0);
  const rows = Object.entries(POPULAR).flatMap(([locale, phrases]) =>
    phrases.map((phrase, rank) => {
      const visitors = 10 * (phrases.length - rank)
      return {
        locale,
        key: keyOf(phrase),
        phrase,
        heat: logScoreOf(visitors, Date.now()),
        visitors,
      }
    }),
  )
  await insert(client, 'popular_searches', 'locale, key, phrase, heat, visitors', rows)
}

/** One statement per batch, with the rows as one JSON parameter. */
async function insert(client: Client, table: string, columns: string, rows: object[]) {
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}

/** Updates the denormalised columns of shops, and the sequences of tables with explicit ids. */
async function finishSeed(client: Client) {
  await client.query(`
    update shops set sales = s.sales, product_count = s.count, pictures = s.pictures
    from (
      select shop_id, sum(sales) as sales, count(*) as count,
        (array_agg(images[1] order by products.sales desc, products.id))[1:3] as pictures
      from products group by shop_id
    ) s where s.shop_id = shops.id`)
  await client.query(UPDATE_SHOP_RATINGS)
  for (const table of ['shops', 'products', 'skus']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  }
  await client.query('delete from catalogue_changes')
}
