import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import { opsRecharge } from '@/contracts/operators'
import { confirmRecharge, listRecharges, requestRecharge } from '@/contracts/wallet'
import { recharges } from '@/server/db/tables/recharges'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { refundCards } from './card-refunds'
import { reconcile } from './reconciliation'

/** Longer than all other work of a call before it contacts the provider. */
const PROVIDER_MS = 150
const CODE = '123456'

let test: TestBackend
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
})
beforeEach(async () => {
  shopper = await newShopper(test)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => test.close())

const services = () => test.backend.services
const codesOf = (answers: { code: number }[]) =>
  answers.map(({ code }) => code).sort((a, b) => a - b)

describe('one idempotency key with two amounts', () => {
  const token = 'card-token-of-a-test'
  const ask = (amount: number, key: string) =>
    test.ask(
      requestRecharge,
      { method: 'card', amount, card: { token } },
      { token: shopper.token, key },
    )

  function slowProvider() {
    return jest.spyOn(services().cards, 'charge').mockImplementation(async () => {
      await sleep(PROVIDER_MS)
      return { outcome: 'approved' }
    })
  }
  const amountsAsked = (charge: ReturnType<typeof slowProvider>) =>
    new Set(charge.mock.calls.map(([{ amount }]) => amount))

  it('charges one of them when they are concurrent', async () => {
    const charge = slowProvider()
    const key = newKey()
    const amounts = [2000, 3000, 2000, 3000, 2000, 3000]
    const answers = await Promise.all(amounts.map((amount) => ask(amount, key)))
    expect(codesOf(answers)).toEqual([1, 1, 1, 409, 409, 409])
    expect(amountsAsked(charge).size).toBe(1)
    const rows = await services()
      .db.select()
      .from(recharges)
      .where(eq(recharges.userId, shopper.id))
    expect(rows.map(({ amount }) => amount)).toEqual([...amountsAsked(charge)])
  })

  it('charges the first of them when the second comes later', async () => {
    const charge = slowProvider()
    const key = newKey()
    expect((await ask(2000, key)).code).toBe(1)
    expect((await ask(3000, key)).code).toBe(409)
    expect(amountsAsked(charge)).toEqual(new Set([2000]))
  })

  it('returns the same response after a failure of the provider', async () => {
    const charge = slowProvider().mockRejectedValueOnce(new Error('the provider is away'))
    const key = newKey()
    expect((await ask(2000, key)).code).toBe(500)
    const again = await ask(2000, key)
    expect(again.code).toBe(1)
    expect((await ask(2000, key)).data.id).toBe(again.data.id)
    expect(new Set(charge.mock.calls.map(([order]) => order.key)).size).toBe(1)
  })

  it('rejects a claimed key while payments are stopped', async () => {
    slowProvider().mockRejectedValueOnce(new Error('the provider is away'))
    const key = newKey()
    expect((await ask(2000, key)).code).toBe(500)
    slowProvider().mockImplementationOnce(async () => {
      await services().db.execute(sql`insert into money_pauses (breaches) values ('[]')`)
      return { outcome: 'approved' }
    })
    expect((await ask(2000, key)).code).toBe(503)
    await services().db.execute(sql`update money_pauses set resumed_at = now()`)
    expect((await ask(2000, key)).code).toBe(1)
  })
})

describe('a card top-up that waits for its code', () => {
  async function waitingTopUp(): Promise<number> {
    const card = { token: `sandbox-confirm-${newKey()}` }
    const body = { method: 'card', amount: 2000, card }
    const { data } = await test.ask(requestRecharge, body, { token: shopper.token, key: newKey() })
    return data.id
  }
  const give = (id: number, code = CODE) =>
    test.ask(confirmRecharge, { id, code }, { token: shopper.token })
  const answer = (id: number, action: 'pass' | 'refuse') =>
    test.ask(opsRecharge, { id, action, reason: 'No' })

  /** The simulated provider: charges when the code is correct, while other calls run. */
  function provider(delay = () => sleep(Math.random() * 40)) {
    const { cards } = services()
    const charged: string[] = []
    const confirm = cards.confirm.bind(cards)
    jest.spyOn(cards, 'confirm').mockImplementation(async (token, code) => {
      const isRight = await confirm(token, code)
      if (isRight) charged.push(token)
      if (isRight) await delay()
      return isRight
    })
    const refund = jest.spyOn(cards, 'refund')
    return { charged, refund }
  }

  async function outcomeOf(id: number) {
    await refundCards(services())
    const log = await test.ask(listRecharges, { id }, { token: shopper.token })
    const user = await test.ask(getUserInfo, {}, { token: shopper.token })
    expect(await reconcile(services().db)).toEqual([])
    return { row: log.data.list[0]!, balance: user.data.balance }
  }

  it('is refunded when an operator refuses it while its code is checked', async () => {
    const refusal = Promise.withResolvers<void>()
    const { charged, refund } = provider(() => refusal.promise)
    const id = await waitingTopUp()
    const confirming = give(id)
    while (charged.length === 0) await sleep(1)
    expect((await answer(id, 'refuse')).code).toBe(1)
    refusal.resolve()
    expect((await confirming).code).toBe(409)
    const { row, balance } = await outcomeOf(id)
    expect([row.status, row.card_refund, balance]).toEqual([2, 'done', 0])
    expect(refund).toHaveBeenCalledTimes(1)
  })

  it('is refunded when a sixth code ends it while the fifth is checked', async () => {
    const sixth = Promise.withResolvers<void>()
    const { charged } = provider(() => sixth.promise)
    const id = await waitingTopUp()
    for (let tries = 0; tries < 4; tries += 1) await give(id, '000000')
    const fifth = give(id)
    while (charged.length === 0) await sleep(1)
    await give(id, '000000')
    sixth.resolve()
    await fifth
    const { row, balance } = await outcomeOf(id)
    expect([row.status, row.card_refund, balance]).toEqual([2, 'done', 0])
  })

  it('has one outcome when confirming, passing and refusing race', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { charged, refund } = provider()
      shopper = await newShopper(test, { hasPayCode: false })
      const id = await waitingTopUp()
      const later = async (action: 'pass' | 'refuse') => {
        await sleep(Math.random() * 80)
        return answer(id, action)
      }
      await Promise.all([give(id), give(id), later('refuse'), later('pass'), later('refuse')])
      await answer(id, 'pass')
      const { row, balance } = await outcomeOf(id)
      const isCharged = charged.length > 0
      expect([row.status, balance, refund.mock.calls.length]).toEqual(
        row.status === 1 ? [1, 2000, 0] : [2, 0, isCharged ? 1 : 0],
      )
      jest.restoreAllMocks()
    }
  })
})
