import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { jpeg } from '@/server/testing/pictures'

export interface Crafted {
  name: string
  type: string
  bytes: Buffer
  /** Only real pictures may be accepted, under any name. */
  isPicture: boolean
}

const SCRIPT = '<script>fetch("/api/user/getUserInfo")</script>'
const text = (value: string) => Buffer.from(value)
const box = (type: string, body: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 8)
  return Buffer.concat([size, text(type), body])
}

/** Names with a meaning for a file system, a browser or a shell. */
const NAMES = [
  'picture.jpg',
  '../../../../tmp/evil.jpg',
  'evil.html',
  'evil.svg\u0000.jpg',
  `${'n'.repeat(300)}.png`,
  'CON.jpg',
  '<img src=x onerror=alert(1)>.png',
  '$(reboot).jpg',
  'รูป.jpg',
  '.htaccess',
]

/** Twenty kinds of unsupported files, each under ten names. */
export async function craftedFiles(): Promise<Crafted[]> {
  const kinds = await bodies()
  return kinds.flatMap((bytes, kind) =>
    NAMES.map((name, place) => ({
      name,
      type: ['image/jpeg', 'image/png', 'image/svg+xml', 'text/html'][(kind + place) % 4]!,
      bytes,
      isPicture: false,
    })),
  )
}

async function bodies(): Promise<Buffer[]> {
  const photo = await jpeg()
  return [
    Buffer.alloc(0),
    text('x'),
    text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    text(
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>`,
    ),
    text(`<!doctype html><html>${SCRIPT}</html>`),
    text(`GIF89a/*${SCRIPT}*/=1;`),
    text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    Buffer.from('504b0304140000000800', 'hex'),
    gzipSync(Buffer.alloc(5_000_000)),
    Buffer.from('7f454c4602010100', 'hex'),
    text('MZ\u0090\u0000'),
    text('#!/bin/sh\nreboot\n'),
    text('BM' + '\u0000'.repeat(60)),
    Buffer.from('49492a0008000000ffff', 'hex'),
    png(20_000, 20_000),
    png(2 ** 31 - 1, 1),
    Buffer.concat([photo.subarray(0, 4), text(SCRIPT)]),
    box('ftyp', Buffer.concat([text('avif'), Buffer.alloc(4), text('avifmif1')])),
    Buffer.concat([
      box('ftyp', text('heic\u0000\u0000\u0000\u0000mif1heic')),
      box('meta', Buffer.alloc(2 ** 16)),
    ]),
    Buffer.concat([
      text('RIFF'),
      Buffer.from([255, 255, 255, 127]),
      text('WEBPVP8X'),
      Buffer.alloc(30, 255),
    ]),
  ]
}

/** A PNG with a large declared size and almost no content. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(Buffer.alloc(10_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const content = Buffer.concat([text(type), body])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
