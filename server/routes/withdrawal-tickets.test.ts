import { sql } from 'drizzle-orm'
import { verifyPay } from '@/contracts/account'
import { requestWithdrawal } from '@/contracts/withdrawals'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, PAY_CODE, type TestShopper } from '@/server/testing/shoppers'

const AMOUNT = 5000
const OWN = { bank_name: 'River Bank', bank_card_no: '4242 4242 4242 4242', holder: 'Ann Example' }
const THIEFS = { ...OWN, bank_card_no: '5555555555554444' }

let test: TestBackend
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
})
beforeEach(async () => {
  shopper = await newShopper(test, { balance: 100_000 })
})
afterAll(() => test.close())

const verify = (payee: object) =>
  test.ask(
    verifyPay,
    { action: 'extract', password: PAY_CODE, amount: AMOUNT, ...payee },
    { token: shopper.token },
  )
const withdraw = (ticket: string, payee: object) =>
  test.ask(
    requestWithdrawal,
    { type: 'bank_card', amount: AMOUNT, ticket, ...payee },
    { token: shopper.token, key: newKey() },
  )

it.each([
  ['another number', THIEFS],
  ['another holder', { ...OWN, holder: 'Another' }],
  ['another bank', { ...OWN, bank_name: 'Another' }],
])('a ticket for a new card is invalid for %s', async (_, other) => {
  const { ticket } = (await verify(OWN)).data
  expect(await withdraw(ticket, other)).toMatchObject({ code: 0, data: null })
  expect((await withdraw(ticket, OWN)).code).toBe(1)
  expect((await withdraw(ticket, OWN)).code).toBe(0)
})

it('a ticket for a saved card is valid for that card only', async () => {
  const { ticket: first } = (await verify(OWN)).data
  await withdraw(first, OWN)
  const { ticket: second } = (await verify(THIEFS)).data
  await withdraw(second, THIEFS)
  const { rows } = await test.backend.services.db.execute<{ id: string }>(
    sql`select id from bank_cards where user_id = ${shopper.id} order by id`,
  )
  const [own, thiefs] = rows.map(({ id }) => Number(id))
  const { ticket } = (await verify({ card_id: own })).data
  expect((await withdraw(ticket, { card_id: thiefs })).code).toBe(0)
  expect((await withdraw(ticket, THIEFS)).code).toBe(0)
  expect((await withdraw(ticket, { card_id: own })).code).toBe(1)
})

it('a ticket without a payee is valid for any', async () => {
  const { ticket } = (await verify({})).data
  expect((await withdraw(ticket, THIEFS)).code).toBe(1)
})

it('rejects an incomplete payee, and two payees', async () => {
  const fieldsOf = async (payee: object) =>
    Object.keys(((await verify(payee)).data as unknown as { fields: object }).fields).sort()
  expect(await fieldsOf({ holder: 'Ann' })).toEqual(['bank_card_no', 'bank_name'])
  expect(await fieldsOf({ card_id: 1, ...OWN })).toEqual(['bank_card_no', 'bank_name', 'holder'])
  expect(await fieldsOf({ ...OWN, bank_card_no: '4242 4242 4242 4241' })).toEqual(['bank_card_no'])
})
