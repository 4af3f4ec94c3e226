import { getBill } from '@/contracts/bill'
import { listOrders } from '@/contracts/orders'
import { listRecharges, requestRecharge } from '@/contracts/wallet'
import { listWithdrawals, requestWithdrawal } from '@/contracts/withdrawals'
import { extractTarget } from '@/server/services/accounts/pay-codes'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers, quickTicket, type QuickShopper } from '@/server/testing/quick-shoppers'
import { order } from '@/server/testing/shoppers'

const CARD = { bank_name: 'River Bank', bank_card_no: '4242424242424242', holder: 'Ann Example' }

let test: TestBackend
let shopper: QuickShopper
/** The top-up of the shopper, and one row more of each list. */
beforeAll(async () => {
  test = await openTestBackend()
  const { db } = test.backend.services
  shopper = (await openShoppers(db, 1, 50_000))[0]!
  const { id, token } = shopper
  for (let count = 0; count < 2; count += 1) {
    await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
    const ticket = await quickTicket(db, id, extractTarget(2000))
    const withdrawal = { type: 'bank_card', amount: 2000, ticket, ...CARD }
    await test.ask(requestWithdrawal, withdrawal, { token, key: newKey() })
  }
  const topUp = { method: 'card', amount: 2000, card: { token: 'card-token-of-a-test' } }
  await test.ask(requestRecharge, topUp, { token, key: newKey() })
})
afterAll(() => test.close())

it.each([
  ['orders', listOrders, {}, 2],
  ['top-ups', listRecharges, {}, 2],
  ['withdrawals', listWithdrawals, {}, 2],
  ['the bill', getBill, {}, 5],
  ['the bill by payment', getBill, { group: 'payment' }, 3],
] as const)('%s: a page that holds the rest has no next page', async (_, list, own, count) => {
  const page = async (input: object) => {
    const { data } = await test.ask(list, { ...own, ...input }, { token: shopper.token })
    return { ids: data.list.map(({ id }) => id), cursor: data.next_cursor }
  }
  const whole = await page({ limit: count })
  expect(whole).toEqual({ ids: expect.any(Array), cursor: null })
  expect(whole.ids).toHaveLength(count)
  const first = await page({ limit: count - 1 })
  expect(first.ids).toEqual(whole.ids.slice(0, -1))
  expect(await page({ limit: 1, cursor: first.cursor })).toEqual({
    ids: whole.ids.slice(-1),
    cursor: null,
  })
})
