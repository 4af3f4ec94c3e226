import { sql } from 'drizzle-orm'
import { createOrder } from '@/contracts/orders'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers, type QuickShopper } from '@/server/testing/quick-shoppers'

let shop: TestBackend
beforeAll(async () => {
  shop = await openTestBackend()
})
afterAll(() => shop.close())

const SHIRT = 11
const db = () => shop.backend.services.db

test('creates ten orders for two hundred concurrent shoppers and ten items', async () => {
  const shoppers = await openShoppers(db(), 200, 5000)
  const answers = await Promise.all(shoppers.map(buyShirt))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(10)
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(190)
  const { rows } = await db().execute(sql`
    select (select count(*)::int from orders) as orders,
      (select count(distinct user_id)::int from orders) as buyers,
      (select stock from skus where id = ${SHIRT}) as stock,
      (select taken::int from skus where id = ${SHIRT}) as taken,
      (select sum(amount)::int from ledger_entries) as ledger`)
  expect(rows).toEqual([{ orders: 10, buyers: 10, stock: 0, taken: 10, ledger: 0 }])
  expect(await reconcile(db())).toEqual([])
})

/** Retries with the same key while the backend is busy, as the storefront does. */
async function buyShirt(buyer: QuickShopper) {
  const body = {
    items: [{ sku_id: SHIRT, quantity: 1 }],
    address_id: buyer.addressId,
    expected_total: 1798,
  }
  const options = { token: buyer.token, key: newKey() }
  for (let tries = 0; ; tries += 1) {
    const answer = await shop.ask(createOrder, body, options)
    if (answer.code !== 503 || tries === 20) return answer
  }
}
