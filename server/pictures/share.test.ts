import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { LOCALES } from '@/contracts/languages'
import { outlineText } from './text-outlines'
import { createShareServer, type ShareContent } from './share'

jest.setTimeout(30_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-cards-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

const square = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: '#2266aa' } })
    .webp()
    .toBuffer()
const pictureAt = jest.fn(square)
/** A photograph, which is not square. */
const read = jest.fn(() =>
  sharp({ create: { width: 400, height: 900, channels: 3, background: '#c2341d' } })
    .webp()
    .toBuffer(),
)
const content: ShareContent = {
  locale: 'en',
  name: 'A mouse & <b>nothing</b> else',
  price: '$49.00',
  shop: 'Kelvar',
  image: '/api/pictures/mouse.mint.front',
}
const named = (name: string) => ({ ...content, name })

const open = (own: Partial<Parameters<typeof createShareServer>[0]> = {}) =>
  createShareServer({ folder, pictures: { pictureAt }, files: { read }, ...own })
const mockRender = () => jest.fn(({ name }: { name: string }) => Promise.resolve(Buffer.from(name)))
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const untilCalled = async (mock: jest.Mock, times: number) => {
  while (mock.mock.calls.length < times) await sleep(5)
}

it('shows picture, name and price at the size of link previews', async () => {
  const answer = await open()(content)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(pictureAt).toHaveBeenCalledWith('/api/pictures/mouse.mint.front/640.webp')
  const picture = await bytesOf(answer)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  const at = async (left: number, top: number, width: number, height: number) =>
    (await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats())
      .channels
  expect((await at(0, 0, 600, 600))[0]?.mean).toBeLessThan(60)
  expect((await at(640, 130, 540, 120))[0]?.min).toBeLessThan(60)
  expect((await at(640, 500, 540, 100))[1]?.min).toBeLessThan(90)
})

it('shows an uploaded picture, cropped to a square', async () => {
  const file = `catalogue-${'a'.repeat(22)}.webp`
  const answer = await open()({ ...content, image: `/api/uploads/${file}` })
  expect(read).toHaveBeenCalledWith(file)
  const card = await bytesOf(answer)
  const [red] = (
    await sharp(
      await sharp(card).extract({ left: 10, top: 10, width: 600, height: 600 }).toBuffer(),
    ).stats()
  ).channels
  expect(red!.mean).toBeGreaterThan(180)
})

it('has only text when the picture is not from this server', async () => {
  const render = mockRender()
  pictureAt.mockResolvedValueOnce(null as never)
  expect((await open({ render })(content)).status).toBe(200)
  expect(render).toHaveBeenCalledWith(expect.objectContaining({ picture: null }))
})

it.each([
  { name: 'Another mouse' },
  { price: '$50.00' },
  { shop: 'Another shop' },
  { image: '/api/pictures/mouse.sand.front' },
  { locale: 'ja' as const },
])('is rendered again after a change to %j, and answers 304 without one', async (change) => {
  const render = mockRender()
  const share = open({ render })
  const knownTag = (await share(content)).headers.get('ETag') ?? ''
  expect((await share(content, { knownTag })).status).toBe(304)
  expect((await share({ ...content, ...change }, { knownTag })).status).toBe(200)
  expect(render).toHaveBeenCalledTimes(2)
})

it('finds its cards on disk after a restart, and checks admission only for missing ones', async () => {
  const render = mockRender()
  const admit = jest.fn(() => Promise.resolve())
  await open({ render })(content, { admit })
  expect(await bytesOf(await open({ render })(content, { admit }))).toEqual(
    Buffer.from(content.name),
  )
  expect([render.mock.calls.length, admit.mock.calls.length]).toEqual([1, 1])
  const rejected = new Error('too many')
  const reject = { admit: () => Promise.reject(rejected) }
  await expect(open({ render })(named('Other'), reject)).rejects.toBe(rejected)
  expect((await open({ render })(content, reject)).status).toBe(200)
  expect(render).toHaveBeenCalledTimes(1)
})

it('keeps its folder within a limit', async () => {
  const render = () => Promise.resolve(Buffer.alloc(1000))
  const share = open({ render, maxStoredBytes: 5000 })
  for (let card = 0; card < 20; card += 1) await share(named(`Mouse ${card}`))
  await sleep(100)
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((name) => name.endsWith('.png')).length).toBeLessThanOrEqual(8)
})

it('answers 503 when one card is rendered and four are waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const share = open({ render: () => promise })
  const responses = Array.from({ length: 60 }, (_, index) => share(named(`Mouse ${index}`)))
  const rejected = await Promise.race(responses)
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(rejected.headers.get('Cache-Control')).toBe('no-store')
  resolve(Buffer.from('card'))
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(statuses.filter((status) => status === 503)).toHaveLength(55)
})

it('does not render cards of clients that disconnected, and frees their slots immediately', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const render = jest.fn(() => promise)
  const share = open({ render })
  const first = share(named('First'))
  await untilCalled(render, 1)
  const controller = new AbortController()
  const admit = jest.fn(() => Promise.resolve())
  const left = Array.from({ length: 4 }, (_, index) =>
    share(named(`Left ${index}`), { signal: controller.signal, admit }),
  )
  // Each request first looks for its card on disk, which may take longer than that of a later one.
  await untilCalled(admit, 4)
  const rejected = await share(named('Too many')).then(({ status }) => status)
  controller.abort()
  expect((await Promise.all(left)).map(({ status }) => status)).toEqual([499, 499, 499, 499])
  const next = share(named('Next'))
  resolve(Buffer.from('card'))
  expect([rejected, (await first).status, (await next).status]).toEqual([503, 200, 200])
  expect(render).toHaveBeenCalledTimes(2)
})

const SAMPLES = {
  en: 'Wireless mouse – 50 % “quiet”…',
  'zh-CN': '轻便保温杯，大容量…',
  ja: 'やわらかコットンの長袖シャツ「特大」',
  ko: '따뜻한 울 니트 스웨터',
  th: 'ผ้าพันคอน้ำหนักเบาที่ให้ความอบอุ่น ๆ',
}

it.each(LOCALES)('renders every character of %s without system fonts', async (locale) => {
  const { svg, width } = await outlineText(SAMPLES[locale], locale, 50)
  const isVisible = (character: string) => /\S/.test(character)
  const outlines = await Promise.all(
    Array.from(SAMPLES[locale])
      .filter(isVisible)
      .map((character) => outlineText(character, locale, 50)),
  )
  expect(outlines.filter((line) => !line.svg.includes('<path'))).toEqual([])
  expect(svg).not.toContain('NaN')
  expect(width).toBeGreaterThan(200)
})

it('omits characters that the font does not have', async () => {
  expect((await outlineText('A🦄', 'en', 50)).width).toBe((await outlineText('A', 'en', 50)).width)
})
