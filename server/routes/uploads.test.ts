import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import type { UploadPurpose } from '@/contracts/schemas/uploads'
import { inTransaction } from '@/server/db/transaction'
import { InvalidInput } from '@/server/domain/domain-error'
import { largeFile } from '@/server/domain/uploads'
import type { Ctx } from '@/server/http/context'
import { reserve } from '@/server/services/uploads/quota'
import { addressesOf, claim, keep } from '@/server/services/uploads/uploads'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { jpeg, sendForm, upload } from '@/server/testing/pictures'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
let shopper: TestShopper
let stranger: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
  shopper = await newShopper(test)
  stranger = await newShopper(test)
})
afterAll(() => test.close())

const read = (address: string, headers: Record<string, string> = {}) =>
  test.fetch(address, { headers })
const take = (ids: number[], purpose: UploadPurpose, owner = shopper) =>
  inTransaction(test.backend.services.db, (tx) => claim(tx, owner.id, ids, purpose))
const added = async (purpose: UploadPurpose) => (await upload(test, shopper.token, purpose)).data

it('stores a picture as WebP with a thumbnail', async () => {
  const answer = await upload(test, shopper.token, 'evidence', await jpeg(2400, 1200))
  expect(answer).toMatchObject({ status: 200, code: 1, data: { width: 2048, height: 1024 } })
  expect(answer.data.url).toMatch(/^\/api\/uploads\/[\w-]{32}\.webp$/)
  expect(answer.data.fullurl).toBe(answer.data.url)
  const token = shopper.token
  const large = await read(answer.data.url, { token })
  const small = await read(answer.data.url.replace('.webp', '-320.webp'), { token })
  const facts = await sharp(await large.arrayBuffer()).metadata()
  expect(facts).toMatchObject({ format: 'webp', width: 2048 })
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ height: 320 })
  expect(Object.fromEntries(large.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="picture.webp"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

it('lets no account fill the queue with pictures that take long', async () => {
  const create = { width: 5000, height: 5000, channels: 3, background: 'black' } as const
  const bytes = await sharp({ create }).png({ palette: true }).toBuffer()
  const own = Array.from({ length: 14 }, () => upload(test, shopper.token, 'review', bytes))
  const other = await upload(test, stranger.token, 'review')
  expect(other.status).toBe(200)
  const statuses = (await Promise.all(own)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

it.each(['evidence', 'refund'] as const)(
  'shows %s to its owner and operators only',
  async (purpose) => {
    const { id, url } = await added(purpose)
    await take([id], purpose)
    const visitors: Record<string, string>[] = [
      { token: shopper.token },
      { authorization: 'Bearer operators-of-the-test' },
      { token: stranger.token },
      { authorization: 'Bearer wrong' },
      {},
    ]
    const seen = await Promise.all(visitors.map((headers) => read(url, headers)))
    const statuses = seen.map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 404, 404, 404])
    const missing = await read(`/api/uploads/${'a'.repeat(32)}.webp`)
    const hidden = await read(url, { token: stranger.token })
    const withoutTime = async (answer: Response) => ({
      ...((await answer.json()) as object),
      time: 0,
    })
    expect(await withoutTime(hidden)).toEqual(await withoutTime(missing))
  },
)

it.each(['review', 'avatar'] as const)(
  'shows %s to everyone once it is in use',
  async (purpose) => {
    const { id, url } = await added(purpose)
    expect((await read(url)).status).toBe(404)
    expect((await read(url, { token: shopper.token })).status).toBe(200)
    await take([id], purpose)
    const seen = await read(url)
    expect(seen.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = seen.headers.get('etag') ?? ''
    expect((await read(url, { 'if-none-match': etag })).status).toBe(304)
  },
)

it('lets a picture be used once, by its owner, for its purpose', async () => {
  const [one, two] = [await added('review'), await added('review')]
  const refusal = (ids: number[], purpose: UploadPurpose, owner?: TestShopper) =>
    expect(take(ids, purpose, owner)).rejects.toThrow(InvalidInput)
  await refusal([one.id], 'review', stranger)
  await refusal([one.id], 'refund')
  await refusal([one.id, one.id], 'review')
  await refusal([one.id, 999_999], 'review')
  expect(await take([two.id, one.id], 'review')).toEqual([two.url, one.url])
  await refusal([one.id], 'review')
  expect(await addressesOf(test.backend.services.db, [one.id, two.id])).toEqual([one.url, two.url])
})

it('requires a session, a file and a known purpose', async () => {
  const file = new File([new Uint8Array(await jpeg())], 'a.jpg')
  const path = '/api/common/upload'
  expect((await sendForm(test, path, { file, purpose: 'review' })).status).toBe(401)
  const ask = (fields: Record<string, string | Blob>) =>
    sendForm<{ fields: object }>(test, path, fields, shopper.token)
  expect((await ask({ purpose: 'review' })).data.fields).toHaveProperty('file')
  expect((await ask({ file, purpose: 'page' })).data.fields).toHaveProperty('purpose')
  expect((await ask({ file: 'text', purpose: 'review' })).data.fields).toHaveProperty('file')
  expect((await ask({ file, purpose: 'review', name: 'x' })).data.fields).toHaveProperty('name')
})

it('leaves no unfinished file', async () => {
  const names = await readdir(`${test.backend.services.config.dataDir}/uploads`)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
})

it('deletes its files when their row cannot be written, unless the row exists', async () => {
  const { services } = test.backend
  const ctx = { ...services, shopperId: shopper.id } as unknown as Ctx
  const update = () => {
    throw new Error('the database is away')
  }
  const broken: Ctx = { ...ctx, db: Object.create(services.db, { update: { value: update } }) }
  const bytes = await jpeg(40, 30)
  const [kept, lost] = ['kept', 'lost'].map((name) => ({
    name: name.repeat(8),
    purpose: 'review' as const,
    bytes,
  }))
  for (const { name, purpose } of [kept!, lost!])
    await reserve(ctx, { name, purpose, bytes: bytes.length })
  await keep(ctx, kept!)
  for (const picture of [kept!, lost!])
    await expect(keep(broken, picture)).rejects.toThrow('the database is away')
  expect(await services.files.read(largeFile(kept!.name))).not.toBeNull()
  expect(await services.files.read(largeFile(lost!.name))).toBeNull()
})
