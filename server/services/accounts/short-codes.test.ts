import { sql } from 'drizzle-orm'
import { resetPay, verifyPay } from '@/contracts/account'
import { resetPassword, sendCode } from '@/contracts/passwords'
import { PAY_LOCKS } from '@/contracts/limits'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newestCode, postedTo } from '@/server/testing/mail'
import { newShopper, PAY_CODE, signIn } from '@/server/testing/shoppers'
import { deliver, LONG_DIGITS, MAX_TRIES, SHORT_DIGITS } from './codes'
import { RULES } from './try-limits'

const HOURS_OF_YEAR = 365 * 24

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

let networks = 0
const newIp = () => {
  networks += 1
  return `10.9.${Math.floor(networks / 250)}.${networks % 250}`
}

async function lengthsOfCodes(email: string): Promise<number[]> {
  const letters = await postedTo(test, email)
  return letters.flatMap(({ text }) => /\b\d{6,}\b/.exec(text)?.[0].length ?? [])
}

describe('codes in e-mails and text messages', () => {
  it('become longer after the first few of an account, and stay valid', async () => {
    const { email } = await newShopper(test)
    const ask = (ip: string) => test.ask(sendCode, { account: email, purpose: 'resetpwd' }, { ip })
    for (let count = 0; count < 8; count += 1) {
      await ask(newIp())
      await postedTo(test, email)
    }
    expect((await lengthsOfCodes(email)).sort((a, b) => a - b)).toEqual([
      ...Array<number>(RULES.shortCodes.points).fill(SHORT_DIGITS),
      ...Array<number>(8 - RULES.shortCodes.points).fill(LONG_DIGITS),
    ])
    const ip = newIp()
    await test.backend.services.db.execute(sql`delete from try_counters where key like 'codeA%'`)
    await ask(ip)
    const captcha = await newestCode(test, email)
    expect(captcha).toHaveLength(LONG_DIGITS)
    const input = { type: 'email', email, captcha, newpassword: 'another1' }
    expect((await test.ask(resetPassword, input, { ip })).code).toBe(1)
    expect((await signIn(test, email, 'another1')).code).toBe(1)
  })

  it('share one allowance of short codes between both purposes', async () => {
    const { email, token } = await newShopper(test)
    const ask = (purpose: string) =>
      test.ask(sendCode, { account: email, purpose }, { token, ip: newIp() })
    for (let count = 0; count < RULES.shortCodes.points; count += 1) await ask('resetpwd')
    await postedTo(test, email)
    await ask('resetPay')
    const captcha = await newestCode(test, email)
    expect(await lengthsOfCodes(email)).toContain(LONG_DIGITS)
    const long = (await postedTo(test, email)).flatMap(({ text }) => /\b\d{10}\b/.exec(text) ?? [])
    const input = { newpassword: '135790', captcha: long[0] ?? captcha }
    expect((await test.ask(resetPay, input, { token })).code).toBe(1)
  })

  describe('that could not be sent', () => {
    const failToSend = async (email: string, meanwhile = () => Promise.resolve()) => {
      const { services } = test.backend
      const failure = new Error('the mail server is away')
      const sending = jest.spyOn(services.post, 'sendLetter').mockImplementation(async () => {
        await meanwhile()
        throw failure
      })
      const mail = { kind: 'code', account: email, purpose: 'resetpwd', askedBy: null } as const
      for (let tries = 0; tries < RULES.shortCodes.points; tries += 1)
        await expect(deliver(services, mail)).rejects.toBe(failure)
      sending.mockRestore()
      return { deliver: () => deliver(services, mail) }
    }

    it('are not counted', async () => {
      const { email } = await newShopper(test)
      await (await failToSend(email)).deliver()
      expect(await lengthsOfCodes(email)).toEqual([SHORT_DIGITS])
    })

    it('are void', async () => {
      const { id, email } = await newShopper(test)
      await failToSend(email)
      const { rows } = await test.backend.services.db.execute(
        sql`select id from one_time_codes where user_id = ${id}`,
      )
      expect(rows).toEqual([])
    })

    it('are counted if somebody has tried to guess them', async () => {
      const { email } = await newShopper(test)
      const input = { type: 'email', email, captcha: '000000', newpassword: 'another1' }
      const guess = async () => void (await test.ask(resetPassword, input, { ip: newIp() }))
      await (await failToSend(email, guess)).deliver()
      expect(await lengthsOfCodes(email)).toEqual([LONG_DIGITS])
    })
  })

  it('are guessed in a year of attacks with a probability below 0.05 %', () => {
    const { shortCodes, codeAccount, codeHere } = RULES
    const windows = Math.ceil((HOURS_OF_YEAR * 3600) / shortCodes.seconds)
    const shortGuesses = windows * shortCodes.points * MAX_TRIES
    // From any address, and from a network from which the owner has signed in.
    const codesOfHour = codeAccount.points + codeHere.points
    const longGuesses = HOURS_OF_YEAR * codesOfHour * MAX_TRIES
    const chance = shortGuesses / 10 ** SHORT_DIGITS + longGuesses / 10 ** LONG_DIGITS
    expect(chance).toBeLessThan(0.0005)
    expect(chance).toBeGreaterThan(0.0004)
  })
})

describe('the payment password', () => {
  /** Without a time, which `locked_until` has. */
  const LOCKED =
    'Too many wrong payment passwords. Please try again later, or set a new one with a code we send you'
  const guess = (token: string, password = '000000') =>
    test.ask(verifyPay, { action: 'extract', amount: 1000, password }, { token })
  /** The last guess of five names the end of the lock that it begins. */
  async function guessFiveTimes(token: string, lockHours: number) {
    for (let tries = 4; tries > 0; tries -= 1)
      expect((await guess(token)).data).toEqual({ tries_left: tries })
    const { data } = await guess(token)
    expect(data).toEqual({ tries_left: 0, locked_until: expect.any(String) })
    expect(hoursUntil(data)).toBeCloseTo(lockHours, 2)
  }
  const hoursUntil = (data: unknown) =>
    (Date.parse((data as { locked_until: string }).locked_until) - Date.now()) / 3_600_000
  const pass = (id: number, interval: string) =>
    test.backend.services.db.execute(
      sql`update users set pay_locked_until = pay_locked_until - ${interval}::interval where id = ${id}`,
    )

  it('is locked for an hour after five wrong ones, and for a day after every five more', async () => {
    const { id, token } = await newShopper(test)
    await guessFiveTimes(token, 1)
    await pass(id, '59 minutes')
    const nearEnd = await guess(token, PAY_CODE)
    expect(hoursUntil(nearEnd.data)).toBeCloseTo(1 / 60, 2)
    expect(nearEnd.msg).toBe(LOCKED)
    await pass(id, '-59 minutes')
    for (let day = 0; day < 2; day += 1) {
      await pass(id, day === 0 ? '1 hour' : '1 day')
      await guessFiveTimes(token, 24)
      await pass(id, '1 hour')
      const locked = await guess(token, PAY_CODE)
      expect([locked.code, locked.data]).toEqual([
        0,
        { tries_left: 0, locked_until: expect.any(String) },
      ])
      expect(hoursUntil(locked.data)).toBeCloseTo(23, 2)
      expect(locked.msg).toBe(LOCKED)
      await pass(id, '-1 hour')
    }
    await pass(id, '1 day')
    expect((await guess(token, PAY_CODE)).code).toBe(1)
    expect((await guess(token)).data).toEqual({ tries_left: 4 })
  })

  it('can be reset with a mailed code while it is locked for a day', async () => {
    const { id, token, email } = await newShopper(test)
    await test.backend.services.db.execute(
      sql`update users set pay_tries = 10, pay_locked_until = now() + interval '1 day' where id = ${id}`,
    )
    await test.ask(sendCode, { account: email, purpose: 'resetPay' }, { token, ip: newIp() })
    const captcha = await newestCode(test, email)
    const input = { newpassword: '135790', captcha }
    expect((await test.ask(resetPay, input, { token })).code).toBe(1)
    expect((await guess(token, '135790')).code).toBe(1)
  })

  it('is guessed in a year of attacks with a probability below 0.2 %', () => {
    const { tries, laterSeconds } = PAY_LOCKS
    const locksOfYear = Math.ceil((HOURS_OF_YEAR * 3600) / laterSeconds)
    const chance = (tries + tries * locksOfYear) / 10 ** 6
    expect(chance).toBeLessThan(0.002)
    expect(chance).toBeGreaterThan(0.0018)
  })
})
