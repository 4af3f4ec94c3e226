import sharp from 'sharp'
import { LOCALES } from '@/contracts/languages'
import { drawLine } from './letters'
import { createShareServer, type ShareWords } from './share'

jest.setTimeout(30_000)

const square = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: '#2266aa' } })
    .webp()
    .toBuffer()
const servePicture = jest.fn(async () => new Response(new Uint8Array(await square())))
const words: ShareWords = {
  locale: 'en',
  name: 'A mouse & <b>nothing</b> else',
  price: '$49.00',
  shop: 'Kelvar',
  image: '/api/pictures/mouse.mint.1',
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

it('shows picture, name and price at the size link previews ask for', async () => {
  const answer = await createShareServer(servePicture)(words, undefined)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const picture = await bytesOf(answer)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  const at = async (left: number, top: number, width: number, height: number) =>
    (await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats())
      .channels
  expect((await at(0, 0, 600, 600))[0]?.mean).toBeLessThan(60)
  expect((await at(640, 130, 540, 120))[0]?.min).toBeLessThan(60)
  expect((await at(640, 500, 540, 100))[1]?.min).toBeLessThan(90)
})

it('is another picture when a word has changed, and none when the reader has it', async () => {
  const share = createShareServer(servePicture)
  const first = await share(words, undefined)
  const tag = first.headers.get('ETag') ?? ''
  expect((await share(words, tag)).status).toBe(304)
  const dearer = await share({ ...words, price: '$50.00' }, tag)
  expect(dearer.status).toBe(200)
  expect(await bytesOf(dearer)).not.toEqual(await bytesOf(first))
})

it('fetches no picture from elsewhere', async () => {
  servePicture.mockClear()
  const answer = await createShareServer(servePicture)(
    { ...words, image: 'http://169.254.169.254/secret' },
    undefined,
  )
  expect(answer.status).toBe(200)
  expect(servePicture).not.toHaveBeenCalled()
})

it('answers 503 when too many are waiting', async () => {
  const share = createShareServer(servePicture, () => Promise.resolve(Buffer.from('card')))
  const answers = await Promise.all(
    Array.from({ length: 38 }, (_, index) =>
      share({ ...words, name: `Mouse ${index}`, image: '' }, undefined),
    ),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.headers.get('Retry-After')).toBe('5')
})

const SAMPLES = {
  en: 'Wireless mouse – 50 % “quiet”…',
  'zh-CN': '轻便保温杯，大容量…',
  ja: 'やわらかコットンの長袖シャツ「特大」',
  ko: '따뜻한 울 니트 스웨터',
  th: 'ผ้าพันคอน้ำหนักเบาที่ให้ความอบอุ่น ๆ',
}

it.each(LOCALES)('draws every sign of %s without fonts of the machine', async (locale) => {
  const { svg, width } = await drawLine(SAMPLES[locale], locale, 50)
  const isSeen = (sign: string) => /\S/.test(sign)
  const drawn = await Promise.all(
    Array.from(SAMPLES[locale])
      .filter(isSeen)
      .map((sign) => drawLine(sign, locale, 50)),
  )
  expect(drawn.filter((line) => !line.svg.includes('<path'))).toEqual([])
  expect(svg).not.toContain('NaN')
  expect(width).toBeGreaterThan(200)
})

it('leaves out what the font has no sign for', async () => {
  expect((await drawLine('A🦄', 'en', 50)).width).toBe((await drawLine('A', 'en', 50)).width)
})
