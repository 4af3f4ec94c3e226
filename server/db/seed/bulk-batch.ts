import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { bigramLexemesOf, shopLexeme, wordLexemesOf } from '@/server/domain/search/lexemes'
import { countWords } from '@/server/repositories/search-index'
import { WordCounts } from '@/server/services/search/index'
import { CATEGORIES } from './catalogue/categories'
import { productAt } from './catalogue/products'
import type { CategoryKey, SeedProduct } from './catalogue/shape'
import { copyRows, vectorText, type Field } from './bulk-copy'
import { productRows } from './rows'

export interface Batch {
  /** Index of the first product (inclusive) and of the last one (exclusive). */
  first: number
  end: number
  shopCount: number
}

const CATEGORY_IDS = new Map<CategoryKey, number>(CATEGORIES.map(({ key, id }) => [key, id]))

/** Writes a batch and its search index entries in one transaction. */
export async function writeBatch(client: Client, { first, end, shopCount }: Batch): Promise<void> {
  const uses: Uses = new Map()
  const products: Field[][] = []
  const skus: Field[][] = []
  const reviews: Field[][] = []
  const searches: Field[][] = []
  for (let index = first; index < end; index += 1) {
    const seed = productAt(index, { shopCount })
    const rows = productRows(seed, CATEGORY_IDS)
    products.push(productFields(rows.product))
    skus.push(...rows.skus.map(skuFields))
    reviews.push(...rows.reviews.map((review) => Object.values(review)))
    searches.push(searchFields(seed, rows.product, uses))
  }
  await client.query('begin')
  await client.query(`set local sampan.bulk_load = on`)
  await client.query('set local synchronous_commit = off')
  await copyRows(client, 'products', PRODUCT_COLUMNS, products)
  await copyRows(client, 'skus', 'id, product_id, value_indexes, price, stock, image', skus)
  await copyRows(client, 'reviews', REVIEW_COLUMNS, reviews)
  await copyRows(client, 'product_search', SEARCH_COLUMNS, searches)
  await client.query('insert into bulk_batches (first, "end") values ($1, $2)', [first, end])
  const counts = new WordCounts()
  uses.forEach(({ times }, lexeme) => counts.add(lexeme, times, false))
  await countWords(drizzle(client, { casing: 'snake_case' }), counts.list())
  await client.query('commit')
}

type Rows = ReturnType<typeof productRows>
/** The number of occurrences of each word lexeme in a batch. */
type Uses = Map<string, { times: number }>

const PRODUCT_COLUMNS =
  'id, shop_id, category_id, texts, images, price, original_price, sales, rating_sum, review_count, listed_at'
const REVIEW_COLUMNS =
  'product_id, sku_id, author, product_rating, service_rating, shipping_rating, content, created_at, pictures'
const SEARCH_COLUMNS =
  'product_id, category_id, price, sales, rating, listed_at, is_in_stock, words, is_stale'

const productFields = (product: Rows['product']): Field[] => [
  product.id,
  product.shop_id,
  product.category_id ?? null,
  JSON.stringify(product.texts),
  product.images,
  product.price,
  product.original_price,
  product.sales,
  product.rating_sum,
  product.review_count,
  product.listed_at,
]

const skuFields = (sku: Rows['skus'][number]): Field[] => [
  sku.id,
  sku.product_id,
  sku.value_indexes,
  sku.price,
  sku.stock,
  sku.image,
]

function searchFields(seed: SeedProduct, row: Rows['product'], uses: Uses): Field[] {
  const words = wordLexemesOf(seed.texts)
  for (const word of words) {
    const use = uses.get(word)
    if (use) use.times += 1
    else uses.set(word, { times: 1 })
  }
  const { rating_sum: ratingSum, review_count: reviewCount } = row
  return [
    row.id,
    row.category_id ?? 0,
    row.price,
    row.sales,
    reviewCount === 0 ? 0 : ratingSum / reviewCount,
    row.listed_at,
    seed.skus.some((sku) => sku.stock > 0),
    vectorText([...words, ...bigramLexemesOf(seed.texts), shopLexeme(row.shop_id)]),
    false,
  ]
}
