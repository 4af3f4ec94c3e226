import { getUserInfo } from '@/contracts/account'
import { opsRecharge } from '@/contracts/operators'
import { getCardTerms, listRecharges, requestRecharge } from '@/contracts/wallet'
import { readConfig } from '@/server/config'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

const PRODUCTION = { DATABASE_URL: 'postgres://db.example/sampan', SECRET_KEY: 'ab'.repeat(32) }

let test: TestBackend
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
})
beforeEach(async () => {
  test.backend.services.config.cards = { provider: 'sandbox' }
  shopper = await newShopper(test)
})
afterAll(() => test.close())

const own = () => ({ token: shopper.token })

/** As a server starts that is neither a demo nor for tests. */
function openForCustomers() {
  test.backend.services.config.cards = readConfig(PRODUCTION as never).cards
}

const topUp = () =>
  test.ask(
    requestRecharge,
    { method: 'card', amount: 2000, card: { token: `sandbox-approve-${newKey()}` } },
    { ...own(), key: newKey() },
  )

const balance = async () => (await test.ask(getUserInfo, {}, own())).data.balance

it('refuses cards of the sandbox in a shop for customers', async () => {
  openForCustomers()
  const answer = await topUp()
  expect(answer).toMatchObject({ code: 0, data: null })
  expect(answer.msg).toBe('Top-ups by card are not available here. Please choose another way.')
  expect((await test.ask(listRecharges, {}, own())).data.list).toEqual([])
  expect(await balance()).toBe(0)
})

it('never credits a top-up of the sandbox that an earlier configuration left behind', async () => {
  const { id } = (await topUp()).data
  openForCustomers()
  expect((await test.ask(opsRecharge, { id, action: 'pass' })).code).not.toBe(1)
  expect(await balance()).toBe(0)
  expect((await test.ask(opsRecharge, { id, action: 'refuse', reason: 'Not paid' })).code).toBe(1)
})

it('tells who charges cards', async () => {
  const terms = () => test.ask(getCardTerms, {}, own())
  expect((await terms()).data).toEqual({ provider: 'sandbox', is_test: true })
  openForCustomers()
  expect((await terms()).data).toEqual({ provider: 'none', is_test: false })
  expect((await test.ask(getCardTerms, {})).code).toBe(401)
})
