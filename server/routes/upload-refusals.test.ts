import { readdir } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { HEIC, jpeg, photograph, upload } from '@/server/testing/pictures'
import { newShopper } from '@/server/testing/shoppers'

let test: TestBackend
let token: string
beforeAll(async () => {
  test = await openTestBackend()
  token = (await newShopper(test)).token
})
afterAll(() => test.close())

const stored = async (): Promise<string[]> => {
  const root = `${test.backend.services.config.dataDir}/uploads`
  return (await readdir(root, { recursive: true }).catch(() => [])).toSorted((a, b) =>
    a.localeCompare(b),
  )
}

const CRC = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  let crc = 0xffffffff
  for (const byte of body) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8)
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A single-colour PNG of a few kilobytes with its declared size. */
function flatPng(
  width: number,
  height: number,
  rows = height,
  { isInterlaced = false, bits = 1 } = {},
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([bits, 0, 0, 0, Number(isInterlaced)], 8)
  const line = Math.ceil((width * bits) / 8) + 1
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(line * rows)))]
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([mark, ...parts, chunk('IEND', Buffer.alloc(0))])
}

/** A PNG of 10 × 10 with compressed texts of a kilobyte. */
function pngOfTexts(count: number, kind: 'zTXt' | 'iTXt'): Buffer {
  const png = flatPng(10, 10)
  const head = kind === 'zTXt' ? 'k\0\0' : 'k\0\x01\0\0\0'
  const text = chunk(kind, Buffer.concat([Buffer.from(head), deflateSync(Buffer.alloc(1000, 32))]))
  const end = png.indexOf('IDAT') - 4
  return Buffer.concat([
    png.subarray(0, end),
    ...Array<Buffer>(count).fill(text),
    png.subarray(end),
  ])
}

/** An animation of 24 frames of 40 × 40 and copies of the first one, whose header may declare another canvas. */
async function animation(width: number, height: number, frameCount = 24): Promise<Buffer> {
  const colours = Array.from({ length: 24 }, (_, index) => ({ r: index, g: 0, b: 0, alpha: 1 }))
  const frames = colours.map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 4, background } })
      .png()
      .toBuffer(),
  )
  const webp = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  const first = webp.indexOf('ANMF')
  const frame = webp.subarray(first, first + 8 + webp.readUInt32LE(first + 4))
  const longer = Buffer.concat([webp, ...Array<Buffer>(frameCount - 24).fill(frame)])
  longer.writeUInt32LE(longer.length - 8, 4)
  const canvas = longer.indexOf('VP8X') + 12
  longer.writeUIntLE(width - 1, canvas, 3)
  longer.writeUIntLE(height - 1, canvas + 3, 3)
  return longer
}

/** A grey progressive JPEG of 8 × 8, with one scan for the mean and each further one for one frequency of one colour. */
function jpegOfScans(count: number): Buffer {
  const segment = (marker: number, content: number[]) => [
    0xff,
    marker,
    0,
    content.length + 2,
    ...content,
  ]
  const onlySymbolZero = [1, ...Array<number>(15).fill(0), 0]
  const parts = [
    [0xff, 0xd8],
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, 0, 8, 0, 8, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    segment(0xc4, [0x00, ...onlySymbolZero]),
    segment(0xc4, [0x10, ...onlySymbolZero]),
    [...segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]), 0b0001_1111],
  ]
  for (let scan = 0; scan < count - 1; scan += 1) {
    const [colour, frequency] = [1 + (scan % 3), 1 + Math.floor(scan / 3)]
    parts.push([...segment(0xda, [1, colour, 0, frequency, frequency, 0]), 0b0111_1111])
  }
  return Buffer.from([...parts.flat(), 0xff, 0xd9])
}

/** Without the box with its size, the decoder reads a picture without pixels. */
const sizeless = Buffer.from(HEIC)
sizeless.write('none', HEIC.indexOf('ispe'))

/** A HEIC header followed by invalid data. */
const falseHeic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(4000, 7),
])
const zipEnd = Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)])
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><html><script>alert(1)</script></html>'
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
const png = () => photograph().png().toBuffer()
const webp = () => photograph().webp().toBuffer()
const withText = async (bytes: Promise<Buffer>, text: string | Buffer) =>
  Buffer.concat([await bytes, Buffer.from(text)])

const largeProgressive = () =>
  sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#888' } })
    .jpeg({ progressive: true, quality: 30 })
    .toBuffer()

type Maker = () => Buffer | Promise<Buffer>
const crafted: [name: string, status: number, make: Maker][] = [
  ['nothing', 415, () => Buffer.alloc(0)],
  ['one byte', 415, () => Buffer.from([0xff])],
  ['the first bytes of a JPEG', 415, () => Buffer.from([0xff, 0xd8, 0xff])],
  ['the first bytes of a PNG', 415, () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['text', 415, () => Buffer.from('not a picture')],
  ['SVG', 415, () => Buffer.from(svg)],
  ['SVG after XML', 415, () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['HTML', 415, () => Buffer.from(html)],
  ['HTML after a blank', 415, () => Buffer.from(`\n\n${html}`)],
  ['a script', 415, () => Buffer.from('#!/bin/sh\nrm -rf /')],
  ['PHP', 415, () => Buffer.from('<?php system($_GET[0]);')],
  ['PDF', 415, () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a ZIP', 415, () => zipEnd],
  ['an ELF program', 415, () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ['a GIF', 415, () => photograph().gif().toBuffer()],
  ['a TIFF', 415, () => photograph().tiff().toBuffer()],
  ['an AVIF', 415, () => photograph().avif({ effort: 0 }).toBuffer()],
  ['a GIF that is a script too', 415, () => Buffer.from('GIF89a/*\0*/=1;alert(1)')],
  ['a BMP head', 415, () => Buffer.from('BM\0\0\0\0', 'latin1')],
  ['zeros', 415, () => Buffer.alloc(100_000)],
  ['a false HEIC', 415, () => falseHeic],
  ['a HEIC without a size', 415, () => sizeless],
  ['a JPEG cut in half', 415, async () => cut(await jpeg(400, 300), 0.5)],
  ['a JPEG cut after its head', 415, async () => cut(await jpeg(400, 300), 0.05)],
  ['a PNG cut in half', 415, async () => cut(await png(), 0.5)],
  ['a WebP cut in half', 415, async () => cut(await webp(), 0.5)],
  ['a PNG without its rows', 415, () => flatPng(4000, 4000, 10)],
  ['a JPEG that is HTML too', 415, () => withText(jpeg(), html)],
  ['a JPEG with a script', 415, () => withText(jpeg(), '<SCRIPT>alert(1)</SCRIPT>')],
  ['a JPEG that is PHP too', 415, () => withText(jpeg(), '<?php phpinfo();')],
  ['a JPEG that is a ZIP too', 415, () => withText(jpeg(), zipEnd)],
  ['a JPEG that is a PDF too', 415, () => withText(jpeg(8, 8), '\n%PDF-1.4')],
  ['a PNG that is a page too', 415, () => withText(png(), html)],
  ['a PNG that is a ZIP too', 415, () => withText(png(), zipEnd)],
  ['a WebP that is SVG too', 415, () => withText(webp(), svg)],
  ['a PNG of 20,000 × 20,000', 413, () => flatPng(20_000, 20_000)],
  ['a 16-bit PNG of 5,001 × 5,000', 413, () => flatPng(5001, 5000, 10, { bits: 16 })],
  ['a PNG of 60,000 × 1,000', 413, () => flatPng(60_000, 1000)],
  ['a PNG that says 2 billion wide', 415, () => flatPng(2_000_000_000, 1, 0)],
  [
    'an interlaced PNG of 5,200 × 5,000',
    413,
    () => flatPng(5200, 5000, 5000, { isInterlaced: true }),
  ],
  ['a progressive JPEG of 5,200 × 5,000', 413, largeProgressive],
  ['a JPEG of 51 scans', 415, () => jpegOfScans(51)],
  ['a PNG of 21 compressed texts', 415, () => pngOfTexts(21, 'zTXt')],
  ['a PNG of 21 international texts', 415, () => pngOfTexts(21, 'iTXt')],
  ['an animation of 5,200 × 5,000', 413, () => animation(5200, 5000)],
  ['an animation of 501 frames', 415, () => animation(40, 40, 501)],
  ['11 MiB of zeros', 413, () => Buffer.alloc(11 * 1024 * 1024)],
  ['a JPEG and 11 MiB', 413, () => withText(jpeg(), Buffer.alloc(11 * 1024 * 1024))],
  ['one byte over 10 MiB', 413, () => Buffer.alloc(10 * 1024 * 1024 + 1)],
  ['13 MiB', 413, () => Buffer.alloc(13 * 1024 * 1024)],
]

it.each(crafted)('rejects %s with %i, and stores nothing of it', async (_name, status, make) => {
  const before = await stored()
  const answer = await upload(test, token, 'review', await make())
  expect(answer).toMatchObject({ status, code: status, data: null })
  expect(answer.msg).not.toBe('')
  expect(await stored()).toEqual(before)
})

it('returns the reason', async () => {
  const words = async (bytes: Buffer) => (await upload(test, token, 'review', bytes)).msg
  expect(await words(Buffer.alloc(0))).toBe('This file is empty')
  expect(await words(Buffer.from(html))).toBe('Please choose a JPEG, PNG, WebP or HEIC picture')
  expect(await words(flatPng(20_000, 20_000))).toBe('This picture has too many pixels')
  expect(await words(Buffer.alloc(11 * 1024 * 1024))).toBe('A picture may have at most 10 MB')
  expect(await words(cut(await png(), 0.5))).toBe('This picture is damaged and cannot be opened')
})

it('asks to try again when the picture takes too long, which is not the fault of the picture', async () => {
  const { timeout } = sharp.prototype as Pick<Sharp, 'timeout'>
  const spy = jest.spyOn(sharp.prototype, 'timeout')
  spy.mockImplementation(function slow(this: Sharp) {
    return timeout.call(this.resize(12_000, 12_000, { withoutEnlargement: false }).median(25), {
      seconds: 1,
    })
  })
  const answer = await upload(test, token, 'review', await png())
  spy.mockRestore()
  expect(answer).toMatchObject({ status: 503, data: null })
  expect((await upload(test, token, 'review', await png())).code).toBe(1)
})

it.each([
  ['a PNG called page.html', png, 'page.html'],
  ['a WebP called photo.jpg', webp, 'photo.jpg'],
  ['a JPEG called ../../x.svg', jpeg, '../../x.svg'],
])('detects the type of %s', async (_name, make, name) => {
  const answer = await upload(test, token, 'review', await make(), name)
  expect(answer).toMatchObject({ code: 1, data: { width: 64, height: 48 } })
  const picture = await test.fetch(answer.data.url, { headers: { token } })
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

it('takes pictures up to the limit of scans, and large ones that are decoded row by row', async () => {
  const answer = await upload(test, token, 'review', jpegOfScans(50))
  expect(answer).toMatchObject({ code: 1, data: { width: 8, height: 8 } })
  expect(await upload(test, token, 'review', flatPng(5200, 5000))).toMatchObject({ code: 1 })
})

it.each([
  ['an animation of 500 frames', () => animation(40, 40, 500)],
  [
    'a photograph with a film behind it',
    () => withText(jpeg(), Buffer.alloc(3_000_000, '\xff\xda', 'latin1')),
  ],
  ['an animation on a larger canvas', () => animation(5000, 5000)],
  ['a 16-bit PNG', () => flatPng(100, 100, 100, { bits: 16 })],
  ['a PNG of 20 texts', () => pngOfTexts(20, 'zTXt')],
])('takes %s', async (_name, make) => {
  expect(await upload(test, token, 'review', await make())).toMatchObject({ code: 1 })
})

it('converts the formats of phones in a separate thread', async () => {
  const answer = await upload(test, token, 'review', HEIC)
  expect(answer).toMatchObject({ code: 1, data: { width: 320, height: 240 } })
})

it('rotates a picture upright and removes camera metadata', async () => {
  const exif = {
    IFD0: { Make: 'Secretcam', Copyright: 'Somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' },
  }
  const turned = await photograph(80, 40)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(turned).metadata()).orientation).toBe(6)
  const { data } = await upload(test, token, 'review', turned)
  expect(data).toMatchObject({ width: 40, height: 80 })
  const kept = Buffer.from(await (await test.fetch(data.url, { headers: { token } })).arrayBuffer())
  const facts = await sharp(kept).metadata()
  expect(facts.exif ?? facts.xmp ?? facts.iptc ?? facts.orientation).toBeUndefined()
  for (const word of ['Secretcam', 'Somebody', 'GPS', 'Exif'])
    expect(kept.includes(word)).toBe(false)
})

it('stays within its memory limit for concurrent bombs and large pictures', async () => {
  const large = await photograph(4000, 3000).jpeg({ quality: 30 }).toBuffer()
  const bomb = flatPng(20_000, 20_000)
  // One account may have three pictures in the queue.
  const tokens = [token, (await newShopper(test)).token]
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      upload(test, tokens[index % 2 ? 1 : 0]!, 'review', index % 2 ? bomb : large),
    ),
  )
  clearInterval(timer)
  expect(answers.map(({ status }) => status)).toEqual(
    Array.from({ length: 6 }, (_, index) => (index % 2 ? 413 : 200)),
  )
  expect(peak - before).toBeLessThan(700 * 1024 * 1024)
}, 60_000)
