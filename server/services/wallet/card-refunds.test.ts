import { and, eq, sql } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import { opsRecharge } from '@/contracts/operators'
import { listRecharges, requestRecharge } from '@/contracts/wallet'
import { events } from '@/server/db/tables/events'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { refundCards } from './card-refunds'
import { reconcile } from './reconciliation'

let test: TestBackend
let shopper: TestShopper
let refund: jest.SpyInstance

beforeAll(async () => {
  test = await openTestBackend()
})
beforeEach(async () => {
  shopper = await newShopper(test)
  refund = jest.spyOn(services().cards, 'refund')
})
afterEach(() => refund.mockRestore())
afterAll(() => test.close())

const services = () => test.backend.services

async function topUp(kind: string) {
  const card = { token: `sandbox-${kind}-${newKey()}` }
  const input = { method: 'card', amount: 2000, card }
  const { data } = await test.ask(requestRecharge, input, { token: shopper.token, key: newKey() })
  return { id: data.id, token: card.token }
}

const answer = (id: number, action: 'pass' | 'refuse') =>
  test.ask(opsRecharge, { id, action, reason: 'The name on the card is another' })

async function recordOf(id: number) {
  const log = await test.ask(listRecharges, { id }, { token: shopper.token })
  return log.data.list[0]
}

async function refundEvents(id: number): Promise<number> {
  const rows = await services()
    .db.select()
    .from(events)
    .where(and(eq(events.refId, id), eq(events.detail, 'card refunded')))
  return rows.length
}

it('refunds a charged card when an operator refuses the top-up', async () => {
  const { id, token } = await topUp('approve')
  expect((await answer(id, 'refuse')).code).toBe(1)
  expect(await recordOf(id)).toMatchObject({ status: 2, card_refund: 'due' })
  await refundCards(services())
  await refundCards(services())
  expect(refund.mock.calls).toEqual([[{ token, amount: 2000, key: `recharge:${id}` }]])
  expect(await recordOf(id)).toMatchObject({ status: 2, card_refund: 'done' })
  expect(await refundEvents(id)).toBe(1)
  const user = await test.ask(getUserInfo, {}, { token: shopper.token })
  expect(user.data.balance).toBe(0)
})

it('retries with the same key until the provider accepts the refund', async () => {
  const { id } = await topUp('approve')
  const other = await topUp('approve')
  await answer(id, 'refuse')
  await answer(other.id, 'refuse')
  // The order of the refunds is random.
  refund.mockImplementation(({ key }: { key: string }) =>
    key === `recharge:${id}`
      ? Promise.reject(new Error('the provider is away'))
      : Promise.resolve(),
  )
  await refundCards(services())
  expect(await recordOf(id)).toMatchObject({ card_refund: 'due' })
  expect(await recordOf(other.id)).toMatchObject({ card_refund: 'done' })
  refund.mockResolvedValue(undefined)
  await refundCards(services())
  expect(await recordOf(id)).toMatchObject({ card_refund: 'done' })
  const keys = refund.mock.calls.map(([order]: [{ key: string }]) => order.key)
  const first = [`recharge:${id}`, `recharge:${other.id}`]
  expect(keys.slice(0, 2).sort()).toEqual(first.sort())
  expect(keys.slice(2)).toEqual([`recharge:${id}`])
})

it('is recorded once by two concurrent processes', async () => {
  const { id } = await topUp('approve')
  await answer(id, 'refuse')
  await Promise.all([refundCards(services()), refundCards(services())])
  expect(await refundEvents(id)).toBe(1)
})

it.each(['refuse', 'funds', 'confirm'])(
  'refunds nothing to a card that was never charged: %s',
  async (kind) => {
    const { id } = await topUp(kind)
    await answer(id, 'refuse')
    await refundCards(services())
    expect(await recordOf(id)).toMatchObject({ status: 2, card_refund: null })
    expect(refund).not.toHaveBeenCalled()
  },
)

it('refunds nothing for a passed top-up', async () => {
  const { id } = await topUp('approve')
  await answer(id, 'pass')
  expect(await recordOf(id)).toMatchObject({ status: 1, card_refund: null })
})

it('is checked by the reconciliation', async () => {
  expect(await reconcile(services().db)).toEqual([])
  const { id } = await topUp('approve')
  await answer(id, 'refuse')
  await services().db.execute(sql`update recharges set card_refund = null where id = ${id}`)
  expect((await reconcile(services().db)).map(({ rule }) => rule)).toEqual([
    'only rejected card charges have a refund due or done',
  ])
})
