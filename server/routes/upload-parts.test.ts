import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beginUpload, cancelUpload, finishUpload } from '@/contracts/uploads'
import { uploads } from '@/server/db/tables/uploads'
import { sweepUploads } from '@/server/services/uploads/sweep'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { jpeg, sendForm, upload } from '@/server/testing/pictures'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
let shopper: TestShopper
let stranger: TestShopper
let picture: Buffer
beforeAll(async () => {
  test = await openTestBackend()
  shopper = await newShopper(test)
  stranger = await newShopper(test)
  picture = await jpeg(400, 300)
})
afterAll(() => test.close())

const asShopper = () => ({ token: shopper.token })
const begin = async (size = picture.length) =>
  test.ask(beginUpload, { purpose: 'review', size }, asShopper())
const part = (id: string, from: number, bytes: Buffer, token = shopper.token) =>
  sendForm<{ received: number }>(
    test,
    '/api/common/upload_part',
    { id, offset: String(from), file: new File([new Uint8Array(bytes)], 'part') },
    token,
  )
const finish = (id: string, token = shopper.token) => test.ask(finishUpload, { id }, { token })
const fileOf = (id: string) =>
  path.join(test.backend.services.config.dataDir, 'uploads', 'parts', String(shopper.id), id)

it('resumes an upload, and creates the picture once', async () => {
  const { data } = await begin()
  const half = Math.floor(picture.length / 2)
  const first = await part(data.id, 0, picture.subarray(0, half))
  expect(first.data.received).toBe(half)
  // A repeated part, and one with a later offset, return the expected offset and change nothing.
  expect((await part(data.id, 0, picture.subarray(0, half))).data.received).toBe(half)
  expect((await part(data.id, half + 5, picture.subarray(half + 5))).data.received).toBe(half)
  expect(await finish(data.id)).toMatchObject({ code: 409, data: { received: half } })
  await part(data.id, half, picture.subarray(half))
  const [one, twin] = await Promise.all([finish(data.id), finish(data.id)])
  expect(one).toMatchObject({ code: 1, data: { width: 400, height: 300 } })
  expect(twin.data).toEqual(one.data)
  expect((await finish(data.id)).data).toEqual(one.data)
  expect((await part(data.id, half, picture.subarray(half))).code).toBe(404)
})

it('belongs to the shopper who started it', async () => {
  const { data } = await begin()
  await part(data.id, 0, picture)
  expect((await part(data.id, 0, picture, stranger.token)).code).toBe(404)
  expect((await finish(data.id, stranger.token)).code).toBe(404)
  await test.ask(cancelUpload, { id: data.id }, { token: stranger.token })
  const { code, data: done } = await finish(data.id)
  expect(code).toBe(1)
  const [row] = await test.backend.services.db.select().from(uploads).where(eq(uploads.id, done.id))
  expect(row).toMatchObject({ userId: shopper.id, purpose: 'review', usedAt: null })
  expect((await finish(data.id, stranger.token)).code).toBe(404)
})

it('rejects more bytes than announced or allowed', async () => {
  const { data } = await begin(100)
  expect((await part(data.id, 0, Buffer.alloc(101))).status).toBe(413)
  const large = await begin(3 * 1024 * 1024)
  expect((await part(large.data.id, 0, Buffer.alloc(1024 * 1024 + 1))).status).toBe(413)
  expect(await begin(10 * 1024 * 1024 + 1)).toMatchObject({ status: 413, code: 413 })
  expect((await begin(0)).code).toBe(422)
  for (const id of ['review-5-../../../../etc', 'review-5-x', '../x', 'page-5-'.padEnd(39, 'a')])
    expect((await finish(id)).code).toBe(422)
})

it('deletes an upload that is no picture or was cancelled', async () => {
  const { data } = await begin(8)
  await part(data.id, 0, Buffer.from('<svg/>  '))
  expect((await finish(data.id)).status).toBe(415)
  expect((await finish(data.id)).code).toBe(404)
  const other = (await begin()).data.id
  await test.ask(cancelUpload, { id: other }, asShopper())
  expect((await part(other, 0, picture)).code).toBe(404)
})

it('is found by its own purpose and size alone, so that no file is without a reservation', async () => {
  const { id } = (await begin(100)).data
  const reserved = async () => {
    const name = id.split('-').slice(2).join('-')
    return test.backend.services.db.select().from(uploads).where(eq(uploads.name, name))
  }
  for (const other of [id.replace('review', 'avatar'), id.replace('-100-', '-101-')]) {
    expect((await test.ask(cancelUpload, { id: other }, asShopper())).code).toBe(1)
    expect((await part(other, 0, Buffer.alloc(5))).code).toBe(404)
    expect((await finish(other)).code).toBe(404)
  }
  expect(await reserved()).toHaveLength(1)
  expect((await part(id, 0, Buffer.alloc(5))).data.received).toBe(5)
  await test.backend.services.db.delete(uploads).where(eq(uploads.name, id.split('-')[2]!))
  await test.ask(cancelUpload, { id }, asShopper())
  expect(await reserved()).toHaveLength(0)
  expect((await part(id, 5, Buffer.alloc(5))).code).toBe(404)
})

it('keeps the latest twenty unfinished uploads of a shopper', async () => {
  const ids: string[] = []
  for (let count = 0; count < 22; count += 1) {
    ids.push((await begin()).data.id)
    const at = new Date(Date.now() - 60_000 + count * 1000)
    await utimes(fileOf(ids.at(-1)!), at, at)
  }
  expect((await part(ids[0]!, 0, picture)).code).toBe(404)
  expect((await part(ids.at(-1)!, 0, picture)).code).toBe(1)
})

it('is deleted when it is abandoned or unused', async () => {
  const { services } = test.backend
  const [old, recent] = [await begin(), await begin()]
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  await utimes(fileOf(old.data.id), longAgo, longAgo)
  const unused = (await upload(test, shopper.token, 'review')).data
  const used = (await upload(test, shopper.token, 'refund')).data
  const fresh = (await upload(test, shopper.token, 'review')).data
  for (const { id } of [unused, used])
    await services.db.update(uploads).set({ createdAt: longAgo }).where(eq(uploads.id, id))
  await services.db.update(uploads).set({ usedAt: longAgo }).where(eq(uploads.id, used.id))
  const stray = `${'s'.repeat(32)}.webp`
  await services.files.write(stray, picture)
  await utimes(path.join(services.config.dataDir, 'uploads', stray), longAgo, longAgo)
  await sweepUploads(services)
  const status = async ({ url }: { url: string }) =>
    (await test.fetch(url, { headers: asShopper() })).status
  expect(await Promise.all([unused, used, fresh].map(status))).toEqual([404, 200, 200])
  expect(await services.files.read(unused.url.replace('/api/uploads/', ''))).toBeNull()
  expect(await services.files.read(stray)).toBeNull()
  expect((await part(old.data.id, 0, picture)).code).toBe(404)
  expect((await part(recent.data.id, 0, picture)).code).toBe(1)
})
