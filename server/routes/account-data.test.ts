import { eq, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { getUserInfo, login, register, saveProfile } from '@/contracts/account'
import { saveAddress } from '@/contracts/addresses'
import { closeAccount, exportAccount } from '@/contracts/account-data'
import { opsRecharge } from '@/contracts/operators'
import { cancelOrder } from '@/contracts/orders'
import { requestRecharge } from '@/contracts/wallet'
import { users as accounts } from '@/server/db/tables/accounts'
import { inTransaction } from '@/server/db/transaction'
import * as recharges from '@/server/repositories/recharges'
import * as sessions from '@/server/repositories/sessions'
import * as users from '@/server/repositories/users'
import { findViolations } from '@/server/repositories/verifier'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, PASSWORD, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const db = () => test.backend.services.db
const close = ({ token }: TestShopper, password = PASSWORD) =>
  test.ask(closeAccount, { password }, { token })

const ADDRESS = {
  addressee: 'Mali',
  phone: '+66812345678',
  area: 'Thailand, Bangkok, Vadhana',
  detail: '1 Road',
  tag: 'Home',
}

/** The rows of a shopper in every table with such a column. */
async function rowsOf({ id }: TestShopper): Promise<Record<string, number>> {
  const { rows: tables } = await db().execute<{ name: string }>(sql`
    select distinct c.table_name as name from information_schema.columns c
      join pg_class on relname = c.table_name and relkind in ('r', 'p') and not relispartition
    where column_name = 'user_id' and table_schema = 'public'`)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await db().execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)} where user_id = ${id}`,
    )
    if (rows[0]!.n > 0) counts[name] = rows[0]!.n
  }
  return counts
}

describe('the file', () => {
  it('has everything of the shopper, of nobody else, and all pages', async () => {
    const other = await newShopper(test)
    const shopper = await newShopper(test, { balance: 500_000 })
    for (let i = 0; i < 52; i += 1) {
      const { data } = await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
      const [made] = data.orders
      await test.ask(cancelOrder, { id: made?.id }, { token: shopper.token })
    }
    const response = await test.fetch(exportAccount.path, { headers: { token: shopper.token } })
    expect(response.headers.get('content-disposition')).toMatch(/sampan-account-.*\.json/)
    const text = await response.text()
    const file = JSON.parse(text) as Record<string, object[]>
    expect(file.profile).toMatchObject({ email: shopper.email })
    expect(file.orders).toHaveLength(52)
    expect(file.fund_record).toHaveLength(1)
    expect(file.addresses).toHaveLength(1)
    expect(text).not.toContain(other.email)
    expect(text).not.toMatch(/password_?hash|card_?token|token_?hash/i)
  })

  it('needs a session', async () => {
    expect((await test.fetch(exportAccount.path)).status).toBe(401)
  })
})

it('limits exports, which read every table', async () => {
  const { token } = await newShopper(test)
  const statuses = []
  for (let i = 0; i < 11; i += 1) {
    const { status, body } = await test.fetch(exportAccount.path, { headers: { token } })
    await body?.cancel()
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

describe('closing an account', () => {
  it('deletes personal data, frees the address and ends every session', async () => {
    const shopper = await newShopper(test)
    const account = shopper.email
    const { token } = (await test.ask(login, { account, password: PASSWORD })).data.userinfo
    expect((await close(shopper)).code).toBe(1)
    for (const one of [shopper.token, token])
      expect((await test.ask(getUserInfo, {}, { token: one })).code).toBe(401)
    expect((await test.ask(login, { account, password: PASSWORD })).code).toBe(0)
    expect(Object.keys(await rowsOf(shopper)).sort()).toEqual(['audit_events', 'ledger_accounts'])
    const [row] = await db().select().from(accounts).where(eq(accounts.id, shopper.id))
    expect(row).toMatchObject({ familyName: '', givenName: '', avatar: null, payCodeHash: null })
    expect(JSON.stringify(row)).not.toContain(shopper.email)
    const again = { family_name: 'A', given_name: 'B', email: account, password: PASSWORD }
    const mobile = '+66811111111'
    expect((await test.ask(register, { ...again, mobile }, { ip: newKey() })).code).toBe(1)
  })

  it('keeps orders, top-ups and the ledger', async () => {
    const shopper = await newShopper(test)
    const { data } = await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
    await test.ask(cancelOrder, { id: data.orders[0]?.id }, { token: shopper.token })
    expect((await close(shopper)).code).toBe(1)
    expect(await rowsOf(shopper)).toMatchObject({ orders: 1, ledger_accounts: 2 })
    expect(await findViolations(db())).toEqual([])
  })

  it('is rejected with a wrong password, and counts tries', async () => {
    const shopper = await newShopper(test)
    const wrong = await close(shopper, 'wrong-1')
    expect([wrong.code, wrong.data]).toMatchObject([
      422,
      { fields: { password: expect.anything() } },
    ])
    for (let i = 0; i < 9; i += 1) await close(shopper, 'wrong-1')
    expect((await close(shopper)).status).toBe(429)
    expect((await test.ask(getUserInfo, {}, { token: shopper.token })).code).toBe(1)
  })

  it('is rejected while there is money', async () => {
    const { code, msg } = await close(await newShopper(test, { balance: 1000 }))
    expect([code, msg]).toEqual([0, expect.stringContaining('still money')])
  })

  it('is rejected while an order or a top-up is open', async () => {
    const buyer = await newShopper(test)
    await order(test, buyer, [{ sku_id: 31, quantity: 1 }])
    const payer = await newShopper(test)
    const input = { method: 'card', amount: 5000, card: { token: 'card-token-of-a-test' } }
    const asked = await test.ask(requestRecharge, input, { token: payer.token, key: newKey() })
    for (const shopper of [buyer, payer])
      expect((await close(shopper)).msg).toContain('still in progress')
    await test.ask(opsRecharge, { id: asked.data.id, action: 'refuse', reason: 'No' })
    // The card was charged, so its refund is due.
    expect((await close(payer)).msg).toContain('still in progress')
  })

  it('is rejected when a top-up is credited while it looks', async () => {
    const shopper = await newShopper(test)
    const input = { method: 'card', amount: 5000, card: { token: 'card-token-of-a-test' } }
    const { data } = await test.ask(requestRecharge, input, { token: shopper.token, key: newKey() })
    const { query } = Client.prototype
    let looks = 0
    const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...given: unknown[]
    ) {
      const send = () => query.apply(this, given as never) as unknown as Promise<unknown>
      const isLook = /isOpen|ledger_accounts/.test(JSON.stringify(given[0]))
      if (isLook) looks += 1
      if (!isLook || looks !== 2) return send() as never
      return test.ask(opsRecharge, { id: data.id, action: 'pass' }).then(send) as never
    })
    const { msg } = await close(shopper)
    spy.mockRestore()
    expect(looks).toBeGreaterThan(1)
    expect(msg).toContain('still money')
  })

  it('waits for a call in flight, and sees what it began', async () => {
    const shopper = await newShopper(test)
    const { id: sessionId } = (await sessions.list(db(), shopper.id))[0]!
    let closing: ReturnType<typeof close> | undefined
    await inTransaction(db(), async (tx) => {
      await sessions.lockOpen(tx, shopper.id, sessionId)
      closing = close(shopper)
      await sleep(500)
      await recharges.add(tx, { userId: shopper.id, method: 'manual', amount: 5000, evidence: [] })
    })
    expect((await closing)?.msg).toContain('still in progress')
  })

  it('leaves nothing of calls that come at the same time', async () => {
    let closed = 0
    for (let i = 0; i < 4; i += 1) {
      const shopper = await newShopper(test)
      const { token } = shopper
      const as = () => ({ token, key: newKey(), ip: newKey() })
      const profile = { family_name: 'Again', given_name: 'Me', mobile: `+6681111222${i}` }
      const card = { method: 'card', amount: 5000, card: { token: 'card-token-of-a-test' } }
      const closing = close(shopper)
      const calls = []
      for (let k = 0; k < 6; k += 1) {
        calls.push(test.ask(saveProfile, profile, as()), test.ask(saveAddress, ADDRESS, as()))
        if (i > 1 && k > 2) calls.push(test.ask(requestRecharge, card, as()))
        await sleep(30)
      }
      const { code } = await closing
      await Promise.all(calls)
      if (code !== 1) continue
      closed += 1
      const { events: _, ...rows } = await rowsOf(shopper)
      expect(Object.keys(rows).sort()).toEqual(['audit_events', 'ledger_accounts'])
      expect((await users.find(db(), shopper.id))?.familyName).toBe('')
    }
    expect(closed).toBeGreaterThan(0)
  })

  it('cannot be prevented by somebody who registers an address', async () => {
    const shopper = await newShopper(test)
    const email = `closed-${shopper.id}@account.invalid`
    const other = { family_name: 'A', given_name: 'B', email, password: PASSWORD }
    await test.ask(register, { ...other, mobile: '+66811111133' }, { ip: newKey() })
    expect((await close(shopper)).code).toBe(1)
  })

  it('happens once when asked twice at the same time', async () => {
    const shopper = await newShopper(test)
    const answers = await Promise.all([close(shopper), close(shopper)])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1, 401]))
  })
})
