import { eq } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import { opsQueue, opsRecharge } from '@/contracts/operators'
import {
  confirmRecharge,
  getTransferAccount,
  listNetworks,
  listRecharges,
  requestRecharge,
} from '@/contracts/wallet'
import { recharges } from '@/server/db/tables/recharges'
import { notices } from '@/server/db/tables/notices'
import { blockchainNetworks } from '@/server/db/tables/withdrawals'
import { findViolations } from '@/server/repositories/verifier'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { upload } from '@/server/testing/pictures'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

const NETWORK = 'TRC20 (Tron)'
const ADDRESS = 'TAddressOfATest'
const TXID = 'ab'.repeat(32)

let test: TestBackend
let shopper: TestShopper
let stranger: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
  shopper = await newShopper(test)
  stranger = await newShopper(test)
  const row = { coin: 'USDT', address: ADDRESS, minAmount: 1000, confirmations: 20 }
  await db()
    .insert(blockchainNetworks)
    .values([
      { ...row, network: NETWORK, position: 1 },
      { ...row, network: 'ERC20', position: 0 },
      { ...row, network: 'Closed', isOpen: false },
      { ...row, network: 'BSC (BEP20)' },
      { ...row, network: 'Heco' },
      { ...row, network: 'ＨＥＣＯ' },
      { ...row, network: 'Fine', coin: 'BSC' },
      { ...row, network: 'dex' },
    ])
})
afterAll(() => test.close())

const db = () => test.backend.services.db

const picture = async (owner = shopper, purpose: 'evidence' | 'review' = 'evidence') =>
  (await upload(test, owner.token, purpose)).data.id

const ask = (input: object, owner = shopper, key = newKey()) =>
  test.ask(requestRecharge, input, { token: owner.token, key })

const deposit = async (own: object = {}, owner = shopper) => ({
  method: 'chain',
  network: NETWORK,
  address: ADDRESS,
  amount: 2000,
  evidence: [await picture(owner)],
  ...own,
})

const byCard = (kind: string, owner = shopper) =>
  ask({ method: 'card', amount: 2000, card: { token: `sandbox-${kind}-${newKey()}` } }, owner)

const answer = (id: number, action: 'pass' | 'refuse', own: object = {}) =>
  test.ask(opsRecharge, { id, action, ...own })

const fieldsOf = (refused: { data: unknown }) => (refused.data as { fields: object }).fields
const balanceOf = async ({ token }: TestShopper) =>
  (await test.ask(getUserInfo, {}, { token })).data.balance
const codesOf = (answers: { code: number }[]) =>
  answers.map(({ code }) => code).sort((a, b) => a - b)

it('returns the account for bank transfers, or null without one', async () => {
  const { config } = test.backend.services
  const ofAccount = () => test.ask(getTransferAccount, {}, { token: shopper.token })
  expect(await ofAccount()).toMatchObject({ code: 1, data: null })
  config.transferAccount = { bankName: 'River Bank', holder: 'Sampan', accountNo: '1', swift: null }
  expect((await ofAccount()).data).toEqual({
    bank_name: 'River Bank',
    holder: 'Sampan',
    account_no: '1',
    swift: null,
  })
  config.transferAccount = undefined
  expect((await test.ask(getTransferAccount, {})).code).toBe(401)
})

describe('networks', () => {
  it('are the open ones, in order, and never DEX, BSC or HECO', async () => {
    const { data } = await test.ask(listNetworks, {}, { token: shopper.token })
    const facts = { coin: 'USDT', address: ADDRESS, min_amount: 1000, confirmations: 20 }
    expect(data).toEqual([
      { network: 'ERC20', ...facts },
      { network: NETWORK, ...facts },
    ])
  })

  it.each(['BSC (BEP20)', 'Heco', 'ＨＥＣＯ', 'Fine', 'dex', 'Closed', 'Nowhere'])(
    'reject %s',
    async (network) => {
      const refused = await ask(await deposit({ network }))
      expect(refused.code).toBe(422)
      expect(fieldsOf(refused)).toEqual({ network: 'Please choose charge network' })
    },
  )
})

describe('an on-chain deposit', () => {
  it('waits with its pictures for an operator, and is credited when it is passed', async () => {
    const owner = await newShopper(test)
    const asked = await ask(await deposit({ txid: `0x${'C0'.repeat(32)}` }, owner), owner)
    expect(asked.data).toMatchObject({
      method: 'chain',
      network: NETWORK,
      address: ADDRESS,
      amount: 2000,
      txid: 'c0'.repeat(32),
      evidence: [expect.stringMatching(/^\/api\/uploads\//)],
      status: 0,
      refuse_reason: null,
      waits_for_code: false,
      settled_at: null,
    })
    expect(await balanceOf(owner)).toBe(0)
    const queue = await test.ask(opsQueue)
    expect(queue.data.recharges.find(({ id }) => id === asked.data.id)).toMatchObject({
      email: owner.email,
      network: NETWORK,
      txid: 'c0'.repeat(32),
      evidence: asked.data.evidence,
    })
    expect(
      codesOf([await answer(asked.data.id, 'pass'), await answer(asked.data.id, 'pass')]),
    ).toEqual([1, 409])
    expect(await balanceOf(owner)).toBe(2000)
    const log = await test.ask(listRecharges, { status: 1 }, { token: owner.token })
    expect(log.data.list).toMatchObject([{ id: asked.data.id, evidence: asked.data.evidence }])
    expect(log.data.list[0]?.settled_at).not.toBeNull()
  })

  it.each([
    ['no network', { network: undefined }, { network: 'Please choose charge network' }],
    ['an empty network', { network: ' ' }, { network: 'Please choose charge network' }],
    ['no address', { address: undefined }, { address: 'Please fill recharge address' }],
    ['an address of before', { address: 'TOther' }, { address: 'Please fill recharge address' }],
    ['no amount', { amount: undefined }, { amount: 'Please fill correct amount' }],
    ['nothing', { amount: 0 }, { amount: 'Please fill correct amount' }],
    ['less than nothing', { amount: -5 }, { amount: 'Please fill correct amount' }],
    ['part of a cent', { amount: 2000.5 }, { amount: 'Please fill correct amount' }],
    ['too little', { amount: 999 }, { amount: 'This is less than the smallest top-up' }],
    ['no pictures', { evidence: [] }, { evidence: 'Please upload payment evidence' }],
    [
      'no list of pictures',
      { evidence: undefined },
      { evidence: 'Please upload payment evidence' },
    ],
    ['seven pictures', { evidence: [1, 2, 3, 4, 5, 6, 7] }, { evidence: 'At most 6 pictures' }],
    ['no number', { txid: 'x' }, { txid: 'This is not a transaction number' }],
  ])('is rejected with %s', async (_name, own, fields) => {
    const refused = await ask(await deposit(own))
    expect(refused.code).toBe(422)
    expect(fieldsOf(refused)).toEqual(fields)
  })

  it('is rejected with an amount that is not a number', async () => {
    const body = `{"method":"chain","network":"${NETWORK}","address":"${ADDRESS}","amount":1e309,"evidence":[1]}`
    const refused = await test.ask(requestRecharge, body, { token: shopper.token, key: newKey() })
    expect(refused.code).toBe(422)
  })

  it('accepts each picture of this shopper and purpose once', async () => {
    const used = await picture()
    expect((await ask(await deposit({ evidence: [used] }))).code).toBe(1)
    for (const id of [await picture(stranger), await picture(shopper, 'review'), used, 999_999]) {
      const refused = await ask(await deposit({ evidence: [id] }))
      expect(fieldsOf(refused)).toEqual({ evidence: 'Please upload this picture again' })
    }
  })

  it('returns the first response for the same key', async () => {
    const [input, key] = [await deposit(), newKey()]
    const answers = await Promise.all([1, 2, 3].map(() => ask(input, shopper, key)))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect((await ask({ ...input, amount: 3000 }, shopper, key)).code).toBe(409)
    await answer(answers[0]!.data.id, 'refuse', { reason: 'Not found' })
    expect((await ask(input, shopper, key)).data).toEqual(answers[0]!.data)
  })

  it('cannot be passed without its transaction id', async () => {
    const { id } = (await ask(await deposit())).data
    const refused = await answer(id, 'pass')
    expect(fieldsOf(refused)).toEqual({ txid: 'This is not a transaction number' })
    expect((await answer(id, 'pass', { txid: 'number-of-a-deposit' })).code).toBe(1)
  })
})

describe('one deposit claimed twice', () => {
  it('is accepted once, in any notation and for concurrent claims', async () => {
    const inputs = [
      [await deposit({ txid: TXID }), shopper],
      [await deposit({ txid: `0x${TXID.toUpperCase()}` }, stranger), stranger],
    ] as const
    const answers = await Promise.all(inputs.map(([input, owner]) => ask(input, owner)))
    expect(codesOf(answers)).toEqual([1, 409])
    expect(answers.find(({ code }) => code === 409)?.msg).toMatch(/^This deposit has already been/)
    const { id } = answers.find(({ code }) => code === 1)!.data
    expect((await answer(id, 'pass')).code).toBe(1)
  })

  it('cannot be claimed again with a padded id', async () => {
    const txid = 'a1'.repeat(32)
    expect((await ask(await deposit({ txid }))).code).toBe(1)
    for (const padded of [
      `0x0x${txid}`,
      `0X_${txid}`,
      `_${txid}`,
      `${txid}-`,
      `${txid.slice(0, 9)}-${txid.slice(9)}`,
    ])
      expect((await ask(await deposit({ txid: padded }))).code).toBe(409)
    const signature = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb'.repeat(2)
    expect((await ask(await deposit({ txid: signature }))).data.txid).toBe(signature)
    expect((await ask(await deposit({ txid: `0x${signature}` }))).code).toBe(409)
  })

  it('is credited once when two operators pass both claims concurrently', async () => {
    const owners = [await newShopper(test), await newShopper(test)]
    const ids = await Promise.all(
      owners.map(async (owner) => (await ask(await deposit({}, owner), owner)).data.id),
    )
    const txid = 'cd'.repeat(32)
    const answers = await Promise.all(ids.map((id) => answer(id, 'pass', { txid })))
    expect(codesOf(answers)).toEqual([1, 409])
    const balances = await Promise.all(owners.map(balanceOf))
    expect(balances.sort((a, b) => a - b)).toEqual([0, 2000])
  })

  it('can be claimed by its owner after a false claim was refused, and on another network', async () => {
    const txid = 'ef'.repeat(32)
    const { id } = (await ask(await deposit({ txid }, stranger), stranger)).data
    expect((await ask(await deposit({ txid, network: 'ERC20' }))).code).toBe(1)
    expect((await ask(await deposit({ txid }))).code).toBe(409)
    await answer(id, 'refuse', { reason: 'Not yours' })
    expect((await ask(await deposit({ txid }))).code).toBe(1)
  })
})

describe('a manual transfer', () => {
  it('waits with its pictures; when refused, it has the reason and credits nothing', async () => {
    const owner = await newShopper(test)
    const input = { method: 'manual', amount: 1000, evidence: [await picture(owner)] }
    const asked = await ask(input, owner)
    expect(asked.data).toMatchObject({ method: 'manual', network: null, status: 0 })
    expect(asked.data.evidence).toHaveLength(1)
    expect((await answer(asked.data.id, 'refuse', { reason: 'No such transfer' })).code).toBe(1)
    expect((await answer(asked.data.id, 'pass')).code).toBe(409)
    const log = await test.ask(listRecharges, { status: 2 }, { token: owner.token })
    expect(log.data.list).toMatchObject([{ refuse_reason: 'No such transfer' }])
    expect(await balanceOf(owner)).toBe(0)
    const rows = await db().select().from(notices).where(eq(notices.userId, owner.id))
    expect(rows).toMatchObject([
      { code: 'rechargeRefused', params: { amount: 1000, reason: 'No such transfer' } },
    ])
  })

  it.each([
    ['no pictures', { evidence: [] }, { evidence: 'Please upload payment evidence' }],
    ['too little', { amount: 999 }, { amount: 'This is less than the smallest top-up' }],
    ['an amount of words', { amount: 'ten' }, { amount: 'Please fill correct amount' }],
  ])('is rejected with %s', async (_name, own, fields) => {
    const refused = await ask({
      method: 'manual',
      amount: 2000,
      evidence: [await picture()],
      ...own,
    })
    expect(fieldsOf(refused)).toEqual(fields)
  })
})

describe('a card', () => {
  it('is audited when its bank approves', async () => {
    const owner = await newShopper(test)
    const { data } = await byCard('approve', owner)
    expect(data).toMatchObject({ method: 'card', status: 0, waits_for_code: false, evidence: [] })
    expect((await answer(data.id, 'pass')).code).toBe(1)
    expect(await balanceOf(owner)).toBe(2000)
  })

  it('is refused immediately, in the language of the reader, when its bank refuses', async () => {
    const { data } = await byCard('refuse')
    expect(data).toMatchObject({ status: 2, refuse_reason: 'The card’s bank refused the payment' })
    expect((await byCard('funds')).data.refuse_reason).toMatch(/not enough money/)
    expect((await answer(data.id, 'pass')).code).toBe(409)
    const options = { token: shopper.token, locale: 'ja' }
    const log = await test.ask(listRecharges, { status: 2 }, options)
    expect(log.data.list.find(({ id }) => id === data.id)?.refuse_reason).toMatch(/カード会社/)
  })

  it.each(['token\u0000of-a-card', 'ten of cards', 'short'])(
    'is not charged for the token %j',
    async (token) => {
      const refused = await ask({ method: 'card', amount: 2000, card: { token } })
      expect([refused.status, fieldsOf(refused)]).toEqual([
        200,
        { 'card.token': 'This is not valid' },
      ])
    },
  )

  it('waits for the code of its bank, and cannot be passed before', async () => {
    const { id, waits_for_code } = (await byCard('confirm')).data
    expect(waits_for_code).toBe(true)
    expect((await answer(id, 'pass')).code).toBe(409)
    const queue = await test.ask(opsQueue)
    expect(queue.data.recharges.map((row) => row.id)).not.toContain(id)
    const give = (code: string, { token } = shopper) =>
      test.ask(confirmRecharge, { id, code }, { token })
    expect((await give('123456', stranger)).code).toBe(404)
    expect(fieldsOf(await give('000000'))).toEqual({ code: 'The code is wrong or has expired' })
    expect(fieldsOf(await give('12'))).toEqual({ code: 'Please enter the 6-digit code' })
    expect((await give('123456')).data).toMatchObject({ id, status: 0, waits_for_code: false })
    expect((await give('123456')).code).toBe(409)
    expect((await answer(id, 'pass')).code).toBe(1)
  })

  it('is refused after too many wrong codes, and then rejects the correct one', async () => {
    const { id } = (await byCard('confirm')).data
    const give = (code: string) => test.ask(confirmRecharge, { id, code }, { token: shopper.token })
    for (let tries = 0; tries < 5; tries += 1) expect((await give('000000')).code).toBe(422)
    expect((await give('123456')).data).toMatchObject({
      status: 2,
      refuse_reason: 'Too many wrong codes were given',
      waits_for_code: false,
    })
    expect((await give('123456')).code).toBe(409)
  })

  it('requires a token, an amount and a key, and has no field for the card number', async () => {
    const card = { token: 'sandbox-approve-1' }
    const { token } = shopper
    expect((await ask({ method: 'card', amount: 99, card })).code).toBe(422)
    expect((await ask({ method: 'card', amount: 2000 })).code).toBe(422)
    expect(
      (await test.ask(requestRecharge, { method: 'card', amount: 2000, card }, { token })).code,
    ).toBe(422)
    const number = { ...card, number: '4242424242424242' }
    expect((await ask({ method: 'card', amount: 2000, card: number })).code).toBe(422)
  })
})

describe('the records', () => {
  it('are paginated, filtered by status, and shown to their owner only', async () => {
    const owner = await newShopper(test)
    for (const kind of ['approve', 'refuse', 'approve']) await byCard(kind, owner)
    const { token } = owner
    const first = await test.ask(listRecharges, { limit: 2 }, { token })
    const rest = await test.ask(listRecharges, { cursor: first.data.next_cursor }, { token })
    expect([...first.data.list, ...rest.data.list].map(({ status }) => status)).toEqual([0, 2, 0])
    expect((await test.ask(listRecharges, { status: 0 }, { token })).data.list).toHaveLength(2)
    expect((await test.ask(listRecharges, { status: 3 }, { token })).code).toBe(422)
    const other = await newShopper(test)
    expect((await test.ask(listRecharges, {}, { token: other.token })).data.list).toEqual([])
    const { id } = first.data.list[1]!
    expect((await test.ask(listRecharges, { id }, { token })).data.list).toMatchObject([{ id }])
    expect((await test.ask(listRecharges, { id }, { token: other.token })).data.list).toEqual([])
  })

  it.each([listNetworks, listRecharges, requestRecharge, confirmRecharge])(
    'require a session',
    async (endpoint) => {
      expect((await test.ask(endpoint, {}, { key: newKey() })).code).toBe(401)
    },
  )
})

it('returns 404 for an unknown top-up', async () => {
  expect((await answer(999_999, 'pass')).code).toBe(404)
})

it('leaves no ledger discrepancies', async () => {
  const violations = await db().transaction((tx) => findViolations(tx), {
    isolationLevel: 'repeatable read',
  })
  expect(violations).toEqual([])
  const rows = await db().select().from(recharges).where(eq(recharges.status, 1))
  expect(rows.length).toBeGreaterThan(3)
})
