import { sql } from 'drizzle-orm'
import { login, logout, saveProfile } from '@/contracts/account'
import { resetPassword } from '@/contracts/passwords'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper as registered, PASSWORD } from '@/server/testing/shoppers'
import { tracesOf } from '@/server/testing/traces'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const newShopper = () => registered(test, { hasPayCode: false })

const signIn = (account: string, password = PASSWORD, agent = 'Test/1') =>
  test.ask(login, { account, password }, { ip: '203.0.113.77', headers: { 'user-agent': agent } })

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile'

it('tells of a new device and of a new password, and records every try', async () => {
  const { id, email, token } = await newShopper()
  await signIn(email, 'wrong')
  const phone = (await signIn(email, PASSWORD, PHONE)).data.userinfo.token
  await test.ask(resetPassword, { oldpassword: 'wrong', newpassword: 'another1' }, { token })
  await test.ask(logout, {}, { token: phone })
  await test.ask(resetPassword, { oldpassword: PASSWORD, newpassword: 'another1' }, { token })
  const { events, notices, audited } = await tracesOf(test, id)
  const [first, second] = audited.filter(([, refId]) => refId !== null).map(([, refId]) => refId)
  expect(audited).toEqual([
    ['registered', first, true],
    ['sign-in', null, false],
    ['sign-in', second, true],
    ['password-change', null, false],
    ['sign-out', second, true],
    ['password-change', null, true],
  ])
  expect(events).toEqual([
    ['account', second, 'session'],
    ['account', id, 'password'],
  ])
  expect(notices).toEqual([
    ['newSession', second, { device: 'Chrome · Android', ip: '203.0.113.77' }],
    ['passwordChanged', id, {}],
  ])
})

it('tells of a new mobile number, and only of a new one', async () => {
  const { id, token } = await newShopper()
  const save = (mobile: string, given_name = 'Mali') =>
    test.ask(saveProfile, { family_name: 'Srisai', given_name, mobile }, { token })
  const { data } = await save('+66 89 777 0001')
  expect(data).toMatchObject({ family_name: 'Srisai', given_name: 'Mali', mobile: '+66897770001' })
  await save('+66897770001', 'Malee')
  const { events, notices, audited } = await tracesOf(test, id)
  expect(events).toEqual([['account', id, 'mobile']])
  expect(notices).toEqual([['mobileChanged', id, {}]])
  expect(audited.slice(1)).toEqual([['mobile-change', null, true]])
})

it('tells of a block only those who know the password', async () => {
  const { id, email } = await newShopper()
  const { db } = test.backend.services
  await db.execute(sql`update users set blocked_at = now() where id = ${id}`)
  const guess = await signIn(email, 'wrong')
  expect(guess).toMatchObject({ code: 0, msg: 'The account or password is incorrect' })
  const known = await signIn(email)
  expect(known).toMatchObject({ code: 0, msg: expect.stringContaining('blocked') })
  expect((await tracesOf(test, id)).audited.slice(1)).toEqual([
    ['sign-in', null, false],
    ['sign-in', null, false],
  ])
})
