import { eq, sql } from 'drizzle-orm'
import { getUserInfo, verifyPay } from '@/contracts/account'
import { listNotices } from '@/contracts/notices'
import { opsExtract, opsQueue } from '@/contracts/operators'
import {
  cancelWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  removeBankCard,
  requestWithdrawal,
} from '@/contracts/withdrawals'
import { notices } from '@/server/db/tables/notices'
import { bankCards } from '@/server/db/tables/withdrawals'
import { digestOfCardNumber } from '@/server/domain/sealed-card'
import { findViolations } from '@/server/repositories/verifier'
import { payeeOf } from '@/server/services/wallet/bank-cards'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, PAY_CODE, type TestShopper } from '@/server/testing/shoppers'

/** Test card numbers of the card networks. */
const CARD = { bank_name: 'River Bank', bank_card_no: '4242 4242 4242 4242', holder: 'Ann Example' }
const OTHER_CARD = { ...CARD, bank_card_no: '5555555555554444' }

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const db = () => test.backend.services.db

async function ticketFor({ token }: TestShopper, amount: number): Promise<string> {
  const input = { action: 'extract', password: PAY_CODE, amount }
  return (await test.ask(verifyPay, input, { token })).data.ticket
}

async function withdraw(shopper: TestShopper, amount: number, card: object = CARD, key = newKey()) {
  const ticket = await ticketFor(shopper, amount)
  const input = { type: 'bank_card', amount, ticket, ...card }
  return test.ask(requestWithdrawal, input, { token: shopper.token, key })
}

const answer = (id: number, action: 'pass' | 'refuse', reason?: string) =>
  test.ask(opsExtract, { id, action, ...(reason ? { reason } : {}) })

async function funds({ token }: TestShopper) {
  const { balance, frozen } = (await test.ask(getUserInfo, {}, { token })).data
  return { balance, frozen }
}

async function noticesOf({ id }: TestShopper) {
  const rows = await db().select().from(notices).where(eq(notices.userId, id)).orderBy(notices.id)
  return rows.filter(({ code }) => code !== 'rechargePassed')
}

const codesOf = (answers: { code: number }[]) =>
  answers.map(({ code }) => code).sort((a, b) => a - b)

describe('the terms', () => {
  it('are the balance, the charge and the minimum, and a calculated amount', async () => {
    const { token } = await newShopper(test, { balance: 50_000 })
    const { data } = await test.ask(getWithdrawalTerms, { amount: 20_001 }, { token })
    expect(data).toEqual({
      balance: 50_000,
      charge_rate: 0.01,
      charge_min: 100,
      min_amount: 1000,
      cards: [],
      sum: { amount: 20_001, service_charge: 201, actual_arrival: 19_800 },
    })
  })

  it('apply the smallest charge, and calculate nothing below the minimum', async () => {
    const { token } = await newShopper(test)
    const small = await test.ask(getWithdrawalTerms, { amount: 1000 }, { token })
    expect(small.data.sum).toEqual({ amount: 1000, service_charge: 100, actual_arrival: 900 })
    expect((await test.ask(getWithdrawalTerms, { amount: 999 }, { token })).data.sum).toBeNull()
    expect((await test.ask(getWithdrawalTerms, { amount: 0 }, { token })).data.sum).toBeNull()
  })
})

describe('other terms', () => {
  it('are read from the settings', async () => {
    const { config } = test.backend.services
    const usual = config.withdrawalTerms
    config.withdrawalTerms = { chargeBasisPoints: 250, chargeMinCents: 0, minAmountCents: 1 }
    const shopper = await newShopper(test, { balance: 5000 })
    const { data } = await test.ask(getWithdrawalTerms, { amount: 4000 }, { token: shopper.token })
    expect(data).toMatchObject({
      charge_rate: 0.025,
      charge_min: 0,
      min_amount: 1,
      sum: { service_charge: 100, actual_arrival: 3900 },
    })
    expect((await withdraw(shopper, 4000)).data.actual_arrival).toBe(3900)
    config.withdrawalTerms = { chargeBasisPoints: 0, chargeMinCents: 0, minAmountCents: 1 }
    const free = await withdraw(shopper, 1)
    expect(free.data).toMatchObject({ service_charge: 0, actual_arrival: 1 })
    expect((await answer(free.data.id, 'pass')).code).toBe(1)
    config.withdrawalTerms = usual
  })
})

describe('requesting', () => {
  it('freezes the full amount immediately, and shows the card masked everywhere', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const asked = await withdraw(shopper, 20_000)
    expect(asked.data).toMatchObject({
      type: 'bank_card',
      amount: 20_000,
      service_charge: 200,
      actual_arrival: 19_800,
      bank_name: 'River Bank',
      bank_card_no: '•••• 4242',
      holder: 'Ann Example',
      status: 0,
      refuse_reason: null,
      cancelled: false,
      settled_at: null,
      actions: ['cancel'],
    })
    expect(await funds(shopper)).toEqual({ balance: 30_000, frozen: 20_000 })
    const log = await test.ask(listWithdrawals, {}, { token: shopper.token })
    expect(log.data.list).toEqual([asked.data])
    const terms = await test.ask(getWithdrawalTerms, {}, { token: shopper.token })
    const queue = await test.ask(opsQueue)
    expect(queue.data.withdrawals.find(({ id }) => id === asked.data.id)).toMatchObject({
      email: shopper.email,
      bank_card_no: '•••• 4242',
      actual_arrival: 19_800,
    })
    for (const { data } of [log, terms, queue] as { data: unknown }[])
      expect(JSON.stringify(data)).not.toContain('42424242')
  })

  it('encrypts the card number, decrypts it for payout, and notifies of the new payee', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const { data } = await withdraw(shopper, 2000)
    const { rows } = await db().execute(sql`select * from bank_cards where user_id = ${shopper.id}`)
    expect(JSON.stringify(rows)).not.toContain('42424242')
    const [row] = await db().select().from(bankCards).where(eq(bankCards.userId, shopper.id))
    expect(row?.sealedNumber.toString('latin1')).not.toContain('42424242')
    expect(await payeeOf(test.backend.services, data.id)).toEqual({
      bankName: 'River Bank',
      holder: 'Ann Example',
      number: '4242424242424242',
      arrival: 1900,
    })
    expect(await noticesOf(shopper)).toMatchObject([
      { code: 'payeeAdded', params: { card: '•••• 4242' } },
    ])
  })

  it('offers the newest card first', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    for (const card of [CARD, OTHER_CARD]) await withdraw(shopper, 2000, card)
    const { data } = await test.ask(getWithdrawalTerms, {}, { token: shopper.token })
    expect(data.cards.map(({ bank_card_no }) => bank_card_no)).toEqual(['•••• 4444', '•••• 4242'])
  })

  it('does not decrypt a number that was moved to another shopper', async () => {
    const [one, two] = [
      await newShopper(test, { balance: 5000 }),
      await newShopper(test, { balance: 5000 }),
    ]
    await withdraw(one, 2000)
    const { data } = await withdraw(two, 2000)
    await db().execute(sql`
      update bank_cards set sealed_number = (select sealed_number from bank_cards where user_id = ${one.id})
      where user_id = ${two.id}`)
    await expect(payeeOf(test.backend.services, data.id)).rejects.toThrow(/authenticate/)
  })

  it('accepts a saved card again without a second notification', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    await withdraw(shopper, 2000)
    const { data } = await test.ask(getWithdrawalTerms, {}, { token: shopper.token })
    const [card] = data.cards
    expect(card).toEqual({
      id: card?.id,
      bank_name: 'River Bank',
      bank_card_no: '•••• 4242',
      holder: 'Ann Example',
    })
    expect((await withdraw(shopper, 3000, { card_id: card?.id })).code).toBe(1)
    expect((await withdraw(shopper, 3000, CARD)).code).toBe(1)
    expect(await noticesOf(shopper)).toHaveLength(1)
  })

  it('keeps the name of an earlier withdrawal when the card is used under another', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    await withdraw(shopper, 2000)
    await withdraw(shopper, 2000, { ...CARD, holder: 'Ann Other' })
    const log = await test.ask(listWithdrawals, {}, { token: shopper.token })
    expect(log.data.list.map(({ holder }) => holder)).toEqual(['Ann Other', 'Ann Example'])
    const terms = await test.ask(getWithdrawalTerms, {}, { token: shopper.token })
    expect(terms.data.cards.map(({ holder }) => holder)).toEqual(['Ann Other'])
  })

  it('pays the holder that it names when another call adds the card under another name', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const { config } = test.backend.services
    const digest = digestOfCardNumber(config, CARD.bank_card_no.replaceAll(' ', ''))
    const other = await test.backend.connection.pool.connect()
    await other.query('begin')
    await other.query(
      `insert into bank_cards (user_id, bank_name, holder, last_digits, sealed_number, number_digest)
        values ($1, 'River Bank', 'Ann Other', '4242', '', $2)`,
      [shopper.id, digest],
    )
    const asked = withdraw(shopper, 2000)
    const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await db().execute(waits)).rowCount === 0);
    await other.query('commit')
    other.release()
    expect((await asked).data).toMatchObject({ holder: 'Ann Example' })
    const { cards } = (await test.ask(getWithdrawalTerms, {}, { token: shopper.token })).data
    expect(cards.map(({ holder }) => holder)).toEqual(['Ann Example'])
  })

  it('returns the first response for the same key, and freezes once', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const ticket = await ticketFor(shopper, 2000)
    const input = { type: 'bank_card', amount: 2000, ticket, ...CARD }
    const options = { token: shopper.token, key: newKey() }
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.ask(requestWithdrawal, input, options)),
    )
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await funds(shopper)).toEqual({ balance: 48_000, frozen: 2000 })
    const other = await test.ask(requestWithdrawal, { ...input, holder: 'Other' }, options)
    expect(other.code).toBe(409)
  })

  it('never overdraws the balance for concurrent calls', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const tickets: string[] = []
    while (tickets.length < 20) tickets.push(await ticketFor(shopper, 3000))
    const answers = await Promise.all(
      tickets.map((ticket) =>
        test.ask(
          requestWithdrawal,
          { type: 'bank_card', amount: 3000, ticket, ...CARD },
          { token: shopper.token, key: newKey() },
        ),
      ),
    )
    expect(codesOf(answers)).toEqual([...Array<number>(17).fill(0), 1, 1, 1])
    expect(await funds(shopper)).toEqual({ balance: 1000, frozen: 9000 })
  })
})

describe('validation', () => {
  it.each([
    [0, 'Draw amount cannot be less than or equal to 0 or empty'],
    [-100, 'Draw amount cannot be less than or equal to 0 or empty'],
    [undefined, 'Draw amount cannot be less than or equal to 0 or empty'],
    [10.5, 'Draw amount cannot be less than or equal to 0 or empty'],
    [10_000_000_001, 'Draw amount cannot be larger than balance'],
  ])('explains why %p is not an amount', async (amount, msg) => {
    const shopper = await newShopper(test, { balance: 5000 })
    const input = { type: 'bank_card', amount, ticket: 'x', ...CARD }
    const refused = await test.ask(requestWithdrawal, input, {
      token: shopper.token,
      key: newKey(),
    })
    expect(refused).toMatchObject({ code: 422, msg, data: { fields: { amount: msg } } })
  })

  it('rejects an amount that is not a number', async () => {
    const { token } = await newShopper(test)
    const body = `{"type":"bank_card","amount":1e309,"ticket":"x","card_id":1}`
    expect((await test.ask(requestWithdrawal, body, { token, key: newKey() })).code).toBe(422)
  })

  it('rejects more than the balance, and saves no card', async () => {
    const shopper = await newShopper(test, { balance: 5000 })
    expect(await withdraw(shopper, 5001)).toMatchObject({
      code: 0,
      msg: 'Draw amount cannot be larger than balance',
    })
    const terms = await test.ask(getWithdrawalTerms, {}, { token: shopper.token })
    expect(terms.data.cards).toEqual([])
    expect(await noticesOf(shopper)).toEqual([])
  })

  it('rejects an amount below the minimum', async () => {
    const shopper = await newShopper(test, { balance: 5000 })
    expect(await withdraw(shopper, 999)).toMatchObject({ code: 0 })
    expect(await funds(shopper)).toEqual({ balance: 5000, frozen: 0 })
  })

  it.each([
    ['a wrong check digit', { ...CARD, bank_card_no: '4242424242424241' }, 'bank_card_no'],
    ['too short a number', { ...CARD, bank_card_no: '42424242' }, 'bank_card_no'],
    ['only zeros', { ...CARD, bank_card_no: '0000000000000000' }, 'bank_card_no'],
    ['letters', { ...CARD, bank_card_no: '4242x42424242424242' }, 'bank_card_no'],
    ['no holder', { bank_name: 'Bank', bank_card_no: CARD.bank_card_no }, 'holder'],
    ['a saved card and a number', { ...CARD, card_id: 1 }, 'bank_card_no'],
    ['no card', {}, 'bank_card_no'],
  ])('rejects %s, naming the field', async (_name, card, field) => {
    const shopper = await newShopper(test, { balance: 5000 })
    const refused = await withdraw(shopper, 2000, card)
    expect(refused.code).toBe(422)
    expect(Object.keys((refused.data as unknown as { fields: object }).fields)).toContain(field)
  })

  it('accepts a number in full-width and Thai digits', async () => {
    const shopper = await newShopper(test, { balance: 5000 })
    const typed = { ...CARD, bank_card_no: '４２４２-４２４２-๔๒๔๒-๔๒๔๒' }
    expect((await withdraw(shopper, 2000, typed)).data.bank_card_no).toBe('•••• 4242')
  })

  it('accepts a ticket for exactly this amount, once, of this shopper', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const other = await newShopper(test, { balance: 50_000 })
    const ask = (amount: number, ticket: string) =>
      test.ask(
        requestWithdrawal,
        { type: 'bank_card', amount, ticket, ...CARD },
        { token: shopper.token, key: newKey() },
      )
    const ticket = await ticketFor(shopper, 2000)
    const again = 'Please enter the payment password again'
    expect(await ask(2001, ticket)).toMatchObject({ code: 0, msg: again })
    expect(await ask(2000, await ticketFor(other, 2000))).toMatchObject({ code: 0, msg: again })
    expect((await ask(2000, ticket)).code).toBe(1)
    expect(await ask(2000, ticket)).toMatchObject({ code: 0, msg: again })
  })

  it('takes no other service charge than the expected one', async () => {
    const { config } = test.backend.services
    const usual = config.withdrawalTerms
    const shopper = await newShopper(test, { balance: 50_000 })
    const ticket = await ticketFor(shopper, 10_000)
    const ask = (expected_charge: number) =>
      test.ask(
        requestWithdrawal,
        { type: 'bank_card', amount: 10_000, expected_charge, ticket, ...CARD },
        { token: shopper.token, key: newKey() },
      )
    config.withdrawalTerms = { ...usual, chargeBasisPoints: 9000 }
    for (const expected of [100, 8999, 9001])
      expect(await ask(expected)).toMatchObject({ code: 409, data: { service_charge: 9000 } })
    config.withdrawalTerms = usual
    expect((await ask(100)).data).toMatchObject({ service_charge: 100, actual_arrival: 9900 })
  })

  it('rejects the saved card of another shopper', async () => {
    const owner = await newShopper(test, { balance: 5000 })
    await withdraw(owner, 2000)
    const { data } = await test.ask(getWithdrawalTerms, {}, { token: owner.token })
    const thief = await newShopper(test, { balance: 5000 })
    expect((await withdraw(thief, 2000, { card_id: data.cards[0]?.id })).code).toBe(404)
  })

  it('requires a key', async () => {
    const { token } = await newShopper(test)
    const input = { type: 'bank_card', amount: 2000, ticket: 'x', ...CARD }
    expect((await test.ask(requestWithdrawal, input, { token })).code).toBe(422)
  })
})

describe('settling', () => {
  it('pays out once when passed', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const { id } = (await withdraw(shopper, 20_000)).data
    const answers = await Promise.all([answer(id, 'pass'), answer(id, 'pass')])
    expect(codesOf(answers)).toEqual([1, 409])
    expect(answers.find(({ code }) => code === 1)?.data).toEqual({
      id,
      status: 1,
      amount: 20_000,
      actual_arrival: 19_800,
    })
    expect(await funds(shopper)).toEqual({ balance: 30_000, frozen: 0 })
    const log = await test.ask(listWithdrawals, { status: 1 }, { token: shopper.token })
    expect(log.data.list).toMatchObject([{ id, status: 1, actions: [] }])
    expect(log.data.list[0]?.settled_at).not.toBeNull()
    expect((await noticesOf(shopper)).at(-1)).toMatchObject({
      code: 'withdrawalPassed',
      params: { amount: 20_000, charge: 200, card: '•••• 4242' },
      refId: id,
    })
    const inbox = await test.ask(listNotices, {}, { token: shopper.token, locale: 'en' })
    expect(inbox.data.list[0]?.body).toBe(
      '$198.00 is on its way to your bank card •••• 4242. You withdrew $200.00; the service charge is $2.00.',
    )
  })

  it('returns the full amount with the reason when refused', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const { id } = (await withdraw(shopper, 20_000)).data
    expect((await answer(id, 'refuse')).code).toBe(422)
    expect((await answer(id, 'refuse', 'The card is closed')).code).toBe(1)
    expect((await answer(id, 'pass')).code).toBe(409)
    expect(await funds(shopper)).toEqual({ balance: 50_000, frozen: 0 })
    const log = await test.ask(listWithdrawals, { status: 2 }, { token: shopper.token })
    expect(log.data.list).toMatchObject([
      { id, refuse_reason: 'The card is closed', cancelled: false },
    ])
    expect((await noticesOf(shopper)).at(-1)).toMatchObject({
      code: 'withdrawalRefused',
      params: { amount: 20_000, reason: 'The card is closed', card: '•••• 4242' },
    })
  })

  it('returns 404 for an unknown withdrawal', async () => {
    expect((await answer(999_999, 'pass')).code).toBe(404)
  })
})

describe('cancelling', () => {
  it('returns the full amount under audit, and not after', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const { token } = shopper
    const { id } = (await withdraw(shopper, 20_000)).data
    const cancelled = await test.ask(cancelWithdrawal, { id }, { token })
    expect(cancelled.data).toMatchObject({ id, status: 2, cancelled: true, actions: [] })
    expect(await funds(shopper)).toEqual({ balance: 50_000, frozen: 0 })
    expect((await test.ask(cancelWithdrawal, { id }, { token })).code).toBe(409)
    expect((await answer(id, 'pass')).code).toBe(409)
  })

  it('has one outcome when cancelling, passing and refusing race', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await withdraw(shopper, 5000)).data
      const answers = await Promise.all([
        test.ask(cancelWithdrawal, { id }, { token: shopper.token }),
        answer(id, 'pass'),
        answer(id, 'refuse', 'No'),
      ])
      expect(codesOf(answers)).toEqual([1, 409, 409])
    }
    expect((await funds(shopper)).frozen).toBe(0)
  })

  it('is rejected for another shopper', async () => {
    const owner = await newShopper(test, { balance: 5000 })
    const { id } = (await withdraw(owner, 2000)).data
    const { token } = await newShopper(test)
    expect((await test.ask(cancelWithdrawal, { id }, { token })).code).toBe(404)
    expect((await test.ask(listWithdrawals, {}, { token })).data.list).toEqual([])
  })
})

describe('the list', () => {
  it('has stable pages and filters by status', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const ids: number[] = []
    for (const amount of [1000, 2000, 3000]) ids.push((await withdraw(shopper, amount)).data.id)
    const { token } = shopper
    const first = await test.ask(listWithdrawals, { limit: 2 }, { token })
    await withdraw(shopper, 4000)
    const rest = await test.ask(listWithdrawals, { cursor: first.data.next_cursor }, { token })
    expect([...first.data.list, ...rest.data.list].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(rest.data.next_cursor).toBeNull()
    expect((await test.ask(listWithdrawals, { status: 1 }, { token })).data.list).toEqual([])
    expect((await test.ask(listWithdrawals, { status: 3 }, { token })).code).toBe(422)
    const one = await test.ask(listWithdrawals, { id: ids[1] }, { token })
    expect(one.data.list.map(({ id }) => id)).toEqual([ids[1]])
    const stranger = await newShopper(test)
    const theirs = await test.ask(listWithdrawals, { id: ids[1] }, { token: stranger.token })
    expect(theirs.data.list).toEqual([])
  })
})

describe('a saved card', () => {
  it('can be removed and saved again, and keeps its withdrawals', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const { token } = shopper
    await withdraw(shopper, 2000)
    await withdraw(shopper, 2000, OTHER_CARD)
    const { cards } = (await test.ask(getWithdrawalTerms, {}, { token })).data
    expect(cards.map(({ bank_card_no }) => bank_card_no)).toEqual(['•••• 4444', '•••• 4242'])
    const [first] = cards
    const left = await test.ask(removeBankCard, { id: first?.id }, { token })
    expect(left.data.map(({ bank_card_no }) => bank_card_no)).toEqual(['•••• 4242'])
    expect((await test.ask(removeBankCard, { id: first?.id }, { token })).code).toBe(404)
    expect((await withdraw(shopper, 2000, { card_id: first?.id })).code).toBe(404)
    expect((await withdraw(shopper, 2000, OTHER_CARD)).code).toBe(1)
    expect((await test.ask(listWithdrawals, {}, { token })).data.list).toHaveLength(3)
  })

  it('cannot be removed by another shopper', async () => {
    const owner = await newShopper(test, { balance: 5000 })
    await withdraw(owner, 2000)
    const { cards } = (await test.ask(getWithdrawalTerms, {}, { token: owner.token })).data
    const { token } = await newShopper(test)
    expect((await test.ask(removeBankCard, { id: cards[0]?.id }, { token })).code).toBe(404)
  })
})

it('leaves no ledger discrepancies, and would detect one', async () => {
  const violations = () =>
    db().transaction((tx) => findViolations(tx), { isolationLevel: 'repeatable read' })
  expect(await violations()).toEqual([])
  await db().execute(sql`update withdrawals set status = 1 where status = 0`)
  const rules = (await violations()).map(({ rule }) => rule)
  expect(rules).toContain('frozen money equals the open withdrawals')
  expect(rules).toContain('a withdrawal ends in exactly one of settled or returned')
})
