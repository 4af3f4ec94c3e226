import { eq, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import { LOCALES } from '@/contracts/languages'
import type { Database } from '@/server/db/connection'
import {
  categories,
  products,
  reviews,
  shops,
  skus,
  type Texts,
} from '@/server/db/tables/catalogue'

/**
 * The same text in every language with the name of the language, so that tests can identify the
 * language.
 */
function inAll<T>(make: (locale: Locale) => T): Texts<T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Texts<T>
}

const OPENED = new Date('2026-01-01T00:00:00Z')

/**
 * Two shops. Shop 1 sells a shirt (product 1: SKUs 11 at 12.99 with 10 in stock and 12 at 14.99 with 1)
 * and a kettle (product 2: SKU 21 at 60.00, 100 in stock); shop 2 sells tea (product 3: SKU 31 at 5.00,
 * 1,000 in stock) and a lamp that is off sale (product 4: SKU 41).
 */
export async function insertTestCatalogue(db: Database): Promise<void> {
  await db.insert(categories).values([
    {
      id: 1,
      key: 'mens_clothing',
      icon: 't-shirt',
      texts: inAll((locale) => `Clothing ${locale}`),
    },
    { id: 2, key: 'food', icon: 'teapot', texts: inAll((locale) => `Food ${locale}`) },
  ])
  await db.insert(shops).values(
    [1, 2].map((id) => ({
      id,
      texts: inAll((locale) => ({ name: `Shop ${id} ${locale}`, description: `About shop ${id}` })),
      logo: `/api/pictures/mugs.sand.logo`,
      banner: `/api/pictures/mugs.sand.banner`,
      categoryIds: [id],
      sales: 100 * id,
      fans: 10,
      openedAt: OPENED,
    })),
  )
  await db
    .insert(products)
    .values([
      product(1, 1, 'Shirt', 1299, [{ name: 'Size', values: ['M', 'L'] }]),
      product(2, 1, 'Kettle', 6000, []),
      product(3, 2, 'Tea', 500, []),
      { ...product(4, 2, 'Lamp', 900, []), isOnSale: false },
    ])
  // It was on sale before.
  await db.update(products).set({ isDraft: false }).where(eq(products.id, 4))
  await db.insert(skus).values([
    { id: 11, productId: 1, valueIndexes: [0], price: 1299, stock: 10 },
    { id: 12, productId: 1, valueIndexes: [1], price: 1499, stock: 1 },
    { id: 21, productId: 2, valueIndexes: [], price: 6000, stock: 100 },
    { id: 31, productId: 3, valueIndexes: [], price: 500, stock: 1000 },
    { id: 41, productId: 4, valueIndexes: [], price: 900, stock: 5 },
  ])
  await db.insert(reviews).values(
    [5, 4, 4].map((stars, index) => ({
      productId: 1,
      skuId: 11,
      author: 'Ann',
      productRating: stars,
      serviceRating: 5,
      shippingRating: 5,
      content: `Review ${index}`,
      createdAt: new Date(OPENED.getTime() + index * 1000),
    })),
  )
  for (const table of ['shops', 'products', 'skus'])
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.identifier(table)}`)
}

function product(
  id: number,
  shopId: number,
  name: string,
  price: number,
  options: { name: string; values: string[] }[],
) {
  return {
    id,
    shopId,
    categoryId: shopId,
    texts: inAll((locale) => ({
      name: `${name} ${locale}`,
      description: `About ${name}`,
      options,
    })),
    images: ['/api/pictures/mugs.sand.front'],
    price,
    sales: id,
    listedAt: OPENED,
  }
}
