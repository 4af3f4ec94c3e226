import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { beginUpload, cancelUpload, finishUpload } from '@/contracts/uploads'
import { inTransaction } from '@/server/db/transaction'
import { uploads } from '@/server/db/tables/uploads'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { jpeg, sendForm, upload } from '@/server/testing/pictures'
import { newUpload } from '@/server/testing/refunds'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { SHOPPER_QUOTA } from './quota'
import { sweepUploads } from './sweep'
import { claim } from './uploads'

const MIB = 1024 * 1024
const MAX_UNFINISHED = 20

let test: TestBackend
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend({ unusedUploadsBytes: 1000 * MIB })
})
beforeEach(async () => {
  shopper = await newShopper(test, { hasPayCode: false })
})
afterAll(() => test.close())

const begin = (size: number, by = shopper, on = test) =>
  on.ask(beginUpload, { purpose: 'review', size }, { token: by.token })
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const doneOf = (answers: { code: number }[]) => answers.filter(({ code }) => code === 1).length
const unusedOf = ({ id }: TestShopper, on = test) =>
  on.backend.services.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, id), isNull(uploads.usedAt)))
/** The id of an upload that is received in parts. */
const idOf = ({ purpose, bytes, name }: typeof uploads.$inferSelect) =>
  `${purpose}-${bytes}-${name}`
const partsOf = async ({ id }: TestShopper) =>
  (await Array.fromAsync(test.backend.services.files.list(`parts/${id}`))).map(({ name }) => name)

it('keeps twenty unfinished uploads of a shopper, also for concurrent starts', async () => {
  const answers = await times(60, () => begin(1000))
  expect(doneOf(answers)).toBeGreaterThanOrEqual(MAX_UNFINISHED)
  const rows = await unusedOf(shopper)
  const names = rows.map((row) => `parts/${shopper.id}/${idOf(row)}`)
  expect(names).toHaveLength(MAX_UNFINISHED)
  expect((await partsOf(shopper)).sort()).toEqual(names.sort())
})

it('removes the oldest unfinished uploads when new ones begin', async () => {
  const ids: string[] = []
  for (let count = 0; count < MAX_UNFINISHED + 2; count += 1) ids.push((await begin(1000)).data.id)
  const kept = (await unusedOf(shopper)).map(idOf)
  expect(kept.sort()).toEqual(ids.slice(2).sort())
})

it('counts unused pictures and parts of a shopper, also concurrent ones', async () => {
  const room = 6
  for (let count = 0; count < SHOPPER_QUOTA.pictures - room; count += 1)
    await newUpload(test, shopper, 'review')
  const picture = await jpeg()
  const answers = await times<{ code: number; msg: string }>(room + 6, (at) =>
    // Of one account, three pictures are in the queue at most.
    at % 4 === 0 ? upload(test, shopper.token, 'review', picture) : begin(1000),
  )
  expect(doneOf(answers)).toBe(room)
  expect(await unusedOf(shopper)).toHaveLength(SHOPPER_QUOTA.pictures)
  const refused = answers.filter(({ code }) => code !== 1)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([0]))
  expect(refused[0]!.msg).toMatch(/^You have uploaded many pictures that are not used yet/)
  const other = await newShopper(test, { hasPayCode: false })
  expect((await begin(1000, other)).code).toBe(1)
})

it('counts the bytes of unused pictures of a shopper', async () => {
  const { db } = test.backend.services
  const id = await newUpload(test, shopper, 'review')
  const bytes = SHOPPER_QUOTA.bytes - 45 * MIB
  await db.update(uploads).set({ bytes }).where(eq(uploads.id, id))
  expect(doneOf(await times(8, () => begin(10 * MIB)))).toBe(4)
  await inTransaction(db, (tx) => claim(tx, shopper.id, [id], 'review'))
  expect((await begin(10 * MIB)).code).toBe(1)
})

describe('the quota of all shoppers', () => {
  let small: TestBackend
  let shoppers: TestShopper[]
  const picture = jpeg(400, 300)
  beforeEach(async () => {
    small = await openTestBackend({ unusedUploadsBytes: MIB })
    shoppers = await Promise.all([1, 2, 3, 4].map(() => newShopper(small, { hasPayCode: false })))
  })
  afterEach(() => small.close())

  it('limits concurrent starts and explains the refusal', async () => {
    const size = 300 * 1024
    const answers = await times(12, (at) => begin(size, shoppers[at % 4], small))
    expect(doneOf(answers)).toBe(3)
    const refused = answers.find(({ code }) => code !== 1)
    expect(refused).toMatchObject({ code: 0, data: null })
    expect(refused!.msg).toBe('We cannot take more pictures at the moment. Please try again later')
    const large = new Uint8Array(200 * 1024)
    const whole = await upload(small, shoppers[0]!.token, 'review', Buffer.from(large))
    expect(whole.msg).toBe(refused!.msg)
  })

  it('is released by cancelled, refused, smaller and abandoned uploads', async () => {
    const [one] = shoppers
    const fill = async () => (await begin(MIB - 100, one, small)).data
    const isFull = async () => (await begin(200, shoppers[1], small)).code === 0
    const token = one!.token

    const cancelled = await fill()
    expect(await isFull()).toBe(true)
    await small.ask(cancelUpload, { id: cancelled.id }, { token })

    const text = Buffer.from('no picture')
    expect((await upload(small, token, 'review', text)).status).toBe(415)
    expect(await unusedOf(one!, small)).toEqual([])

    const bytes = await picture
    const { data } = await begin(bytes.length, one, small)
    const file = new File([new Uint8Array(bytes)], 'part')
    await sendForm(small, '/api/common/upload_part', { id: data.id, offset: '0', file }, token)
    expect((await small.ask(finishUpload, { id: data.id }, { token })).code).toBe(1)
    const [row] = await unusedOf(one!, small)
    expect(row).toMatchObject({ width: 400, height: 300 })
    expect(row!.bytes).not.toBe(bytes.length)

    const left = await begin(MIB - row!.bytes - 100, one, small)
    expect(left.code).toBe(1)
    expect(await isFull()).toBe(true)
    const { services } = small.backend
    const part = path.join(services.config.dataDir, 'uploads/parts', String(one!.id), left.data.id)
    const longAgo = new Date(Date.now() - 7 * 3_600_000)
    await utimes(part, longAgo, longAgo)
    await sweepUploads(services)
    expect(await isFull()).toBe(false)
  })
})

it('rejects the use of a picture that is not complete', async () => {
  const { db } = test.backend.services
  await begin(1000)
  const [row] = await unusedOf(shopper)
  await expect(
    inTransaction(db, (tx) => claim(tx, shopper.id, [row!.id], 'review')),
  ).rejects.toThrow('InvalidInput')
})
