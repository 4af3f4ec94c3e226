import { and, eq, like } from 'drizzle-orm'
import { getUserInfo, login } from '@/contracts/account'
import { listSessions, revokeSession } from '@/contracts/sessions'
import { notices } from '@/server/db/tables/notices'
import { sessions } from '@/server/db/tables/accounts'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, PASSWORD, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function signInOn(shopper: TestShopper, device: string) {
  const headers = { 'user-agent': device }
  const input = { account: shopper.email, password: PASSWORD }
  const answer = await test.ask(login, input, { ip: '192.0.2.77', headers })
  return answer.data.userinfo.token
}

const isOpen = async (token: string) => (await test.ask(getUserInfo, {}, { token })).code === 1

async function alertsOf(shopper: TestShopper) {
  const rows = await test.backend.services.db
    .select({ code: notices.code, params: notices.params })
    .from(notices)
    .where(eq(notices.userId, shopper.id))
  return rows.filter(({ code }) => code === 'newSession').map(({ params }) => params.device)
}

it('lists the sessions of the shopper, the current one first', async () => {
  const shopper = await newShopper(test)
  await signInOn(shopper, ANDROID)
  await signInOn(shopper, WINDOWS)
  const { data } = await test.ask(listSessions, {}, { token: shopper.token })
  expect(data.map(({ device, current }) => [device, current])).toEqual([
    ['', true],
    ['Firefox · Windows', false],
    ['Chrome · Android', false],
  ])
  expect(data[1]).toMatchObject({ ip: '192.0.2.77' })
  expect(JSON.stringify(data)).not.toContain(shopper.token)
})

it('lists no session that has expired', async () => {
  const shopper = await newShopper(test)
  await signInOn(shopper, ANDROID)
  await signInOn(shopper, WINDOWS)
  await test.backend.services.db
    .update(sessions)
    .set({ expiresAt: new Date() })
    .where(and(eq(sessions.userId, shopper.id), like(sessions.device, '%Windows%')))
  const { data } = await test.ask(listSessions, {}, { token: shopper.token })
  expect(data.map(({ device }) => device)).toEqual(['', 'Chrome · Android'])
})

it('signs out one device, or all others, and never another shopper', async () => {
  const [shopper, stranger] = [await newShopper(test), await newShopper(test)]
  const [phone, desk] = [await signInOn(shopper, ANDROID), await signInOn(shopper, WINDOWS)]
  const { data } = await test.ask(listSessions, {}, { token: phone })
  const deskId = data.find(({ device }) => device === 'Firefox · Windows')!.id
  const theirs = await test.ask(revokeSession, { id: deskId }, { token: stranger.token })
  expect(theirs.code).toBe(404)
  expect(await isOpen(desk)).toBe(true)
  expect((await test.ask(revokeSession, { id: deskId }, { token: phone })).code).toBe(1)
  expect(await isOpen(desk)).toBe(false)
  expect((await test.ask(revokeSession, { id: deskId }, { token: phone })).code).toBe(404)
  expect((await test.ask(revokeSession, { all: true }, { token: phone })).code).toBe(1)
  expect([await isOpen(phone), await isOpen(shopper.token)]).toEqual([true, false])
  expect(await isOpen(stranger.token)).toBe(true)
})

it.each([{}, { id: 1, all: true }, { all: false }])(
  'requires either one or all: %j',
  async (input) => {
    const { token } = await newShopper(test)
    expect((await test.ask(revokeSession, input, { token })).code).toBe(422)
  },
)

it('notifies of a new device once, when there was one before', async () => {
  const shopper = await newShopper(test)
  await signInOn(shopper, ANDROID)
  await signInOn(shopper, ANDROID.replace('142', '143'))
  await signInOn(shopper, WINDOWS)
  expect(await alertsOf(shopper)).toEqual(['Chrome · Android', 'Firefox · Windows'])
})

it('records when a device was last used, but not at every call', async () => {
  const shopper = await newShopper(test)
  const { db } = test.backend.services
  const seenAt = async () =>
    (await db.select().from(sessions).where(eq(sessions.userId, shopper.id)))[0]!.lastSeenAt
  const before = await seenAt()
  await isOpen(shopper.token)
  expect(await seenAt()).toEqual(before)
  const longAgo = new Date(Date.now() - 10 * 60_000)
  await db.update(sessions).set({ lastSeenAt: longAgo }).where(eq(sessions.userId, shopper.id))
  await isOpen(shopper.token)
  expect((await seenAt()).getTime()).toBeGreaterThan(longAgo.getTime())
})
