import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/connection'

export const FIRST_OF_MANY = 5001

/** Adds `count` shops, each with one product and one SKU; all three share an id from FIRST_OF_MANY on. */
export async function openManyShops(db: Database, count: number): Promise<number[]> {
  const numbers = sql`generate_series(${FIRST_OF_MANY}::int, ${FIRST_OF_MANY + count - 1}::int) as n`
  await db.execute(sql`
    insert into shops (id, texts, logo, banner, category_ids, sales, fans, opened_at)
    select n, texts, logo, banner, category_ids, 0, 0, opened_at from shops, ${numbers} where id = 1`)
  await db.execute(sql`
    insert into products (id, shop_id, category_id, texts, images, price, sales, listed_at)
    select n, n, category_id, texts, images, price, 0, listed_at from products, ${numbers} where id = 3`)
  await db.execute(sql`
    insert into skus (id, product_id, value_indexes, price, stock)
    select n, n, value_indexes, price, 10000 from skus, ${numbers} where id = 31`)
  return Array.from({ length: count }, (_, index) => FIRST_OF_MANY + index)
}
