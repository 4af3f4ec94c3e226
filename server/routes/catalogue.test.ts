import { getHome } from '@/contracts/home'
import { LOCALES } from '@/contracts/languages'
import { opsChanges, opsProduct } from '@/contracts/operators'
import {
  getLiveProducts,
  getProduct,
  listFavourites,
  listProducts,
  listRelatedProducts,
  setFavourite,
} from '@/contracts/products'
import { listReviews } from '@/contracts/reviews'
import { followShop, getShop, listFollowedShops, listShops } from '@/contracts/shops'
import { reviews } from '@/server/db/tables/catalogue'
import { catalogueChanges } from '@/server/db/tables/changes'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

describe('home', () => {
  it('shows hot products and shops in the language of the request', async () => {
    const { data } = await test.ask(getHome, {}, { locale: 'ja' })
    expect(data.hot_products.map((product) => product.name)).toEqual([
      'Tea ja',
      'Kettle ja',
      'Shirt ja',
    ])
    expect(data.hot_shops.map((shop) => shop.name)).toEqual(['Shop 2 ja', 'Shop 1 ja'])
    expect(data.categories.map((category) => category.key)).toEqual(['mens_clothing', 'food'])
  })
})

describe('a product', () => {
  it('has options, SKUs and a shop', async () => {
    const { data } = await test.ask(getProduct, { id: 1 })
    expect(data).toMatchObject({ name: 'Shirt en', price: 1299, stock: 11, favourite: false })
    expect(data.skus.map(({ values, stock }) => ({ values, stock }))).toEqual([
      { values: ['M'], stock: 10 },
      { values: ['L'], stock: 1 },
    ])
    expect(data.shop).toMatchObject({ id: 1, name: 'Shop 1 en', followed: false })
  })

  it.each([4, 99, 10 ** 14])('returns 404 when it is withdrawn or unknown: %d', async (id) => {
    expect((await test.ask(getProduct, { id })).code).toBe(404)
  })

  it('states how it is delivered', async () => {
    const { data } = await test.ask(getProduct, { id: 1 })
    expect(data.delivery).toMatchObject({
      arrival_days: { min: 7, max: 15 },
      freight: 499,
      free_from: 4900,
      return_days: 15,
    })
    expect(data.delivery!.countries).toBeGreaterThan(200)
  })

  it('lists more products of its shop, and similar ones of other shops', async () => {
    const { data } = await test.ask(listRelatedProducts, { id: 1 })
    expect(data.withdrawn).toBeNull()
    expect(data.from_shop.map(({ id }) => id)).toEqual([2])
    expect(data.similar).toEqual([])
    expect((await test.ask(listRelatedProducts, { id: 99 })).code).toBe(404)
  })

  it('that is off sale keeps its name and image among related products', async () => {
    const { data } = await test.ask(listRelatedProducts, { id: 4 }, { locale: 'ja' })
    expect(data.withdrawn).toMatchObject({ name: 'Lamp ja' })
    expect(data.from_shop.map(({ id }) => id)).toEqual([3])
  })

  it('is listed by category, shop, price and stock, in every sort order', async () => {
    const ids = async (query: object) =>
      (await test.ask(listProducts, query)).data.list.map((product) => product.id)
    expect(await ids({})).toEqual([3, 2, 1])
    expect(await ids({ category: 'food' })).toEqual([3])
    expect(await ids({ category: 'no_such' })).toEqual([])
    expect(await ids({ shop_id: 1, sort: 'price_asc' })).toEqual([1, 2])
    expect(await ids({ shop_id: 1, sort: 'price_desc' })).toEqual([2, 1])
    expect(await ids({ min_price: 1000, max_price: 2000 })).toEqual([1])
    expect(await ids({ sort: 'new' })).toEqual([3, 2, 1])
  })

  it('is on exactly one page of the list, in every sort order', async () => {
    for (const sort of ['hot', 'new', 'price_asc', 'price_desc', 'rating'] as const) {
      const seen: number[] = []
      let cursor: string | null | undefined
      do {
        const page = await test.ask(listProducts, { sort, limit: 1, cursor })
        seen.push(...page.data.list.map((product) => product.id))
        cursor = page.data.next_cursor
      } while (cursor)
      expect(seen.sort((a, b) => a - b)).toEqual([1, 2, 3])
    }
  })

  it('rejects a cursor of another sort order', async () => {
    const { data } = await test.ask(listProducts, { sort: 'hot', limit: 1 })
    expect((await test.ask(listProducts, { sort: 'new', cursor: data.next_cursor })).code).toBe(422)
  })

  it('is a favourite of one shopper only', async () => {
    const [ann, bob] = [await newShopper(test), await newShopper(test)]
    const keep = (on: boolean) =>
      test.ask(setFavourite, { product_id: 1, on }, { token: ann.token })
    await keep(true)
    await keep(true)
    expect((await test.ask(getProduct, { id: 1 }, { token: ann.token })).data.favourite).toBe(true)
    expect((await test.ask(getProduct, { id: 1 }, { token: bob.token })).data.favourite).toBe(false)
    expect((await test.ask(listFavourites, {}, { token: ann.token })).data.list).toHaveLength(1)
    await keep(false)
    expect((await test.ask(listFavourites, {}, { token: ann.token })).data.list).toEqual([])
    expect(
      (await test.ask(setFavourite, { product_id: 99, on: true }, { token: ann.token })).code,
    ).toBe(404)
  })

  it('has paginated reviews with a summary', async () => {
    const { data } = await test.ask(listReviews, { product_id: 1, limit: 2 })
    expect(data.summary).toEqual({
      count: 3,
      average: 4.3,
      by_rating: [0, 0, 0, 2, 1],
      own_language: 3,
    })
    expect(data.list.map((review) => review.content)).toEqual(['Review 2', 'Review 1'])
    expect(data.list[0]?.values).toEqual(['M'])
    const rest = await test.ask(listReviews, { product_id: 1, limit: 2, cursor: data.next_cursor })
    expect(rest.data.list.map((review) => review.content)).toEqual(['Review 0'])
    expect((await test.ask(listReviews, { product_id: 1, rating: 5 })).data.list).toHaveLength(1)
  })

  it('has reviews that are listed by the language they are written in', async () => {
    const contents = { th: 'ดีมาก', ja: '良い品です', ko: '좋아요', 'zh-CN': '很好', en: 'Good 👍' }
    await test.backend.services.db.insert(reviews).values(
      Object.values(contents).map((content) => ({
        productId: 3,
        author: 'Ann',
        productRating: 5,
        serviceRating: 5,
        shippingRating: 5,
        content,
      })),
    )
    for (const locale of LOCALES) {
      const query = { product_id: 3, own_language: true }
      const { data } = await test.ask(listReviews, query, { locale })
      expect(data.list.map((review) => review.content)).toEqual([contents[locale]])
      expect(data.list[0]).toMatchObject({ language: locale })
      expect(data.summary).toMatchObject({ count: 5, own_language: 1 })
    }
  })
})

describe('a shop', () => {
  it('counts a follower once for repeated calls', async () => {
    const { token } = await newShopper(test)
    const follow = (on: boolean) => test.ask(followShop, { shop_id: 1, on }, { token })
    const answers = await Promise.all(Array.from({ length: 8 }, () => follow(true)))
    expect(answers.every((answer) => answer.data.fans === 11)).toBe(true)
    expect((await test.ask(getShop, { id: 1 }, { token })).data).toMatchObject({
      followed: true,
      fans: 11,
    })
    expect((await test.ask(listFollowedShops, {}, { token })).data.list).toHaveLength(1)
    expect((await follow(false)).data).toEqual({ followed: false, fans: 10 })
    expect((await follow(false)).data.fans).toBe(10)
  })

  it('is listed, hottest first', async () => {
    const first = await test.ask(listShops, { limit: 1 })
    const second = await test.ask(listShops, { limit: 1, cursor: first.data.next_cursor })
    expect([first, second].map((page) => page.data.list[0]?.id)).toEqual([2, 1])
    expect((await test.ask(getShop, { id: 99 })).code).toBe(404)
  })
})

describe('recent changes', () => {
  const HUGE = '9223372036854775808'
  it.each([
    [{ since: '1:5:,' }, 'since'],
    [{ since: '1:5:,2' }, 'since'],
    [{ since: '1:5:2,,3' }, 'since'],
    [{ since: `${HUGE}:${HUGE}:` }, 'since'],
  ])('rejects %j', async (input, field) => {
    const { code, data } = await test.ask(opsChanges, input)
    expect([code, Object.keys((data as unknown as { fields: object }).fields)]).toEqual([
      422,
      [field],
    ])
  })

  it.each(['1:5:', '1:5:2,3', '5:1:', '1:5:5', '0:0:'])('reads from %s', async (since) => {
    expect((await test.ask(opsChanges, { since })).code).toBe(1)
  })
})

describe('an operator updating a product', () => {
  it('changes price, stock and name, and returns the pages to revalidate', async () => {
    await test.ask(opsProduct, { id: 1, price: 999, stock: 7, name: 'シャツ' }, { locale: 'ja' })
    const [live] = (await test.ask(getLiveProducts, { ids: '1,99' })).data
    expect(live).toMatchObject({ price: 999, stock: 14 })
    expect(live?.skus.map((sku) => sku.price)).toEqual([999, 1199])
    expect((await test.ask(getProduct, { id: 1 }, { locale: 'ja' })).data.name).toBe('シャツ')
    expect((await test.ask(getProduct, { id: 1 }, { locale: 'en' })).data.name).toBe('Shirt en')
    const tags = await test.backend.services.db.select().from(catalogueChanges)
    expect(new Set(tags.map((row) => row.tag))).toEqual(new Set(['product-1', 'shop-1', 'home']))
  })

  it('waits for an order of the product, which does not wait for the update', async () => {
    const order = await test.backend.connection.pool.connect()
    await order.query(`begin; set local lock_timeout = '500ms'`)
    await order.query('select from skus where product_id = 2 for update')
    const change = test.ask(opsProduct, { id: 2, stock: 5 })
    // Not in the transaction, which sees the same statistics until it ends.
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await test.backend.services.db.execute(waits)).rowCount === 0);
    // The lock that an order line takes on its product.
    await order.query('select from products where id = 2 for key share')
    await order.query('commit')
    order.release()
    expect((await change).code).toBe(1)
  })

  it('withdraws it from sale', async () => {
    await test.ask(opsProduct, { id: 1, on_sale: false })
    expect((await test.ask(getProduct, { id: 1 })).code).toBe(404)
    expect((await test.ask(opsProduct, { id: 99, stock: 1 })).code).toBe(404)
  })

  it('withdraws it from sale, and shoppers can still remove the favourite', async () => {
    const { token } = await newShopper(test)
    const sell = (on_sale: boolean) => test.ask(opsProduct, { id: 2, on_sale })
    const keep = (on: boolean) => test.ask(setFavourite, { product_id: 2, on }, { token })
    await keep(true)
    await sell(false)
    expect((await keep(true)).code).toBe(404)
    expect(await keep(false)).toMatchObject({ code: 1, data: { favourite: false } })
    expect((await test.ask(listFavourites, {}, { token })).data.list).toEqual([])
    await sell(true)
  })
})
