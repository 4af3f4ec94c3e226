import type * as Argon2 from '@node-rs/argon2'
import type * as Crypto from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { getUserInfo, resetPay, saveProfile } from '@/contracts/account'
import { resetPassword, sendCode } from '@/contracts/passwords'
import { notices } from '@/server/db/tables/notices'
import { oneTimeCodes } from '@/server/db/tables/accounts'
import { uploads } from '@/server/db/tables/uploads'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newestCode, postedTo, sendWaitingMail } from '@/server/testing/mail'
import { expectWaiting } from '@/server/testing/waiting'
import {
  newShopper as registered,
  order,
  PASSWORD,
  PAY_CODE,
  signIn,
  ticketFor,
  type TestShopper,
} from '@/server/testing/shoppers'

/** The module objects, so that spies replace their functions for all importers. */
const crypto = jest.requireActual<typeof Crypto>('node:crypto')
const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2')

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const WRONG_CODE = { code: 422, msg: 'The code is wrong or has expired' }
let visits = 0
const newIp = () => `203.0.113.${(visits += 1)}`

/** All tests of a machine share the outbox: unique addresses separate them. */
async function newShopper(options?: Parameters<typeof registered>[1]): Promise<TestShopper> {
  const shopper = await registered(test, options)
  const email = `${crypto.randomUUID()}@example.com`
  await test.backend.services.db.execute(
    sql`update users set email = ${email} where id = ${shopper.id}`,
  )
  return { ...shopper, email }
}

async function codeFor(shopper: TestShopper, purpose: 'resetpwd' | 'resetPay' = 'resetpwd') {
  const options = { ip: newIp(), ...(purpose === 'resetPay' ? { token: shopper.token } : {}) }
  const asked = await test.ask(sendCode, { account: shopper.email, purpose }, options)
  expect(asked).toMatchObject({ code: 1, data: { sent: true } })
  return newestCode(test, shopper.email)
}

it.each(['notanemail', 'a@b', '12', '+66 call me'])(
  'refuses to send a code to %p',
  async (account) => {
    const refused = await test.ask(sendCode, { account, purpose: 'resetpwd' }, { ip: newIp() })
    expect(refused).toMatchObject({
      code: 422,
      data: { fields: { account: 'Please enter your email or mobile phone number' } },
    })
  },
)

const resetWith = (email: string, captcha: string, newpassword = 'another1', ip = newIp()) =>
  test.ask(resetPassword, { type: 'email', email, captcha, newpassword }, { ip })

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function noticesOf(shopper: TestShopper) {
  const rows = await test.backend.services.db
    .select({ code: notices.code })
    .from(notices)
    .where(eq(notices.userId, shopper.id))
  return rows.map(({ code }) => code)
}

describe('a forgotten password', () => {
  it('is replaced with the mailed code, and every session ends', async () => {
    const shopper = await newShopper()
    const captcha = await codeFor(shopper)
    const inThai = captcha.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
    expect((await resetWith(shopper.email.toUpperCase(), ` ${inThai} `)).code).toBe(1)
    expect((await test.ask(getUserInfo, {}, { token: shopper.token })).status).toBe(401)
    expect((await signIn(test, shopper.email)).code).toBe(0)
    expect((await signIn(test, shopper.email, 'another1')).code).toBe(1)
    expect(await noticesOf(shopper)).toContain('passwordChanged')
    const [, alert] = await postedTo(test, shopper.email)
    expect(alert).toMatchObject({ kind: 'mail', subject: expect.any(String) })
  })

  it('is replaced with a code sent to the mobile', async () => {
    const shopper = await newShopper()
    const { mobile } = (await test.ask(getUserInfo, {}, { token: shopper.token })).data
    await test.ask(sendCode, { account: mobile, purpose: 'resetpwd' }, { ip: newIp() })
    const captcha = await newestCode(test, mobile)
    const [message] = await postedTo(test, mobile)
    expect(message?.kind).toBe('message')
    const input = { type: 'mobile', mobile, captcha, newpassword: 'another1' }
    expect((await test.ask(resetPassword, input, { ip: newIp() })).code).toBe(1)
    expect((await signIn(test, mobile, 'another1')).code).toBe(1)
  })

  it('is mailed in the language of the shopper, with links to the configured origin only', async () => {
    const shopper = await newShopper()
    await test.backend.services.db.execute(
      sql`update users set language_file = 'ri' where id = ${shopper.id}`,
    )
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const input = { account: shopper.email, purpose: 'resetpwd' }
    await test.ask(sendCode, input, { ip: newIp(), headers })
    const [letter] = await postedTo(test, shopper.email)
    if (letter?.kind !== 'mail') throw new Error('no mail was posted')
    expect(letter.subject).toBe('パスワード再設定の認証コード')
    expect(letter.text).toContain('https://sampan.example/forgotPassword')
    expect(letter.html).toContain('href="https://sampan.example/forgotPassword"')
    expect(letter.html).toMatch(/<html lang="ja">/)
    expect(letter.text + letter.html).not.toContain('evil')
  })

  it('must differ from the old one, and the code stays valid for another attempt', async () => {
    const shopper = await newShopper()
    const captcha = await codeFor(shopper)
    expect(await resetWith(shopper.email, captcha, PASSWORD)).toMatchObject({
      code: 422,
      data: { fields: { newpassword: 'The new password must differ from the old one' } },
    })
    expect((await resetWith(shopper.email, captcha)).code).toBe(1)
  })

  it('has at least six characters', async () => {
    expect(await resetWith('a@example.com', '123456', 'short')).toMatchObject({
      code: 422,
      data: { fields: { newpassword: 'Password must be at least 6 characters long' } },
    })
  })
})

describe('a code', () => {
  it('is valid once, also for ten concurrent uses', async () => {
    const shopper = await newShopper()
    const captcha = await codeFor(shopper)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        resetWith(shopper.email, captcha, `another${index}`),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await resetWith(shopper.email, captcha, 'yet another')).toMatchObject(WRONG_CODE)
  })

  it('allows five guesses, also for forty concurrent ones from different addresses', async () => {
    const shopper = await newShopper()
    const captcha = await codeFor(shopper)
    let guess = captcha
    const guesses = Array.from({ length: 40 }, () => (guess = other(guess)))
    const answers = await Promise.all(guesses.map((code) => resetWith(shopper.email, code)))
    expect(answers.every(({ code }) => code === 422)).toBe(true)
    const [row] = await test.backend.services.db
      .select({ tries: oneTimeCodes.tries })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.userId, shopper.id))
    expect(row?.tries).toBe(5)
    expect(await resetWith(shopper.email, captcha)).toMatchObject(WRONG_CODE)
  })

  it('is invalid after a newer one', async () => {
    const shopper = await newShopper()
    const first = await codeFor(shopper)
    const second = await codeFor(shopper)
    expect(await resetWith(shopper.email, first)).toMatchObject(WRONG_CODE)
    expect((await resetWith(shopper.email, second)).code).toBe(1)
  })

  it('expires after fifteen minutes', async () => {
    const shopper = await newShopper()
    const captcha = await codeFor(shopper)
    await test.backend.services.db
      .update(oneTimeCodes)
      .set({ expiresAt: sql`${oneTimeCodes.expiresAt} - interval '15 minutes'` })
      .where(eq(oneTimeCodes.userId, shopper.id))
    expect(await resetWith(shopper.email, captcha)).toMatchObject(WRONG_CODE)
  })

  it('is valid for one purpose and one account', async () => {
    const [shopper, stranger] = [await newShopper(), await newShopper()]
    const captcha = await codeFor(shopper, 'resetPay')
    expect(await resetWith(shopper.email, captcha)).toMatchObject(WRONG_CODE)
    const forLogin = await codeFor(stranger)
    expect(await resetWith(shopper.email, forLogin)).toMatchObject(WRONG_CODE)
  })

  it('is stored as a keyed digest, and queued nowhere in plain text', async () => {
    const shopper = await newShopper()
    await test.ask(sendCode, { account: shopper.email, purpose: 'resetpwd' }, { ip: newIp() })
    const { rows } = await test.backend.services.db.execute(
      sql`select data::text from pgboss.job where name = 'mail'`,
    )
    const captcha = await newestCode(test, shopper.email)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(captcha)
    const [row] = await test.backend.services.db
      .select({ codeHash: oneTimeCodes.codeHash })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.userId, shopper.id))
    const plain = (text: string) => crypto.createHash('sha256').update(text).digest()
    for (const text of [captcha, `${shopper.id}:resetpwd:${captcha}`])
      expect(row!.codeHash.equals(plain(text))).toBe(false)
  })

  it('can be requested once a minute from one address, while the owner can from another', async () => {
    const shopper = await newShopper()
    const ask = (ip: string) =>
      test.ask(sendCode, { account: shopper.email, purpose: 'resetpwd' }, { ip })
    expect((await ask('203.0.114.1')).code).toBe(1)
    const again = await ask('203.0.114.1')
    expect(again.status).toBe(429)
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('203.0.114.2')).code).toBe(1)
  })
})

describe('the existence of an account', () => {
  it('is disclosed by no response', async () => {
    const shopper = await newShopper()
    const ask = (account: string) =>
      test.ask(sendCode, { account, purpose: 'resetpwd' }, { ip: newIp() })
    const [known, unknown] = [await ask(shopper.email), await ask('nobody@example.com')]
    const bare = (answer: object) => ({ ...answer, headers: null, time: null })
    expect(bare(unknown)).toEqual(bare(known))
    await sendWaitingMail(test)
    expect(await postedTo(test, 'nobody@example.com')).toEqual([])
    const wrong = await resetWith(shopper.email, '000000')
    expect(wrong).toMatchObject(WRONG_CODE)
    expect(bare(await resetWith('nobody@example.com', '000000'))).toEqual(bare(wrong))
  })

  it('does not change the work that is done', async () => {
    const shopper = await newShopper()
    await codeFor(shopper)
    const work = async (email: string) => {
      const spies = [
        jest.spyOn(crypto, 'createHmac'),
        jest.spyOn(argon2, 'hash'),
        jest.spyOn(argon2, 'verify'),
        jest.spyOn(test.backend.connection.pool, 'query'),
        jest.spyOn(test.backend.connection.pool, 'connect'),
      ]
      const ip = newIp()
      await test.ask(sendCode, { account: email, purpose: 'resetpwd' }, { ip })
      await resetWith(email, '000000', 'another1', ip)
      const counts = spies.map((spy) => spy.mock.calls.length)
      spies.forEach((spy) => spy.mockRestore())
      return counts
    }
    const known = await work(shopper.email)
    expect(known[0]).toBeGreaterThan(0)
    expect(known[3]).toBeGreaterThan(0)
    expect(await work('nobody.at.all@example.com')).toEqual(known)
  })
})

describe('changing the password', () => {
  it('requires the old one, ends every session and invalidates tickets', async () => {
    const shopper = await newShopper({ balance: 10_000 })
    const elsewhere = (await signIn(test, shopper.email)).data.userinfo.token
    const { token } = shopper
    const change = (input: object) => test.ask(resetPassword, input, { token })
    expect(await change({ newpassword: 'another1' })).toMatchObject({
      code: 422,
      data: { fields: { oldpassword: 'Please enter the old password' } },
    })
    expect(await change({ oldpassword: 'not it', newpassword: 'another1' })).toMatchObject({
      code: 422,
      data: { fields: { oldpassword: 'The old password is incorrect' } },
    })
    expect(await change({ oldpassword: PASSWORD, newpassword: PASSWORD })).toMatchObject({
      code: 422,
      data: { fields: { newpassword: 'The new password must differ from the old one' } },
    })
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    await ticketFor(test, token, [row!.id])
    expect((await change({ oldpassword: PASSWORD, newpassword: 'another1' })).code).toBe(1)
    for (const ended of [token, elsewhere])
      expect((await test.ask(getUserInfo, {}, { token: ended })).status).toBe(401)
    const { rows } = await test.backend.services.db.execute(
      sql`select 1 from pay_tickets where user_id = ${shopper.id} and spent_at is null`,
    )
    expect(rows).toEqual([])
    expect((await signIn(test, shopper.email, 'another1')).code).toBe(1)
  })

  it('requires a session or a code', async () => {
    const input = { oldpassword: PASSWORD, newpassword: 'another1' }
    expect((await test.ask(resetPassword, input)).status).toBe(401)
  })

  it('allows ten guesses of the old one', async () => {
    const { token } = await newShopper()
    const guess = () =>
      test.ask(resetPassword, { oldpassword: 'not it', newpassword: 'another1' }, { token })
    for (let index = 0; index < 10; index += 1) expect((await guess()).code).toBe(422)
    expect((await guess()).status).toBe(429)
  })

  it('succeeds once for two concurrent changes', async () => {
    const { token } = await newShopper()
    const answers = await Promise.all(
      ['another1', 'another2'].map((newpassword) =>
        test.ask(resetPassword, { oldpassword: PASSWORD, newpassword }, { token }),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  it('ends a session of a concurrent sign-in with the old one', async () => {
    const shopper = await newShopper()
    const [signedIn] = await Promise.all([
      signIn(test, shopper.email),
      test.ask(
        resetPassword,
        { oldpassword: PASSWORD, newpassword: 'another1' },
        { token: shopper.token },
      ),
    ])
    const token = signedIn.code === 1 ? signedIn.data.userinfo.token : shopper.token
    expect((await test.ask(getUserInfo, {}, { token })).status).toBe(401)
  })
})

it('a change of the payment password invalidates a ticket that is being issued', async () => {
  const shopper = await newShopper({ balance: 10_000 })
  const { token } = shopper
  const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
  const { verify } = argon2
  const changed: number[] = []
  jest.spyOn(argon2, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given)
    const input = { oldpassword: PAY_CODE, newpassword: '135790' }
    changed.push((await test.ask(resetPay, input, { token })).code)
    return isRight
  })
  expect(await ticketFor(test, token, [row!.id])).toMatchObject({
    code: 0,
    data: { tries_left: 5 },
  })
  expect(changed).toEqual([1])
  expect((await ticketFor(test, token, [row!.id], '135790')).code).toBe(1)
})

describe('a code that was sent before a change', () => {
  it('of the password resets nothing', async () => {
    const shopper = await newShopper()
    const captcha = await codeFor(shopper)
    const input = { oldpassword: PASSWORD, newpassword: 'another1' }
    expect((await test.ask(resetPassword, input, { token: shopper.token })).code).toBe(1)
    expect(await resetWith(shopper.email, captcha, 'a-thief-1')).toMatchObject(WRONG_CODE)
  })

  it('of the payment password resets nothing', async () => {
    const shopper = await newShopper()
    const { token } = shopper
    const captcha = await codeFor(shopper, 'resetPay')
    const input = { oldpassword: PAY_CODE, newpassword: '135790' }
    expect((await test.ask(resetPay, input, { token })).code).toBe(1)
    const stolen = { newpassword: '999999', captcha }
    expect(await test.ask(resetPay, stolen, { token })).toMatchObject(WRONG_CODE)
  })

  it('of the mobile number, to the earlier number, resets nothing', async () => {
    const shopper = await newShopper()
    const { token } = shopper
    const known = (await test.ask(getUserInfo, {}, { token })).data
    await test.ask(sendCode, { account: known.mobile, purpose: 'resetpwd' }, { ip: newIp() })
    const captcha = await newestCode(test, known.mobile)
    const profile = { family_name: known.family_name, given_name: known.given_name }
    const save = (mobile: string) => test.ask(saveProfile, { ...profile, mobile }, { token })
    expect((await save(`+66862${String(Date.now()).slice(-6)}`)).code).toBe(1)
    expect(await resetWith(shopper.email, captcha)).toMatchObject(WRONG_CODE)
  })

  it('of the name only stays valid', async () => {
    const shopper = await newShopper()
    const { token } = shopper
    const { mobile } = (await test.ask(getUserInfo, {}, { token })).data
    const captcha = await codeFor(shopper)
    const profile = { family_name: 'Srisai', given_name: 'Malee', mobile }
    expect((await test.ask(saveProfile, profile, { token })).code).toBe(1)
    expect((await resetWith(shopper.email, captcha)).code).toBe(1)
  })
})

const resetBy = (type: 'email' | 'mobile', account: string, captcha: string) =>
  test.ask(
    resetPassword,
    { type, [type]: account, captcha, newpassword: `secret-${captcha}` },
    { ip: newIp() },
  )

/** The shopper's own number is their own; anybody may have registered it with their address. */
describe('an account that somebody registered with the contact of another', () => {
  const ask = async (account: string) => {
    await test.ask(sendCode, { account, purpose: 'resetpwd' }, { ip: newIp() })
    await sendWaitingMail(test)
  }
  const mobileOf = async ({ token }: { token: string }) =>
    (await test.ask(getUserInfo, {}, { token })).data.mobile

  it('sends no code to the number once a code by mail was used', async () => {
    const shopper = await newShopper()
    const mobile = await mobileOf(shopper)
    await ask(shopper.email)
    expect(
      (await resetBy('email', shopper.email, await newestCode(test, shopper.email))).code,
    ).toBe(1)
    await ask(mobile)
    expect(await postedTo(test, mobile)).toEqual([])
    expect((await resetBy('mobile', mobile, await newestCode(test, shopper.email))).code).toBe(1)
  })

  it('sends no code to the address once a code to the number was used', async () => {
    const shopper = await newShopper()
    const mobile = await mobileOf(shopper)
    await ask(mobile)
    expect((await resetBy('mobile', mobile, await newestCode(test, mobile))).code).toBe(1)
    const letters = (await postedTo(test, shopper.email)).length
    await ask(shopper.email)
    expect(await postedTo(test, shopper.email)).toHaveLength(letters)
    expect((await resetBy('email', shopper.email, await newestCode(test, mobile))).code).toBe(1)
  })

  it('decides nothing by a code that was sent and not used', async () => {
    const shopper = await newShopper()
    const mobile = await mobileOf(shopper)
    await ask(mobile)
    await ask(shopper.email)
    expect(
      (await resetBy('email', shopper.email, await newestCode(test, shopper.email))).code,
    ).toBe(1)
  })

  it('sends codes for the payment password the same way', async () => {
    const shopper = await newShopper()
    const mobile = await mobileOf(shopper)
    const captcha = await codeFor(shopper, 'resetPay')
    const { token } = shopper
    expect((await test.ask(resetPay, { newpassword: '135790', captcha }, { token })).code).toBe(1)
    await ask(mobile)
    expect(await postedTo(test, mobile)).toEqual([])
  })
})

describe('a forgotten payment password', () => {
  it('is replaced with the mailed code, which also removes a lock', async () => {
    const shopper = await newShopper({ balance: 10_000 })
    const { token } = shopper
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    for (let index = 0; index < 5; index += 1) await ticketFor(test, token, [row!.id], '000000')
    const captcha = await codeFor(shopper, 'resetPay')
    const reset = (input: object) => test.ask(resetPay, input, { token })
    expect(await reset({ newpassword: '135790', captcha: other(captcha) })).toMatchObject(
      WRONG_CODE,
    )
    expect(await reset({ newpassword: PAY_CODE, captcha })).toMatchObject({
      data: { fields: { newpassword: 'The new password must differ from the old one' } },
    })
    expect((await reset({ newpassword: '135790', captcha })).code).toBe(1)
    expect(await reset({ newpassword: '999999', captcha })).toMatchObject(WRONG_CODE)
    expect((await ticketFor(test, token, [row!.id], '135790')).code).toBe(1)
    expect(await noticesOf(shopper)).toContain('payCodeChanged')
    const letters = await postedTo(test, shopper.email)
    expect(letters).toHaveLength(2)
  })

  it('sends no code without a session, nor to the account of another shopper', async () => {
    const [mine, theirs] = [await newShopper(), await newShopper()]
    const input = { account: theirs.email, purpose: 'resetPay' }
    expect((await test.ask(sendCode, input, { ip: newIp() })).status).toBe(401)
    expect((await test.ask(sendCode, input, { ip: newIp(), token: mine.token })).code).toBe(1)
    expect(await postedTo(test, theirs.email)).toEqual([])
  })

  it('sends no message about the first payment password', async () => {
    const shopper = await newShopper()
    expect(await noticesOf(shopper)).toEqual([])
  })
})

describe('the profile', () => {
  const PROFILE = { family_name: 'Srisai', given_name: 'Mali', mobile: '+66 89 111 2233' }

  it('sends codes by mail, and says so, from a new mobile number on', async () => {
    const shopper = await newShopper()
    const { token } = shopper
    const mobile = `+66861${String(Date.now()).slice(-6)}`
    await test.ask(saveProfile, { ...PROFILE, mobile }, { token })
    expect(await noticesOf(shopper)).toContain('mobileChanged')
    await test.ask(sendCode, { account: mobile, purpose: 'resetpwd' }, { ip: newIp() })
    const captcha = await newestCode(test, shopper.email)
    expect(await postedTo(test, mobile)).toEqual([])
    const input = { type: 'mobile', mobile, captcha, newpassword: 'another1' }
    expect((await test.ask(resetPassword, input, { ip: newIp() })).code).toBe(1)
    await test.backend.services.db.execute(
      sql`update users set mobile_changed_at = now() - interval '4 days',
            mobile = ${mobile} where id = ${shopper.id}`,
    )
    await test.ask(sendCode, { account: mobile, purpose: 'resetpwd' }, { ip: newIp() })
    await sendWaitingMail(test)
    expect(await postedTo(test, mobile)).toEqual([])
    expect((await resetBy('mobile', mobile, await newestCode(test, shopper.email))).code).toBe(1)
  })

  it('accepts a new number during a concurrent write of the same shopper', async () => {
    const { id, token } = await newShopper()
    const { db } = test.backend.services
    const input = { ...PROFILE, mobile: '+66 89 111 3344' }
    let saved!: Promise<{ code: number }>
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '500ms'`)
      // As an idempotency key does, which references the shopper; then as a cart does.
      await tx.execute(sql`select from users where id = ${id} for key share`)
      saved = test.ask(saveProfile, input, { token })
      await expectWaiting(db)
      await tx.execute(sql`select from users where id = ${id} for no key update`)
    })
    expect((await saved).code).toBe(1)
  })

  it('changes name and mobile', async () => {
    const { token } = await newShopper()
    const saved = await test.ask(saveProfile, PROFILE, { token })
    expect(saved.data).toMatchObject({ ...PROFILE, mobile: '+66891112233' })
    expect((await test.ask(getUserInfo, {}, { token })).data).toEqual(saved.data)
  })

  it('shows a claimed avatar, keeps it, and leaves earlier ones to the sweep', async () => {
    const [mine, theirs] = [await newShopper(), await newShopper()]
    const { db } = test.backend.services
    const picture = () => ({
      userId: mine.id,
      purpose: 'avatar' as const,
      name: crypto.randomUUID(),
      width: 9,
      height: 9,
      bytes: 9,
    })
    const [upload, next] = await db.insert(uploads).values([picture(), picture()]).returning()
    const used = async () => {
      const rows = await db.select().from(uploads).where(eq(uploads.userId, mine.id))
      return rows.filter(({ usedAt }) => usedAt !== null).map(({ id }) => id)
    }
    const profile = { ...PROFILE, mobile: '+66891112244' }
    const save = (avatar: number | null | undefined, { token } = mine) =>
      test.ask(saveProfile, { ...profile, avatar }, { token })
    expect((await save(upload!.id, theirs)).code).toBe(422)
    const { data } = await save(upload!.id)
    expect(data.avatar).toContain(upload!.name)
    expect((await save(undefined)).data.avatar).toBe(data.avatar)
    expect(await used()).toEqual([upload!.id])
    expect((await save(next!.id)).data.avatar).toContain(next!.name)
    expect(await used()).toEqual([next!.id])
    expect((await save(null)).data.avatar).toBeNull()
    expect(await used()).toEqual([])
  })

  it('rejects a mobile of another account and an invalid one', async () => {
    const { token } = await newShopper()
    const taken = await test.ask(saveProfile, PROFILE, { token })
    expect(taken).toMatchObject({ code: 409 })
    const wrong = await test.ask(saveProfile, { ...PROFILE, mobile: '+1415555013' }, { token })
    expect(wrong).toMatchObject({ msg: 'Please enter a correct mobile phone number' })
  })
})
