import { requestRecharge } from '@/contracts/wallet'
import { blockchainNetworks } from '@/server/db/tables/withdrawals'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newUpload } from '@/server/testing/refunds'
import { openShoppers, type QuickShopper } from '@/server/testing/quick-shoppers'

const NETWORK = { network: 'TRC20', coin: 'USDT', address: 'TAddress', confirmations: 20 }

let test: TestBackend
let shopper: QuickShopper
beforeAll(async () => {
  test = await openTestBackend()
  const { db } = test.backend.services
  await db.insert(blockchainNetworks).values({ ...NETWORK, minAmount: 1000 })
  shopper = (await openShoppers(db, 1, 0))[0]!
})
afterAll(() => test.close())

const ask = (input: object) =>
  test.ask(requestRecharge, input, { token: shopper.token, key: newKey() })

const deposit = async (own: object) => ({
  method: 'chain',
  network: NETWORK.network,
  address: NETWORK.address,
  evidence: [await newUpload(test, shopper, 'evidence')],
  ...own,
})

it('accepts a deposit of the smallest amount', async () => {
  expect(await ask(await deposit({ amount: 1000 }))).toMatchObject({
    code: 1,
    data: { amount: 1000, status: 0 },
  })
})

it('names every field of a deposit that is wrong', async () => {
  const refused = await ask(await deposit({ amount: 999, address: 'TOther' }))
  expect(refused).toMatchObject({ code: 422 })
  expect(refused.data).toEqual({
    fields: {
      address: 'Please fill recharge address',
      amount: 'This is less than the smallest top-up',
    },
  })
})

it('accepts the smallest top-up of a card', async () => {
  const card = { token: 'card-token-of-a-test' }
  expect((await ask({ method: 'card', amount: 100, card })).code).toBe(1)
})

it('names the amount of a top-up above the most that a card can be charged, and charges nothing', async () => {
  const charge = jest.spyOn(test.backend.services.cards, 'charge')
  const card = { token: 'card-token-of-a-test' }
  const refused = await ask({ method: 'card', amount: 100_000_000, card })
  expect(refused).toMatchObject({ code: 422 })
  expect(refused.data).toEqual({ fields: { amount: 'This is more than the largest top-up' } })
  expect(charge).not.toHaveBeenCalled()
  expect((await ask({ method: 'card', amount: 99_999_999, card })).code).toBe(1)
})
