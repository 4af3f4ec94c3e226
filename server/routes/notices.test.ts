import { getUserInfo } from '@/contracts/account'
import { LOCALES } from '@/contracts/languages'
import { listNotices, readNotices } from '@/contracts/notices'
import { inTransaction } from '@/server/db/transaction'
import { type NoticeCode, NOTICES } from '@/server/domain/notices'
import { noticeWords } from '@/server/services/notices/notice-words'
import { notify } from '@/server/services/notices/notify'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const CODES = Object.keys(NOTICES) as NoticeCode[]
const unreadOf = async ({ token }: TestShopper) =>
  (await test.ask(getUserInfo, {}, { token })).data.unread
const read = ({ token }: TestShopper, input: object) => test.ask(readNotices, input, { token })
const listOf = ({ token }: TestShopper, input: object = {}) =>
  test.ask(listNotices, input, { token })

/** Sends the shopper several notifications and returns their ids, latest first. */
async function told(shopper: TestShopper, codes: NoticeCode[]): Promise<number[]> {
  for (const code of codes)
    await inTransaction(test.backend.services.db, (tx) =>
      notify(tx, [
        { userId: shopper.id, kind: 'account', refId: 7, detail: 'test', notice: { code } },
      ]),
    )
  return (await listOf(shopper)).data.list.map(({ id }) => id)
}

describe.each(CODES)('%s', (code) => {
  it.each(LOCALES)('has text in %s', (locale) => {
    const params = {
      orderNo: 'S-100',
      amount: 123_456,
      reason: 'not readable',
      carrier: 'River Post',
      trackingNo: 'RP-1',
    }
    const words = noticeWords(code, params, locale)
    for (const text of [words.title, words.body]) {
      expect(text).not.toMatch(/inbox\.|[{}]|undefined|NaN/)
      expect(text.length).toBeGreaterThan(1)
    }
    const english = noticeWords(code, params, 'en')
    expect(words.body === english.body).toBe(locale === 'en')
    const bare = noticeWords(code, {}, locale)
    expect(bare.body).not.toMatch(/inbox\.|[{}]|undefined|NaN/)
  })
})

it('formats amounts as money and omits a missing reason', () => {
  const refused = (reason: string) =>
    noticeWords('rechargeRefused', { amount: 123_456, reason }, 'en').body
  expect(refused('blurred')).toBe('Your top-up of $1,234.56 was refused. Reason: blurred')
  expect(refused('')).toBe('Your top-up of $1,234.56 was refused.')
})

it('lists notifications, latest first, by page and by kind', async () => {
  const shopper = await newShopper(test)
  await told(shopper, ['orderPaid', 'rechargePassed', 'newSession'])
  const first = await listOf(shopper, { limit: 2 })
  expect(first.data.list.map(({ kind, link, read: isRead }) => [kind, link, isRead])).toEqual([
    ['security', '/security', false],
    ['wallet', '/topUpRecord', false],
  ])
  const cursor = first.data.next_cursor
  const second = await listOf(shopper, { limit: 2, cursor })
  expect(second.data.list.map(({ kind, link }) => [kind, link])).toEqual([
    ['order', '/orderInfo/7'],
  ])
  expect(second.data.next_cursor).toBeNull()
  const wallet = await listOf(shopper, { kind: 'wallet' })
  expect(wallet.data.list.map(({ kind }) => kind)).toEqual(['wallet'])
  const [, middle] = first.data.list
  const one = await listOf(shopper, { id: middle?.id })
  expect(one.data).toEqual({ list: [middle], next_cursor: null })
  expect((await listOf(shopper, { kind: 'weather' })).code).toBe(422)
  expect((await listOf(shopper, { cursor: 'forged.cursor' })).code).toBe(422)
})

it('counts unread notifications only', async () => {
  const shopper = await newShopper(test)
  const ids = await told(shopper, ['orderPaid', 'orderReceived', 'newSession'])
  expect(await unreadOf(shopper)).toBe(3)
  expect((await read(shopper, { ids: [ids[0], ids[0]] })).data).toEqual({ unread: 2 })
  expect((await read(shopper, { ids: [ids[0]] })).data).toEqual({ unread: 2 })
  const unread = await listOf(shopper, { unread: true })
  expect(unread.data.list.map(({ id }) => id)).toEqual(ids.slice(1))
  expect((await read(shopper, { all: true })).data).toEqual({ unread: 0 })
  expect(await unreadOf(shopper)).toBe(0)
})

it('accepts either ids or all', async () => {
  const shopper = await newShopper(test)
  for (const input of [{}, { ids: [1], all: true }, { ids: [] }, { all: false }])
    expect((await read(shopper, input)).code).toBe(422)
})

it('shows no notifications of another shopper', async () => {
  const [mine, theirs] = [await newShopper(test), await newShopper(test)]
  const ids = await told(theirs, ['orderPaid'])
  expect((await read(mine, { ids })).data).toEqual({ unread: 0 })
  expect((await read(mine, { all: true })).data).toEqual({ unread: 0 })
  expect((await listOf(mine)).data.list).toEqual([])
  expect((await listOf(mine, { id: ids[0] })).data.list).toEqual([])
  expect(await unreadOf(theirs)).toBe(1)
  expect((await test.ask(listNotices)).status).toBe(401)
  expect((await test.ask(readNotices, { all: true })).status).toBe(401)
})
