import { opsExtract, opsRecharge } from '@/contracts/operators'
import { confirmRecharge, requestRecharge } from '@/contracts/wallet'
import { cancelWithdrawal, removeBankCard, requestWithdrawal } from '@/contracts/withdrawals'
import { extractTarget } from '@/server/services/accounts/pay-codes'
import { refundCards } from '@/server/services/wallet/card-refunds'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers, quickTicket, type QuickShopper } from '@/server/testing/quick-shoppers'
import { tracesOf } from '@/server/testing/traces'

const CARD = { bank_name: 'River Bank', bank_card_no: '4242424242424242', holder: 'Ann Example' }
const SHOWN = '•••• 4242'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const newShopper = async () => (await openShoppers(test.backend.services.db, 1, 50_000))[0]!

async function withdraw({ id, token }: QuickShopper): Promise<number> {
  const ticket = await quickTicket(test.backend.services.db, id, extractTarget(2000))
  const input = { type: 'bank_card', amount: 2000, ticket, ...CARD }
  return (await test.ask(requestWithdrawal, input, { token, key: newKey() })).data.id
}

async function topUp({ token }: QuickShopper, kind: string): Promise<number> {
  const card = { token: `sandbox-${kind}-${newKey()}` }
  const input = { method: 'card', amount: 2000, card }
  return (await test.ask(requestRecharge, input, { token, key: newKey() })).data.id
}

it('tells the shopper of every step of a withdrawal, and records who took it', async () => {
  const shopper = await newShopper()
  const { token } = shopper
  const [passed, refused, cancelled] = [
    await withdraw(shopper),
    await withdraw(shopper),
    await withdraw(shopper),
  ]
  await test.ask(opsExtract, { id: passed, action: 'pass' })
  await test.ask(opsExtract, { id: refused, action: 'refuse', reason: 'Closed card' })
  await test.ask(cancelWithdrawal, { id: cancelled }, { token })
  const { events, notices, audited } = await tracesOf(test, shopper.id)
  const payee = notices[0]![1]
  expect(events).toEqual([
    ['account', payee, 'payee added'],
    ['wallet', passed, 'withdrawal requested'],
    ['wallet', refused, 'withdrawal requested'],
    ['wallet', cancelled, 'withdrawal requested'],
    ['wallet', passed, 'withdrawal passed'],
    ['wallet', refused, 'withdrawal refused'],
    ['wallet', cancelled, 'withdrawal cancelled'],
  ])
  expect(notices).toEqual([
    ['payeeAdded', payee, { card: SHOWN }],
    ['withdrawalPassed', passed, { amount: 2000, charge: 100, card: SHOWN }],
    ['withdrawalRefused', refused, { amount: 2000, reason: 'Closed card', card: SHOWN }],
  ])
  expect(audited).toEqual([
    ['payee-added', payee, true],
    ['withdrawal-asked', passed, true],
    ['withdrawal-asked', refused, true],
    ['withdrawal-asked', cancelled, true],
    ['withdrawal-passed', passed, true],
    ['withdrawal-refused', refused, true],
    ['withdrawal-cancelled', cancelled, true],
  ])
  await test.ask(removeBankCard, { id: payee }, { token })
  expect((await tracesOf(test, shopper.id)).audited.at(-1)).toEqual(['payee-removed', payee, true])
})

it('refuses to refuse without a reason, and keeps the withdrawal open', async () => {
  const shopper = await newShopper()
  const id = await withdraw(shopper)
  const answer = await test.ask(opsExtract, { id, action: 'refuse' })
  expect(answer).toMatchObject({ code: 422, data: { fields: { reason: expect.any(String) } } })
  expect((await test.ask(opsExtract, { id, action: 'pass' })).code).toBe(1)
})

it('tells the shopper of every step of a top-up, and records who took it', async () => {
  const shopper = await newShopper()
  const { token } = shopper
  const passed = await topUp(shopper, 'approve')
  const confirmed = await topUp(shopper, 'confirm')
  const wrong = await topUp(shopper, 'confirm')
  await test.ask(opsRecharge, { id: passed, action: 'pass' })
  await test.ask(confirmRecharge, { id: confirmed, code: '123456' }, { token })
  await test.ask(opsRecharge, { id: confirmed, action: 'refuse', reason: 'Stolen card' })
  await refundCards(test.backend.services)
  for (let count = 0; count < 6; count += 1)
    await test.ask(confirmRecharge, { id: wrong, code: '000000' }, { token })
  expect(await tracesOf(test, shopper.id)).toEqual({
    events: [
      ['wallet', passed, 'recharge requested'],
      ['wallet', confirmed, 'recharge requested'],
      ['wallet', wrong, 'recharge requested'],
      ['wallet', passed, 'recharge passed'],
      ['wallet', confirmed, 'recharge confirmed'],
      ['wallet', confirmed, 'recharge refused'],
      ['wallet', confirmed, 'card refunded'],
      ['wallet', wrong, 'recharge refused'],
    ],
    notices: [
      ['rechargePassed', passed, { amount: 2000, reason: '' }],
      ['rechargeRefused', confirmed, { amount: 2000, reason: 'Stolen card' }],
    ],
    audited: [
      ['recharge-asked', passed, true],
      ['recharge-asked', confirmed, true],
      ['recharge-asked', wrong, true],
      ['recharge-passed', passed, true],
      ['recharge-refused', confirmed, true],
    ],
  })
})
