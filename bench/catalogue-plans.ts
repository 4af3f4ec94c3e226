import type { Pool } from 'pg'

/** The statements behind the results, as the backend sends them. Searches run inside products_matching. */
const STATEMENTS: [what: string, statement: string][] = [
  [
    'words completed',
    `select word, locale, names from search_words where word >= 'wire' and word < 'wire' || U&'\\+10FFFF'
     order by names + shops desc limit 24`,
  ],
  [
    'words one mistake away',
    `select word, locale, names from search_words where variants && '{wirless,irless,wrless,wiless,wiress,wirles}'
     order by names + shops desc limit 200`,
  ],
  [
    'products by a frequent word, in sort order',
    `select id from (
       select id, sales from products where is_on_sale order by sales desc, id desc limit 3000) next
     where exists (select 1 from product_search
       where product_id = next.id and words @@ $$'ewireless'$$ offset 0)
     order by sales desc, id desc limit 21`,
  ],
  [
    'matches in the sample',
    `select count(*) from product_search
     where words @@ $$'ewireless'$$ and sample_hash(product_id) = 0`,
  ],
  [
    'products by a word, price and stock',
    `select product_id, price from product_search
     where words @@ $$'emouse'$$ and price between 2000 and 9999 and is_in_stock
     order by price, product_id limit 21`,
  ],
  [
    'cards of a page',
    `select p.id, p.texts -> 'en' ->> 'name', s.texts -> 'en' ->> 'name' from products p
     join shops s on s.id = p.shop_id where p.id = any('{11,5021,90017,400001,999999}') and p.is_on_sale`,
  ],
  [
    'hot products',
    'select id from products where is_on_sale order by sales desc, id desc limit 21',
  ],
  [
    'products of a shop',
    'select id from products where is_on_sale and shop_id = 77 order by sales desc, id desc limit 21',
  ],
]

/** With the same setting as inside products_matching. */
export async function explainStatements(pool: Pool): Promise<void> {
  const client = await pool.connect()
  await client.query('set enable_seqscan = off')
  for (const [what, statement] of STATEMENTS) {
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(
      `explain (analyze, costs off, buffers off, summary off) ${statement}`,
    )
    console.log(
      `\n${what}\n${rows.map((row) => `  ${row['QUERY PLAN'].slice(0, 130)}`).join('\n')}`,
    )
  }
  await client.query('reset enable_seqscan')
  client.release()
}
