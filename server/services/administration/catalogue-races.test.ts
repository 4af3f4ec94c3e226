import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { createAdminProduct, getAdminProduct, updateAdminProduct } from '@/contracts/admin-products'
import { createAdminShop, getAdminShop, updateAdminShop } from '@/contracts/admin-shops'
import { changeAdminSkus } from '@/contracts/admin-skus'
import { getProduct } from '@/contracts/products'
import { products, skus } from '@/server/db/tables/catalogue'
import { inTransaction } from '@/server/db/transaction'
import { take as takeStock } from '@/server/repositories/skus'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { aProduct } from '@/server/testing/foreign-shops/products'
import { newShopper, order } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend({ areTriesRelaxed: true })
})
afterAll(() => test.close())

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

it('loses no piece when stock changes by differences while shoppers order', async () => {
  const { data } = await test.ask(createAdminProduct, {
    ...aProduct(1),
    skus: [{ values: [], price: 500, stock: 20 }],
  })
  const sku = data.skus[0]!.id
  const shoppers = await times(5, () => newShopper(test))
  const [placed] = await Promise.all([
    Promise.all(
      shoppers.flatMap((shopper) => [
        order(test, shopper, [{ sku_id: sku, quantity: 1 }]),
        order(test, shopper, [{ sku_id: sku, quantity: 2 }]),
      ]),
    ),
    times(10, () => test.ask(changeAdminSkus, { items: [{ sku_id: sku, stock_delta: 3 }] })),
  ])
  expect(placed.map(({ code }) => code)).toEqual(Array(10).fill(1))
  const [row] = await test.backend.services.db.select().from(skus).where(eq(skus.id, sku))
  expect([row!.stock, row!.taken]).toEqual([20 + 30 - 15, 15])
})

it('takes no stock of a SKU that is retired while an order waits for its lock', async () => {
  const { db } = test.backend.services
  const take = () => inTransaction(db, (tx) => takeStock(tx, 21, 1))
  expect(await take()).toEqual({ price: 6000, stock: 99 })
  let waiting: ReturnType<typeof take> | undefined
  await db.transaction(async (tx) => {
    await tx.update(skus).set({ isRetired: true }).where(eq(skus.id, 21))
    waiting = take()
    await sleep(100)
  })
  expect(await waiting).toBeUndefined()
})

it('accepts one of two changes of the same version', async () => {
  const { data } = await test.ask(createAdminProduct, aProduct(1))
  const codes = await times(4, async (n) => {
    const input = { id: data.id, version: data.version, original_price: 1000 + n }
    return (await test.ask(updateAdminProduct, input)).code
  })
  expect(codes.toSorted((a, b) => a - b)).toEqual([1, 409, 409, 409])
})

it('leaves no product on sale in a shop that closes while products change', async () => {
  const picture = (variant: string) => ({ url: `/api/pictures/mugs.sand.${variant}` })
  const { data: shop } = await test.ask(createAdminShop, {
    texts: { en: { name: 'Closing' } },
    logo: picture('logo'),
    banner: picture('banner'),
  })
  const made = await times(6, async (n) => {
    const input = { ...aProduct(shop.id), on_sale: n % 2 === 0 }
    return (await test.ask(createAdminProduct, input)).data
  })
  const setOpen = async (open: boolean) => {
    const { data } = await test.ask(getAdminShop, { id: shop.id })
    return test.ask(updateAdminShop, { id: shop.id, version: data.version, open })
  }
  for (const open of [false, true, false]) {
    const [closed, ...others] = await Promise.all([
      setOpen(open),
      ...made.map(async ({ id }) => {
        const { data } = await test.ask(getAdminProduct, { id })
        return test.ask(updateAdminProduct, { id, version: data.version, on_sale: true })
      }),
      test.ask(createAdminProduct, aProduct(shop.id)),
    ])
    expect([closed, ...others].map(({ code }) => code)).toEqual(Array(8).fill(1))
    const rows = await test.backend.services.db
      .select()
      .from(products)
      .where(eq(products.shopId, shop.id))
    expect(rows.filter((row) => row.isOnSale !== open || row.isPaused === open)).toEqual([])
  }
  expect((await test.ask(getProduct, { id: made[0]!.id })).code).toBe(404)
})
