import { eq } from 'drizzle-orm'
import { closeAccount } from '@/contracts/account-data'
import { cartLines } from '@/server/db/tables/cart'
import { favourites, follows } from '@/server/db/tables/favourites'
import type { Ctx } from '@/server/http/context'
import * as sessions from '@/server/repositories/sessions'
import * as products from '@/server/services/catalogue/products'
import * as shops from '@/server/services/catalogue/shops'
import * as cart from '@/server/services/orders/cart'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, PASSWORD, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const db = () => test.backend.services.db
const close = async ({ token }: TestShopper) =>
  expect((await test.ask(closeAccount, { password: PASSWORD }, { token })).code).toBe(1)

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
