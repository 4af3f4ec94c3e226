import { opsQueue } from '@/contracts/operators'
import { NOTICES } from '@/server/domain/notices'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { getUserInfo, login, verifyPay } from '@/contracts/account'
import { listNotices } from '@/contracts/notices'
import { getOrder } from '@/contracts/orders'
import { sendCode } from '@/contracts/passwords'
import {
  advanceTestClock,
  createTestNotice,
  listTestJobs,
  listTestMessages,
  runTestJob,
} from '@/contracts/test-control'
import { AGED_TABLES } from '@/server/repositories/aged-records'
import { RULES } from '@/server/services/accounts/try-limits'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, ticketFor, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

describe('a notification', () => {
  it('is in the list with its text and link', async () => {
    const { id, token } = await newShopper(test)
    const params = { orderNo: 'TEST-7', carrier: 'Sampan Express' }
    const sent = { shopper_id: id, code: 'orderShipped', ref_id: 7, params }
    expect((await test.ask(createTestNotice, sent)).code).toBe(1)
    await test.ask(createTestNotice, { shopper_id: id, code: 'rechargePassed' })
    const { data } = await test.ask(listNotices, {}, { token })
    expect(data.list).toMatchObject([
      { kind: 'wallet', link: '/topUpRecord', read: false },
      { kind: 'parcel', link: '/orderInfo/7', body: expect.stringContaining('TEST-7') as string },
    ])
  })

  it.each(Object.keys(NOTICES))('has a text without gaps: %s', async (code) => {
    const { id, token } = await newShopper(test)
    await test.ask(createTestNotice, { shopper_id: id, code, ref_id: 7 })
    const { data } = await test.ask(listNotices, {}, { token })
    const { body } = data.list[0]!
    expect(body).toMatch(/\w/)
    expect(body).not.toMatch(/ {2}| \.|: \.|\$0\.00/)
  })

  it('refuses unknown codes and shoppers', async () => {
    const { id } = await newShopper(test)
    for (const code of ['nothing', 'toString'])
      expect(await test.ask(createTestNotice, { shopper_id: id, code })).toMatchObject({
        code: 422,
        data: { fields: { code: expect.any(String) as string } },
      })
    const unknown = { shopper_id: 999_999, code: 'orderPaid', ref_id: 7 }
    const fields = { shopper_id: 'There is no shopper with this id' }
    expect(await test.ask(createTestNotice, unknown)).toMatchObject({ code: 422, data: { fields } })
    const withoutOrder = await test.ask(createTestNotice, { shopper_id: id, code: 'orderPaid' })
    expect(withoutOrder.code).toBe(422)
  })
})

describe('messages', () => {
  const read = async (to: string) => (await test.ask(listTestMessages, { to })).data

  it('are read with their code after the queue has run', async () => {
    const { email } = await newShopper(test)
    expect(await read(email)).toEqual([])
    await test.ask(sendCode, { account: email, purpose: 'resetpwd' })
    expect((await test.ask(runTestJob, { name: 'mail' })).data.name).toBe('mail')
    const [mail, ...more] = await read(email.toUpperCase())
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'mail',
      to: email,
      html: expect.stringContaining('<') as string,
    })
    expect(mail!.code).toMatch(/^\d{6}$/)
    expect(mail!.text).toContain(mail!.code)
  })

  it('are found among thousands, the newest last, in a moment', async () => {
    const folder = path.join(test.backend.services.config.dataDir, 'outbox')
    await mkdir(folder, { recursive: true })
    const put = (number: number, to: string, text: string) => {
      const at = new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString()
      const name = `${at.replace(/[:.]/g, '-')}-${String(number).padStart(8, '0')}.json`
      return writeFile(path.join(folder, name), JSON.stringify({ kind: 'message', at, to, text }))
    }
    for (let number = 0; number < 3000; number += 1)
      await put(number, `+6680000${String(number % 1000).padStart(4, '0')}`, `Code ${number}`)
    expect((await read('+66800000005')).map(({ text }) => text)).toEqual([
      'Code 5',
      'Code 1005',
      'Code 2005',
    ])
    await put(4000, '+66800000005', '1234567890 is your code')
    const began = performance.now()
    expect((await read('+66800000005')).at(-1)).toMatchObject({ code: '1234567890', html: null })
    expect(performance.now() - began).toBeLessThan(500)
  })

  it('refuses to look for mail that is sent elsewhere', async () => {
    const away = await openTestBackend({ smtpUrl: 'smtp://mail.example' })
    const refusal = await away.ask(listTestMessages, { to: 'a@example.com' })
    expect(refusal).toMatchObject({ code: 409, msg: expect.stringContaining('SMTP_URL') as string })
    expect((await away.ask(listTestMessages, { to: '+66812345678' })).data).toEqual([])
    await away.close()
  })
})

describe('jobs', () => {
  it('lists their names, those of the demo too, and refuses others', async () => {
    const { data } = await test.ask(listTestJobs, {})
    expect(data).toEqual(expect.arrayContaining(['expire-orders', 'mail', 'push', 'demo-carrier']))
    for (const name of data) expect((await test.ask(runTestJob, { name })).code).toBe(1)
    const { code, msg } = await test.ask(runTestJob, { name: 'nothing' })
    expect({ code, msg }).toEqual({ code: 422, msg: expect.stringContaining('expire-orders, ') })
  })
})

describe('the clock', () => {
  const unpaid = async (shopper: TestShopper) =>
    (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!.id
  const statusOf = async ({ token }: TestShopper, id: number) =>
    (await test.ask(getOrder, { id }, { token })).data.status
  const advance = (shopper: TestShopper, seconds: number) =>
    test.ask(advanceTestClock, { shopper_id: shopper.id, seconds })

  it('expires the unpaid order of one shopper and leaves that of another', async () => {
    const [old, other] = [await newShopper(test), await newShopper(test)]
    const [oldOrder, otherOrder] = [await unpaid(old), await unpaid(other)]
    expect((await advance(old, 86_400)).code).toBe(1)
    await test.ask(runTestJob, { name: 'expire-orders' })
    expect(await statusOf(old, oldOrder)).not.toBe(await statusOf(other, otherOrder))
    expect(await statusOf(other, otherOrder)).toBe(0)
  })

  it('goes back ten years in total, so that lists that others read stay in range', async () => {
    const shopper = await newShopper(test)
    for (let year = 0; year < 9; year += 1)
      expect((await advance(shopper, 365 * 86_400)).code).toBe(1)
    expect(await advance(shopper, 366 * 86_400)).toMatchObject({
      code: 422,
      data: { fields: { seconds: expect.stringContaining('3650 days') as string } },
    })
    expect((await advance(shopper, 86_400)).code).toBe(1)
    expect((await test.ask(opsQueue, {})).code).toBe(1)
  })

  it('takes many steps of one shopper at once, one after the other', async () => {
    const shopper = await newShopper(test)
    const steps = Array.from({ length: 20 }, () => advance(shopper, 60))
    expect((await Promise.all(steps)).map(({ code }) => code)).toEqual(Array(20).fill(1))
  })

  it('opens a locked payment password after an hour', async () => {
    const shopper = await newShopper(test, { balance: 1000 })
    let id = await unpaid(shopper)
    const verify = (password?: string) => ticketFor(test, shopper.token, [id], password)
    for (let tries = 0; tries < 5; tries += 1) await verify('000000')
    expect((await verify()).data).toEqual({ tries_left: 0, locked_until: expect.any(String) })
    await advance(shopper, 3590)
    expect((await verify()).code).toBe(0)
    await advance(shopper, 20)
    // The earlier one is past its deadline.
    id = await unpaid(shopper)
    expect((await verify()).code).toBe(1)
  })

  it('opens a locked sign-in, for this account alone', async () => {
    const [old, other] = [await newShopper(test), await newShopper(test)]
    const wrong = ({ email }: TestShopper) =>
      test.ask(login, { account: email, password: 'wrong-1' }, { ip: '192.0.2.44' })
    for (const shopper of [old, other])
      for (let tries = 0; tries < RULES.signInHere.points; tries += 1) await wrong(shopper)
    expect([(await wrong(old)).status, (await wrong(other)).status]).toEqual([429, 429])
    await advance(old, RULES.signInHere.seconds + 1)
    expect([(await wrong(old)).status, (await wrong(other)).status]).toEqual([200, 429])
  })

  it('ends the session after its lifetime, and refuses unknown shoppers', async () => {
    const shopper = await newShopper(test)
    await advance(shopper, 4 * 86_400)
    expect((await test.ask(getUserInfo, {}, { token: shopper.token })).status).toBe(401)
    const unknown = await test.ask(advanceTestClock, { shopper_id: 999_999, seconds: 1 })
    const fields = { shopper_id: 'There is no shopper with this id' }
    expect(unknown).toMatchObject({ code: 422, data: { fields } })
    expect((await test.ask(verifyPay, {}, { token: shopper.token })).status).toBe(401)
  })
})

/** Times that the clock does not move, with the reason. */
const NOT_AGED: Record<string, string> = {
  audit_events: 'append-only, and nothing waits for its times',
}

it('the clock knows every time of a shopper’s records', async () => {
  const { rows } = await test.backend.services.db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns c
    where table_schema = 'public' and data_type = 'timestamp with time zone'
      and table_name not in (select relname from pg_class where relispartition)
      and (table_name = 'users' or exists (
        select 1 from information_schema.columns o where o.table_schema = 'public'
          and o.table_name = c.table_name and o.column_name in ('user_id', 'order_id')))
    group by 1`)
  const known = Object.entries(AGED_TABLES).map(([name, { columns }]) => [name, columns.toSorted()])
  const found = rows
    .filter(({ name }) => !NOT_AGED[name])
    .map(({ name, columns }) => [name, columns])
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(found))
})
