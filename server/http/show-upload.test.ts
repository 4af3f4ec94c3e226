import { sql } from 'drizzle-orm'
import { uploads } from '@/server/db/tables/uploads'
import { DomainError } from '@/server/domain/domain-error'
import type * as SizedUploads from '@/server/pictures/sized-uploads'
import { QueueFull } from '@/server/pictures/work-queue'
import {
  openTestBackend,
  TEST_CONTROL_TOKEN,
  TEST_OPS_TOKEN,
  type TestBackend,
} from '@/server/testing/backend'
import { openShoppers, type QuickShopper } from '@/server/testing/quick-shoppers'
import { sendPrivateUpload, showUpload } from './show-upload'

jest.mock('@/server/pictures/sized-uploads')
const { sizedUpload } = jest.requireMock<jest.Mocked<typeof SizedUploads>>(
  '@/server/pictures/sized-uploads',
)

const PRIVATE = 'p'.repeat(32)
const PUBLIC = 'r'.repeat(32)
const UNFINISHED = 'u'.repeat(32)
const CONTENT = Buffer.from('a picture')
const SAFE = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

const read = jest.fn<Promise<Buffer | null>, [string]>()
let signedUrl: ((name: string) => Promise<string>) | null
let test: TestBackend
let owner: QuickShopper
let stranger: QuickShopper
beforeAll(async () => {
  test = await openTestBackend()
  const { db } = test.backend.services
  ;[owner, stranger] = (await openShoppers(db, 2, 0)) as [QuickShopper, QuickShopper]
  const row = { userId: owner.id, width: 10, height: 10, bytes: 9 }
  await db.insert(uploads).values([
    { ...row, purpose: 'evidence', name: PRIVATE },
    { ...row, purpose: 'review', name: PUBLIC, usedAt: sql`now()` },
    { ...row, purpose: 'review', name: UNFINISHED, width: 0, height: 0, usedAt: sql`now()` },
  ])
})
afterAll(() => test.close())
beforeEach(() => {
  signedUrl = null
  read.mockReset().mockResolvedValue(CONTENT)
  sizedUpload.mockReset().mockResolvedValue(null)
})

const services = () => {
  const { services } = test.backend
  return { ...services, files: { ...services.files, read, signedUrl } }
}

let visits = 0
const show = (name: string, headers: Record<string, string> = {}) => {
  visits += 1
  const from = { 'x-forwarded-for': `203.0.113.${visits}`, ...headers }
  return showUpload(services(), new Request('http://backend/', { headers: from }), `${name}.webp`)
}
const refusal = async (answer: Promise<Response>) => {
  const error: unknown = await answer.then(
    () => undefined,
    (error: unknown) => error,
  )
  return error instanceof DomainError ? [error.reason, error.retryAfterSeconds] : error
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it('shows a private picture to its owner, operators and testers, who may not keep it', async () => {
  const etag = { 'if-none-match': `"${PRIVATE}.webp"` }
  for (const visitor of [
    { token: owner.token, ...etag },
    bearer(TEST_OPS_TOKEN),
    bearer(TEST_CONTROL_TOKEN),
  ]) {
    const answer = await show(PRIVATE, visitor)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('a picture')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...SAFE,
      etag: `"${PRIVATE}.webp"`,
      'cache-control': 'private, no-store',
      'content-length': '9',
    })
  }
  const strangers: Record<string, string>[] = [
    {},
    { token: stranger.token },
    bearer('wrong'),
    { token: 'x'.repeat(43) },
  ]
  for (const visitor of strangers)
    expect(await refusal(show(PRIVATE, visitor))).toEqual(['PATH_NOT_FOUND', undefined])
})

it('does not count wrong operator tokens of an address with TRY_LIMITS=relaxed', async () => {
  const given = services()
  const config = { ...given.config, areTriesRelaxed: true }
  const address = { 'x-forwarded-for': '198.51.100.9' }
  const headers = { ...bearer('wrong'), token: owner.token, ...address }
  for (let count = 0; count < 40; count += 1) {
    const request = new Request('http://backend/', { headers })
    await showUpload({ ...given, config }, request, `${PRIVATE}.webp`)
  }
  expect((await show(PRIVATE, { ...bearer(TEST_OPS_TOKEN), ...address })).status).toBe(200)
})

it('lets everybody keep a public picture, and sends it once', async () => {
  const answer = await show(PUBLIC)
  const etag = answer.headers.get('etag')!
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...SAFE,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const again = await show(PUBLIC, { 'if-none-match': etag })
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  expect((await show(PUBLIC, { 'if-none-match': '"another"' })).status).toBe(200)
})

it('hides what does not exist or is not finished', async () => {
  for (const name of ['x'.repeat(32), 'short', UNFINISHED])
    expect(await refusal(show(name))).toEqual(['PATH_NOT_FOUND', undefined])
  read.mockResolvedValue(null)
  expect(await refusal(show(PUBLIC))).toEqual(['PATH_NOT_FOUND', undefined])
})

it('makes a file that is missing, and answers busy while too many are being made', async () => {
  read.mockResolvedValue(null)
  sizedUpload.mockResolvedValue(Buffer.from('made'))
  expect(await (await show(PUBLIC)).text()).toBe('made')
  sizedUpload.mockRejectedValue(new QueueFull())
  expect(await refusal(show(PUBLIC))).toEqual(['BUSY', 2])
  const defect = new Error('a defect')
  sizedUpload.mockRejectedValue(defect)
  expect(await refusal(show(PUBLIC))).toBe(defect)
})

it('redirects to the signed URL of a private picture only', async () => {
  signedUrl = (name) => Promise.resolve(`https://bucket.example/${name}?signed`)
  const answer = await show(PRIVATE, { token: owner.token })
  expect([answer.status, await answer.text()]).toEqual([302, ''])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...SAFE,
    location: `https://bucket.example/${PRIVATE}.webp?signed`,
    'cache-control': 'private, no-store',
  })
  expect(await refusal(show(PRIVATE))).toEqual(['PATH_NOT_FOUND', undefined])
  expect((await show(PUBLIC)).status).toBe(200)
})

it('sends staff a picture itself, without a signed URL', async () => {
  signedUrl = () => Promise.resolve('https://bucket.example/')
  const answer = await sendPrivateUpload(services(), `${PRIVATE}.webp`)
  expect(await answer.text()).toBe('a picture')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...SAFE,
    'cache-control': 'private, no-store',
    'content-length': '9',
  })
  read.mockResolvedValue(null)
  const missing = sendPrivateUpload(services(), `${PRIVATE}.webp`)
  expect(await refusal(missing)).toEqual(['NOT_FOUND', undefined])
})
