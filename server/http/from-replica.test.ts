import { getProduct, listProducts, setFavourite } from '@/contracts/products'
import { listReviews } from '@/contracts/reviews'
import { getShop, followShop } from '@/contracts/shops'
import { connect } from '@/server/db/connection'
import type { Replica } from '@/server/db/replicas'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'

let shop: TestBackend
/** A replica that lags: everything in it is cheaper, and it has no kettle. */
let behind: TestBackend
let rested: number
let picked: bigint[]
let isDown: boolean
/** Nothing listens there. */
const nowhere = connect('postgres://nobody@127.0.0.1:9/nothing', 1)

beforeAll(async () => {
  ;[shop, behind] = await Promise.all([openTestBackend(), openTestBackend()])
  await behind.backend.connection.pool.query(
    'update products set price = 1, review_count = 0, is_on_sale = id <> 2; update skus set stock = 0',
  )
  const { replicas } = shop.backend.services
  const state = { markFailed: () => (rested += 1) } as unknown as Replica['state']
  replicas.pick = (after) => {
    picked.push(after)
    return { name: '1', db: isDown ? nowhere.db : behind.backend.services.db, state }
  }
})
beforeEach(() => {
  rested = 0
  picked = []
  isDown = false
})
afterAll(async () => {
  await Promise.all([shop.close(), behind.close(), nowhere.close()])
})

test('reads public data from a replica, but never live prices', async () => {
  const { data } = await shop.ask(getProduct, { id: 1 })
  expect(data).toMatchObject({ price: 1, stock: 0 })
  expect((await shop.ask(listProducts, {})).data.list[0]?.price).toBe(1)
  expect(picked).toEqual([0n, 0n])
})

test('passes on the position of the last change', async () => {
  await shop.ask(getProduct, { id: 1 }, { headers: { 'x-read-after': '1/A' } })
  await shop.ask(getProduct, { id: 1 }, { headers: { 'x-read-after': 'nonsense' } })
  expect(picked).toEqual([0x1_0000_000an, 0n])
})

test('reads a row from the primary when the replica does not have it', async () => {
  const { code, data } = await shop.ask(getProduct, { id: 2 })
  expect([code, data.price, rested]).toEqual([1, 6000, 0])
  expect((await shop.ask(getProduct, { id: 99 })).code).toBe(404)
})

test('pauses a failed replica and reads from the primary', async () => {
  isDown = true
  const { code, data } = await shop.ask(getProduct, { id: 1 })
  expect([code, data.price, rested]).toEqual([1, 1299, 1])
})

test('reads recent changes of the shopper from the primary', async () => {
  const own = { token: (await newShopper(shop)).token }
  await shop.ask(setFavourite, { product_id: 1, on: true }, own)
  const { fans } = (await shop.ask(followShop, { shop_id: 1, on: true }, own)).data
  expect((await shop.ask(getProduct, { id: 1 }, own)).data).toMatchObject({
    favourite: true,
    stock: 11,
    shop: { followed: true, fans },
  })
  expect((await shop.ask(getShop, { id: 1 }, own)).data).toMatchObject({ followed: true, fans })
  await behind.backend.connection.pool.query('delete from reviews')
  expect((await shop.ask(listReviews, { product_id: 1 }, own)).data.list).toHaveLength(3)
  expect((await shop.ask(listReviews, { product_id: 1 })).data.list).toHaveLength(0)
})
