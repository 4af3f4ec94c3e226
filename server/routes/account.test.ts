import { sql } from 'drizzle-orm'
import {
  getUserInfo,
  login,
  logout,
  register,
  resetPay,
  setLanguage,
  verifyPay,
} from '@/contracts/account'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, PASSWORD, PAY_CODE, signIn, ticketFor } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const ANN = {
  family_name: 'Ånn',
  given_name: '小明',
  email: 'Ann@Example.com',
  mobile: '+66 81-234-5678',
  password: 'secret1',
}

describe('registration', () => {
  it('creates an account and signs in', async () => {
    const { code, data } = await test.ask(register, ANN, { locale: 'ja' })
    expect(code).toBe(1)
    expect(data.userinfo).toMatchObject({
      email: 'ann@example.com',
      mobile: '+66812345678',
      balance: 0,
      frozen: 0,
    })
    expect(data.userinfo.language.file_name).toBe('ri')
    expect(JSON.stringify(data)).not.toContain('secret1')
    const lifetime = Date.parse(data.userinfo.expires_at) - Date.now()
    expect(lifetime / 86_400_000).toBeCloseTo(3, 2)
  })

  it('rejects an e-mail or mobile of an existing account, ignoring case', async () => {
    const sameMail = await test.ask(register, {
      ...ANN,
      email: 'ANN@example.com',
      mobile: '+66999999999',
    })
    const sameMobile = await test.ask(register, { ...ANN, email: 'other@example.com' })
    const mailTaken = 'This email already has an account'
    const mobileTaken = 'This mobile phone number already has an account'
    expect(sameMail).toMatchObject({ code: 409, msg: mailTaken })
    expect(sameMail.data).toEqual({ fields: { email: mailTaken } })
    expect(sameMobile).toMatchObject({ code: 409, msg: mobileTaken })
    expect(sameMobile.data).toEqual({ fields: { mobile: mobileTaken } })
  })

  it('creates one account from ten concurrent identical forms', async () => {
    const form = { ...ANN, email: 'twin@example.com', mobile: '+66810000001' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => test.ask(register, form)))
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
  })
})

it.each([
  ['six spaces as a password', { password: '      ' }, 'password'],
  ['a number that is one digit short', { mobile: '+1415555013' }, 'mobile'],
  ['a number without a country code', { mobile: '0812345678' }, 'mobile'],
])('refuses %s', async (_, wrong, field) => {
  const refused = await test.ask(register, { ...ANN, email: 'wrong@example.com', ...wrong })
  expect(refused).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } })
})

describe('sign-in', () => {
  it('accepts Thai digits in a mobile number at registration and sign-in', async () => {
    const form = { ...ANN, email: 'thai@example.com', mobile: '+๖๖ ๘๑-๐๐๐-๐๐๐๗' }
    const { data } = await test.ask(register, form)
    expect(data.userinfo.mobile).toBe('+66810000007')
    for (const account of ['+66 81 000 0007', '+๖๖๘๑๐๐๐๐๐๐๗'])
      expect((await test.ask(login, { account, password: form.password })).code).toBe(1)
  })

  it.each(['66812345678', '+66 (0)81 234 5678', '660812345678'])(
    'accepts %s for +66812345678',
    async (account) => {
      expect((await signIn(test, account)).code).toBe(1)
    },
  )

  it('counts guesses at every spelling of a mobile number together', async () => {
    const ip = '198.51.102.1'
    const spellings = ['+66812345678', '66812345678', '660812345678', '+66(0)812345678']
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) {
      const account = spellings[guess % spellings.length]!
      const { status } = await test.ask(login, { account, password: 'wrong' }, { ip })
      statuses.push(status)
    }
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('accepts e-mail or mobile, and returns a new token each time', async () => {
    const byMail = await signIn(test, 'ANN@example.com')
    const byMobile = await signIn(test, '+66 81 234 5678')
    expect([byMail.code, byMobile.code]).toEqual([1, 1])
    expect(byMail.data.userinfo.token).not.toBe(byMobile.data.userinfo.token)
  })

  it('returns the same error for a wrong password and an unknown account', async () => {
    const wrong = await signIn(test, 'ann@example.com', 'wrong-one')
    const unknown = await signIn(test, 'nobody@example.com', 'wrong-one')
    expect(wrong.msg).toBe('The account or password is incorrect')
    expect({ ...unknown, headers: null, time: 0 }).toEqual({ ...wrong, headers: null, time: 0 })
  })

  it('limits guesses from one address without locking the owner out elsewhere', async () => {
    const shopper = await newShopper(test)
    const guess = () =>
      test.ask(login, { account: shopper.email, password: 'guess-guess' }, { ip: '203.0.113.7' })
    for (let index = 0; index < 10; index += 1) expect((await guess()).code).toBe(0)
    const stopped = await guess()
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(test, shopper.email, PASSWORD, '203.0.113.8')).code).toBe(1)
  })

  it('counts guesses at a long account name per address too', async () => {
    const email = `owner@${`${'a'.repeat(60)}.`.repeat(3)}example.com`
    await test.ask(register, { ...ANN, email, mobile: '+66810000009' }, { ip: '198.51.103.1' })
    const account = email
    const guess = () => test.ask(login, { account, password: 'wrong' }, { ip: '198.51.103.2' })
    for (let tries = 0; tries < 10; tries += 1) await guess()
    expect((await guess()).status).toBe(429)
    const owner = { account, password: ANN.password }
    expect((await test.ask(login, owner, { ip: '198.51.103.3' })).code).toBe(1)
  })

  it('forgets the wrong passwords of an address after a sign-in from there', async () => {
    const { email } = await newShopper(test, { hasPayCode: false })
    const address = '198.51.103.5'
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 9; tries += 1)
        expect((await signIn(test, email, 'wrong', address)).code).toBe(0)
      expect((await signIn(test, email, PASSWORD, address)).code).toBe(1)
    }
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    const { email } = await newShopper(test, { hasPayCode: false })
    const guess = (index: number) =>
      test.ask(login, { account: email, password: 'guess' }, { ip: `2001:db8:7:7::${index}` })
    for (let index = 1; index <= 10; index += 1) expect((await guess(index)).code).toBe(0)
    expect((await guess(11)).status).toBe(429)
  })

  it('accepts the owner from the address of registration, despite guesses from elsewhere', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    const inAnHour = Date.now() + 3_600_000
    await signIn(test, shopper.email, PASSWORD, '203.0.113.20')
    await test.backend.services.db.execute(
      sql`insert into try_counters (key, points, expire)
          values (${`signInAccount:${shopper.email}`}, 100, ${inAnHour})
          on conflict (key) do update set points = 100`,
    )
    expect((await signIn(test, shopper.email, PASSWORD, '203.0.113.21')).status).toBe(429)
    expect((await signIn(test, shopper.email, PASSWORD, '203.0.113.20')).code).toBe(1)
    expect((await signIn(test, shopper.email, PASSWORD, '203.0.113.21')).status).toBe(429)
  })

  it('ends the session on the server at sign-out', async () => {
    const { token } = (await signIn(test, 'ann@example.com')).data.userinfo
    expect((await test.ask(getUserInfo, {}, { token })).code).toBe(1)
    expect((await test.ask(logout, {}, { token })).code).toBe(1)
    expect(await test.ask(getUserInfo, {}, { token })).toMatchObject({
      status: 401,
      code: 401,
      msg: 'Please login first',
    })
  })

  it('keeps at most ten sessions', async () => {
    const shopper = await newShopper(test)
    for (let index = 0; index < 10; index += 1) await signIn(test, shopper.email)
    expect((await test.ask(getUserInfo, {}, { token: shopper.token })).status).toBe(401)
  })

  it('ends a session after three days', async () => {
    const { token } = await newShopper(test)
    const goOn = (time: string) =>
      test.backend.services.db.execute(
        sql`update sessions set expires_at = expires_at - ${time}::interval`,
      )
    await goOn('2 days 23 hours 59 minutes')
    expect((await test.ask(getUserInfo, {}, { token })).status).toBe(200)
    await goOn('1 minute')
    expect((await test.ask(getUserInfo, {}, { token })).status).toBe(401)
  })

  it('ignores a malformed token', async () => {
    for (const token of ['x', 'é'.repeat(43), 'A'.repeat(43), 'A'.repeat(5000)]) {
      const headers = { token: encodeURIComponent(token) }
      expect((await test.ask(getUserInfo, {}, { headers })).status).toBe(401)
    }
  })
})

describe('the payment password', () => {
  it('is set once without an old one, and then only with it', async () => {
    const { token } = await newShopper(test, { hasPayCode: false })
    const set = (body: object) => test.ask(resetPay, body, { token })
    expect((await set({ newpassword: '135791', oldpassword: '' })).code).toBe(1)
    expect(await set({ newpassword: '222222' })).toMatchObject({
      code: 422,
      data: { fields: { oldpassword: expect.any(String) } },
    })
    expect((await set({ newpassword: '222222', oldpassword: '000000' })).code).toBe(0)
    expect(await set({ newpassword: '135791', oldpassword: '135791' })).toMatchObject({ code: 422 })
    expect((await set({ newpassword: '222222', oldpassword: '135791' })).code).toBe(1)
  })

  it.each(['12345', 'abcdef', '12345a', '１２３４５６', '1'.repeat(13)])(
    'has six to twelve digits only: %s',
    async (newpassword) => {
      const { token } = await newShopper(test, { hasPayCode: false })
      const answer = await test.ask(resetPay, { newpassword }, { token })
      expect(answer).toMatchObject({
        code: 422,
        msg: 'Password must be at least 6 characters long and can only contain numbers',
      })
    },
  )

  it('locks after five wrong ones, also concurrent ones, and then rejects the correct one', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    const guesses = Array.from({ length: 40 }, (_, index) => String(100_000 + index))
    const answers = await Promise.all(
      guesses.map((code) => ticketFor(test, shopper.token, [row!.id], code)),
    )
    const verified = answers.filter(
      (answer) => (answer.data as unknown as { tries_left: number }).tries_left > 0,
    )
    expect(verified).toHaveLength(4)
    expect(answers.every((answer) => answer.code === 0)).toBe(true)
    const right = await ticketFor(test, shopper.token, [row!.id], PAY_CODE)
    expect(right).toMatchObject({ code: 0, data: { tries_left: 0 } })
  })

  it('rejects the correct one at the sixth attempt', async () => {
    const shopper = await newShopper(test)
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    const guess = (code: string) => ticketFor(test, shopper.token, [row!.id], code)
    for (const tries_left of [4, 3, 2, 1])
      expect((await guess('000000')).data).toEqual({ tries_left })
    const last = await guess('000000')
    expect(last.data).toEqual({ tries_left: 0, locked_until: expect.any(String) })
    expect(await guess(PAY_CODE)).toMatchObject({ code: 0, data: last.data })
  })

  it('returns the number of remaining attempts, and resets it after a correct one', async () => {
    const shopper = await newShopper(test)
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    const wrong = await ticketFor(test, shopper.token, [row!.id], '000000')
    expect(wrong.data).toEqual({ tries_left: 4 })
    expect((await ticketFor(test, shopper.token, [row!.id])).code).toBe(1)
    expect((await ticketFor(test, shopper.token, [row!.id], '000000')).data).toEqual({
      tries_left: 4,
    })
  })

  it('returns an error when none is set', async () => {
    const { token } = await newShopper(test, { hasPayCode: false })
    const answer = await test.ask(
      verifyPay,
      { action: 'extract', password: PAY_CODE, amount: 100 },
      { token },
    )
    expect(answer).toMatchObject({ code: 0, msg: 'You have not set payment password?' })
  })
})

describe('language', () => {
  it('is stored on the account when signed in', async () => {
    const { token } = await newShopper(test)
    expect((await test.ask(setLanguage, { file_name: 'han' })).data.language_name).toBe('한국어')
    await test.ask(setLanguage, { file_name: 'han' }, { token })
    expect((await test.ask(getUserInfo, {}, { token })).data.language.file_name).toBe('han')
    expect((await test.ask(setLanguage, { file_name: 'xx' })).code).toBe(422)
  })

  it('uses Accept-Language, then lang, then Thai for messages', async () => {
    const ask = async (headers: Record<string, string>, search = '') =>
      (
        (await (await test.fetch(`/api/user/getUserInfo${search}`, { headers })).json()) as {
          msg: string
        }
      ).msg
    expect(await ask({ 'accept-language': 'ko-KR,ko;q=0.9' })).toBe('먼저 로그인해 주세요')
    expect(await ask({}, '?lang=zh-cn')).toBe('请先登录')
    expect(await ask({})).toBe('กรุณาเข้าสู่ระบบก่อน')
    expect(await ask({ 'accept-language': 'xx,;;q=,\u0001'.replace('\u0001', '') })).toBe(
      'กรุณาเข้าสู่ระบบก่อน',
    )
  })
})
