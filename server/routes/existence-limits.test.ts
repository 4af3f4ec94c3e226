import { eq } from 'drizzle-orm'
import { register, saveProfile } from '@/contracts/account'
import { createOrder, quoteOrder } from '@/contracts/orders'
import { requestRecharge } from '@/contracts/wallet'
import { users } from '@/server/db/tables/accounts'
import { promos } from '@/server/db/tables/promos'
import { blockchainNetworks } from '@/server/db/tables/withdrawals'
import { RULES } from '@/server/services/accounts/try-limits'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newUpload } from '@/server/testing/refunds'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

/** Every endpoint that reveals whether a record of another account exists is limited per account and per address. */

const TAKEN = '+66877777777'
const NETWORK = { network: 'TRC20', coin: 'USDT', address: 'TAddress', confirmations: 20 }

let test: TestBackend
let relaxed: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
  relaxed = await openTestBackend({ areTriesRelaxed: true })
  for (const backend of [test, relaxed]) {
    const { db } = backend.backend.services
    await db.insert(blockchainNetworks).values({ ...NETWORK, minAmount: 100 })
    await db.insert(promos).values({ code: 'TEN', kind: 'percent', value: 10 })
    const { id } = await newShopper(backend, { hasPayCode: false })
    await db.update(users).set({ mobile: TAKEN }).where(eq(users.id, id))
  }
})
afterAll(() => Promise.all([test.close(), relaxed.close()]))

let networks = 0
const newIp = () => {
  networks += 1
  return `10.8.${Math.floor(networks / 250)}.${networks % 250}`
}

type Ask = (on: TestBackend, ip: string, shopper: TestShopper) => Promise<{ status: number }>

const NAMES = { family_name: 'Test', given_name: 'Test' }
const askForMobile: Ask = (on, ip, { token }) =>
  on.ask(saveProfile, { ...NAMES, mobile: TAKEN }, { token, ip })
const items = [{ sku_id: 31, quantity: 1 }]
const TOO_MANY = 'Too many promo codes tried. Please try again in an hour'
const guess = () => `GUESS${newIp().replaceAll('.', '')}`
/** A quote is answered also then, and its verdict on the code says so. */
const askForPromo: Ask = async (on, ip, { token }) => {
  const { status, data } = await on.ask(quoteOrder, { items, promo_code: guess() }, { token, ip })
  return { status: data.promo?.reason === TOO_MANY ? 429 : status }
}
const orderWithPromo: Ask = (on, ip, { token, addressId }) => {
  const body = { items, address_id: addressId, expected_total: 1, promo_code: guess() }
  return on.ask(createOrder, body, { token, ip, key: newKey() })
}
const evidence = new Map<string, Promise<number>>()
const askForDeposit: Ask = async (on, ip, shopper) => {
  const { token } = shopper
  if (!evidence.has(token)) evidence.set(token, newUpload(on, shopper, 'evidence'))
  const body = {
    method: 'chain',
    network: NETWORK.network,
    address: NETWORK.address,
    amount: 1000,
    evidence: [await evidence.get(token)],
    txid: 'deposit-of-somebody',
  }
  return on.ask(requestRecharge, body, { token, ip, key: newKey() })
}

/** Concurrent calls, so that counting afterwards would admit too many. */
const inParallel = async (count: number, ask: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: count }, ask))
  return answers.filter(({ status }) => status !== 429).length
}

describe.each([
  ['a mobile number that is taken', askForMobile, RULES.identityAccount, RULES.identityAddress],
  ['a promo code, by its quote', askForPromo, RULES.promoAccount, RULES.promoAddress],
  ['a promo code, by an order', orderWithPromo, RULES.promoAccount, RULES.promoAddress],
  ['a deposit', askForDeposit, RULES.depositAccount, RULES.depositAddress],
] as const)('%s', (_name, ask, ofAccount, ofAddress) => {
  it('limits the existence checks of one account from all addresses', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    const answered = await inParallel(ofAccount.points + 5, () => ask(test, newIp(), shopper))
    expect(answered).toBe(ofAccount.points)
  })

  it('limits the existence checks of one address for all accounts', async () => {
    const [ip, count] = [newIp(), Math.ceil(ofAddress.points / ofAccount.points) + 1]
    let answered = 0
    for (let index = 0; index < count; index += 1) {
      const shopper = await newShopper(test, { hasPayCode: false })
      answered += await inParallel(ofAccount.points, () => ask(test, ip, shopper))
    }
    expect(answered).toBe(ofAddress.points)
  })

  it('relaxes all limits except the one per account with TRY_LIMITS=relaxed', async () => {
    const ip = newIp()
    const count = Math.ceil(ofAddress.points / ofAccount.points) + 1
    let answered = 0
    for (let index = 0; index < count; index += 1) {
      const shopper = await newShopper(relaxed, { hasPayCode: false })
      answered += await inParallel(ofAccount.points + 3, () => ask(relaxed, ip, shopper))
    }
    expect(answered).toBe(ofAccount.points * count)
  })
})

it('counts new accounts and new numbers of one address together', async () => {
  const ip = newIp()
  const shopper = await newShopper(test, { hasPayCode: false })
  const open = (at: number) =>
    test.ask(
      register,
      { ...NAMES, email: 'taken@example.com', mobile: `+66900000${100 + at}`, password: 'secret1' },
      { ip },
    )
  for (let at = 0; at < RULES.identityAddress.points; at += 1)
    expect((await open(at)).status).toBe(200)
  expect((await open(899)).status).toBe(429)
  expect((await askForMobile(test, ip, shopper)).status).toBe(429)
})

it('does not count a profile with the same number, nor an existing promo code', async () => {
  const shopper = await newShopper(test, { hasPayCode: false })
  const { token } = shopper
  const ip = newIp()
  const mobile = `+6691${String(shopper.id).padStart(7, '0')}`
  const save = () => test.ask(saveProfile, { ...NAMES, mobile }, { token, ip })
  const quote = () => test.ask(quoteOrder, { items, promo_code: 'TEN' }, { token, ip })
  for (let count = 0; count <= RULES.identityAddress.points; count += 1)
    expect((await save()).status).toBe(200)
  for (let count = 0; count <= RULES.promoAccount.points; count += 1)
    expect((await quote()).status).toBe(200)
})

it('does not count promo codes that exist, from any address of an IPv6 network', async () => {
  const { token } = await newShopper(test, { hasPayCode: false })
  for (let at = 1; at <= RULES.promoAddress.points + 1; at += 1) {
    const ip = `2001:db8::${at.toString(16)}`
    const quoted = await test.ask(quoteOrder, { items, promo_code: 'TEN' }, { token, ip })
    expect(quoted.status).toBe(200)
  }
})

it('counts a promo code once, however often its quote is asked for', async () => {
  const { token } = await newShopper(test, { hasPayCode: false })
  const ip = newIp()
  const quote = (promo_code: string) => test.ask(quoteOrder, { items, promo_code }, { token, ip })
  for (let count = 0; count <= RULES.promoAccount.points; count += 1)
    expect((await quote('MISTYPED')).data.promo?.reason).toBe('There is no such promo code')
  expect((await quote('TEN')).data.promo?.valid).toBe(true)
})

it('quotes and orders without a promo code after too many guesses, and with one judged before', async () => {
  const shopper = await newShopper(test)
  const by = { token: shopper.token, ip: newIp() }
  const quote = (promo_code: string) => test.ask(quoteOrder, { items, promo_code }, by)
  expect((await quote('ten')).data.promo?.valid).toBe(true)
  await inParallel(RULES.promoAccount.points, () => askForPromo(test, by.ip, shopper))
  const { data } = await quote('MISTYPED')
  expect(data.promo).toEqual({ code: 'MISTYPED', valid: false, reason: TOO_MANY })
  expect(data.total).toBeGreaterThan(0)
  const again = await quote('TEN')
  expect(again.data.promo?.valid).toBe(true)
  const order = { items, address_id: shopper.addressId, expected_total: again.data.total }
  const made = await test.ask(
    createOrder,
    { ...order, promo_code: 'TEN' },
    { ...by, key: newKey() },
  )
  expect(made.code).toBe(1)
})

it('does not count deposits without a transaction id, which reveal nothing', async () => {
  const shopper = await newShopper(test, { hasPayCode: false })
  const { network, address } = NETWORK
  for (let count = 0; count <= RULES.depositAccount.points; count += 1) {
    const evidence = [await newUpload(test, shopper, 'evidence')]
    const body = { method: 'chain', network, address, amount: 1000, evidence }
    const answer = await test.ask(requestRecharge, body, { token: shopper.token, key: newKey() })
    expect(answer.status).toBe(200)
  }
})
