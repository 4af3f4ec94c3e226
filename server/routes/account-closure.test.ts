import { eq } from 'drizzle-orm'
import { saveProfile } from '@/contracts/account'
import { closeAccount } from '@/contracts/account-data'
import { getOrder } from '@/contracts/orders'
import { createReview, listReviews } from '@/contracts/reviews'
import { followShop, getShop } from '@/contracts/shops'
import { cartLines } from '@/server/db/tables/cart'
import { catalogueChanges } from '@/server/db/tables/changes'
import { favourites, follows } from '@/server/db/tables/favourites'
import { orders } from '@/server/db/tables/orders'
import { uploads } from '@/server/db/tables/uploads'
import type { Ctx } from '@/server/http/context'
import * as sessions from '@/server/repositories/sessions'
import * as products from '@/server/services/catalogue/products'
import * as shops from '@/server/services/catalogue/shops'
import * as cart from '@/server/services/orders/cart'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, PASSWORD, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const db = () => test.backend.services.db
const close = async ({ token }: TestShopper) =>
  expect((await test.ask(closeAccount, { password: PASSWORD }, { token })).code).toBe(1)

async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  await db().delete(catalogueChanges)
  await work()
  return (await db().select().from(catalogueChanges)).map(({ tag }) => tag)
}

it('no longer counts the shopper as a follower of any shop', async () => {
  const [stays, leaves] = [await newShopper(test), await newShopper(test)]
  const fans = () =>
    Promise.all([1, 2].map(async (id) => (await test.ask(getShop, { id })).data.fans))
  const before = await fans()
  const follow = (shop: number, { token }: TestShopper) =>
    test.ask(followShop, { shop_id: shop, on: true }, { token })
  await follow(1, stays)
  await follow(1, leaves)
  await follow(2, leaves)
  await close(leaves)
  expect(await fans()).toEqual([before[0]! + 1, before[1]])
})

/** Reviews product 2. */
async function review(shopper: TestShopper): Promise<void> {
  const { token } = shopper
  const made = await order(test, shopper, [{ sku_id: 21, quantity: 1 }])
  const id = made.data.orders[0]!.id
  await db().update(orders).set({ status: 3 }).where(eq(orders.id, id))
  const { items } = (await test.ask(getOrder, { id }, { token })).data
  const own = { item_id: items[0]!.id, product_rating: 5, content: 'Good', pictures: [] }
  const stars = { service_rating: 4, shipping_rating: 3 }
  const { code } = await test.ask(createReview, { order_id: id, ...stars, items: [own] }, { token })
  expect(code).toBe(1)
}

it('renews the pages of products that the shopper reviewed, as a new profile picture does', async () => {
  const shopper = await newShopper(test)
  await review(shopper)
  const picture = { purpose: 'avatar' as const, width: 9, height: 9, bytes: 9 }
  const [upload] = await db()
    .insert(uploads)
    .values({ ...picture, userId: shopper.id, name: crypto.randomUUID() })
    .returning()
  const save = (avatar?: number) => {
    const profile = { family_name: 'A', given_name: 'B', mobile: '+66811119988', avatar }
    return test.ask(saveProfile, profile, { token: shopper.token })
  }
  expect(await tagsOf(() => save(upload!.id))).toEqual(['product-2'])
  expect(await tagsOf(() => save())).toEqual([])
  expect(await tagsOf(() => close(shopper))).toEqual(['product-2'])
  const { data } = await test.ask(listReviews, { product_id: 2 })
  expect(data.list[0]).toMatchObject({ author: '***', avatar: null })
})

it.each([
  ['a favourite', (ctx: Ctx) => products.favour(ctx, { product_id: 1, on: true }), favourites],
  ['a follow mark', (ctx: Ctx) => shops.follow(ctx, { shop_id: 1, on: true }), follows],
  [
    'a line of the cart',
    (ctx: Ctx) => cart.add(ctx, { items: [{ sku_id: 11, quantity: 1 }] }),
    cartLines,
  ],
])('does not store %s for a call that began before', async (_, call, table) => {
  const shopper = await newShopper(test)
  const [session] = await sessions.list(db(), shopper.id)
  const { services } = test.backend
  const own = { shopperId: shopper.id, sessionId: session!.id, locale: 'en' }
  await close(shopper)
  await expect(call({ ...services, ...own } as unknown as Ctx)).rejects.toMatchObject({
    reason: 'SIGN_IN_NEEDED',
  })
  expect(await db().$count(table, eq(table.userId, shopper.id))).toBe(0)
})
