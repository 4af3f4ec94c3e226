import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beginUpload, finishUpload } from '@/contracts/uploads'
import type { UploadPurpose } from '@/contracts/schemas/uploads'
import { inTransaction } from '@/server/db/transaction'
import { uploads } from '@/server/db/tables/uploads'
import { sweepUploads } from '@/server/services/uploads/sweep'
import { claim } from '@/server/services/uploads/uploads'
import { openBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openTestBucket, type TestBucket } from '@/server/testing/bucket'
import { jpeg, sendForm, upload } from '@/server/testing/pictures'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

let bucket: TestBucket
let test: TestBackend
let shopper: TestShopper
let stranger: TestShopper
beforeAll(async () => {
  bucket = await openTestBucket()
  test = await openTestBackend({ bucket: bucket.settings })
  shopper = await newShopper(test)
  stranger = await newShopper(test)
})
afterAll(async () => {
  await test.close()
  await bucket.close()
})

/** Another backend of the same shop, with another URL of the bucket. */
const besides = (own: Partial<TestBucket['settings']>) =>
  openBackend(
    { url: test.backend.services.config.databaseUrl, drop: () => Promise.resolve() },
    { bucket: { ...bucket.settings, ...own } },
  )
const read = (url: string, token?: string) => test.fetch(url, { headers: token ? { token } : {} })
const namesInBucket = async () =>
  (await Array.fromAsync(test.backend.services.files.list(''), ({ name }) => name)).sort()

async function sentInParts(purpose: UploadPurpose) {
  const { token } = shopper
  const picture = await jpeg(400, 300)
  const { data } = await test.ask(beginUpload, { purpose, size: picture.length }, { token })
  const cut = Math.floor(picture.length / 3)
  for (const [from, to] of [
    [0, cut],
    [cut, 2 * cut],
    [2 * cut, picture.length],
  ] as const) {
    const file = new File([new Uint8Array(picture.subarray(from, to))], 'part')
    const fields = { id: data.id, offset: String(from), file }
    const answer = await sendForm<{ received: number }>(
      test,
      '/api/common/upload_part',
      fields,
      token,
    )
    expect(answer.data.received).toBe(to)
  }
  return test.ask(finishUpload, { id: data.id }, { token })
}

it('stores a picture in parts, restricts access to it, and deletes it when unused', async () => {
  const done = await sentInParts('review')
  expect(done).toMatchObject({ code: 1, data: { width: 400, height: 300 } })
  const { id, url } = done.data
  const file = url.split('/').at(-1)!
  expect(await namesInBucket()).toEqual([file.replace('.webp', '-320.webp'), file].sort())
  expect(existsSync(`${test.backend.services.config.dataDir}/uploads`)).toBe(false)

  const seen = await read(url, shopper.token)
  expect(await sharp(await seen.arrayBuffer()).metadata()).toMatchObject({ width: 400 })
  expect([(await read(url, stranger.token)).status, (await read(url)).status]).toEqual([404, 404])

  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  const { db } = test.backend.services
  await db.update(uploads).set({ createdAt: longAgo }).where(eq(uploads.id, id))
  await sweepUploads(test.backend.services)
  expect(await namesInBucket()).toEqual([])
})

it('redirects only those who may see a private picture to the bucket', async () => {
  const publicUrl = bucket.settings.url
  const shop = await besides({ publicUrl })
  try {
    const look = (url: string, token?: string) =>
      shop.fetch(url, { headers: token ? { token } : {} })
    const { url } = (await upload(shop, shopper.token, 'evidence')).data
    const led = await look(url, shopper.token)
    expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    const picture = await fetch(led.headers.get('location')!)
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'webp' })
    const refused = await look(url)
    expect([refused.status, refused.headers.get('location')]).toEqual([404, null])

    const review = (await upload(shop, shopper.token, 'review')).data
    await inTransaction(shop.backend.services.db, (tx) =>
      claim(tx, shopper.id, [review.id], 'review'),
    )
    const shown = await look(review.url)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  } finally {
    await shop.close()
  }
})

it('answers busy while the bucket is unavailable, and stores nothing', async () => {
  const shop = await besides({ url: 'http://127.0.0.1:9/pictures' })
  try {
    const { token } = shopper
    const before = await shop.backend.services.db.$count(uploads)
    const answer = await upload(shop, token, 'review')
    expect(answer).toMatchObject({ status: 503, code: 503, data: null })
    expect(answer.msg).toBe('Sampan is busy. Please try again in a moment')
    expect(answer.headers.get('retry-after')).toBe('1')
    const begun = await shop.ask(beginUpload, { purpose: 'review', size: 9 }, { token })
    expect(begun.code).toBe(503)
    expect(await shop.backend.services.db.$count(uploads)).toBe(before)
  } finally {
    await shop.close()
  }
})
