import { setTimeout as sleep } from 'node:timers/promises'
import { LOCALES } from '@/contracts/languages'
import { residentMb } from '../../load/memory'
import { type Ask, middleOf, type Reply } from '../requests'
import type { WireTestbed } from '../testbed'
import { metricLines } from '../metrics'
import { open } from '../play'
import { type Attack, forSeconds } from './attack'

const SHARE_CONNECTIONS = 60
const SITEMAP_CONNECTIONS = 32
const MAX_MIDDLE_MS = 150
/** A multiple of the time of the same request on the same machine without an attack. */
const MAX_TIMES = 5
const VISITS_EVERY_MS = 50

/** An attack delays visitors in every try; a slow second of the machine only in one. */
const TRIES = 3

async function visitorsDuring(...attack: Parameters<typeof visitOnce>): Promise<string[]> {
  const [testbed] = attack
  let wrong = await visitOnce(...attack)
  for (let tries = 1; tries < TRIES && wrong.length > 0; tries += 1) {
    await testbed.settle()
    wrong = await visitOnce(...attack)
  }
  return wrong
}

/**
 * Response times of visitors during an attack. They arrive at a fixed rate, so that a blocked server does not receive
 * fewer requests.
 */
async function visitOnce(
  testbed: WireTestbed,
  target: string,
  seconds: number,
  attack: () => Promise<unknown>,
): Promise<string[]> {
  const before: number[] = []
  for (let tries = 0; tries < 10; tries += 1)
    before.push((await testbed.ask({ target }, '127.0.0.3')).ms)
  const limitMs = Math.max(MAX_MIDDLE_MS, MAX_TIMES * middleOf(before))
  const asked: Promise<Reply>[] = []
  const attacking = attack()
  const until = performance.now() + seconds * 1000
  await sleep(VISITS_EVERY_MS)
  while (performance.now() < until) {
    asked.push(testbed.ask({ target }, '127.0.0.3'))
    await sleep(VISITS_EVERY_MS)
  }
  const replies = await Promise.all(asked)
  await attacking
  const failed = replies.filter(({ status }) => status !== 200).length
  const middleMs = Math.round(middleOf(replies.map(({ ms }) => ms)))
  const found = `${failed} of ${replies.length} failed, median ${middleMs} ms`
  testbed.context.say(`${target}: ${found}`)
  // The short form runs beside other processes, and admission control may reject a visitor.
  const mostFailed = testbed.context.size(0, Math.ceil(replies.length / 20))
  return failed <= mostFailed && middleMs <= limitMs ? [] : [found]
}

export const shareCards: Attack = {
  name: '60 connections requesting distinct share cards beside product pictures',
  run: async (testbed) => {
    const { products } = testbed.world
    const picture = '/api/pictures/mugs.sand.front/640.webp'
    const seconds = testbed.context.size(10, 4)
    const wrong = await visitorsDuring(testbed, picture, seconds, () =>
      forSeconds(seconds, SHARE_CONNECTIONS, (turn) => {
        const id = products[turn % products.length]!
        const locale = LOCALES[Math.floor(turn / products.length) % LOCALES.length]!
        return testbed.ask({ target: `/api/share/${locale}/${id}.png` })
      }),
    )
    return wrong.map((text) => `product pictures: ${text}`)
  },
}

export const sitemaps: Attack = {
  name: '32 clients reading the sitemap of products beside calls',
  run: async (testbed) => {
    const target = '/sitemaps/en/products-1.xml'
    const headers: Ask['headers'] = [['Accept-Encoding', 'gzip, br']]
    const { header } = await testbed.ask({ target, headers })
    const calls = '/api/product/detail?id=1'
    const seconds = testbed.context.size(8, 3)
    const wrong = await visitorsDuring(testbed, calls, seconds, () =>
      forSeconds(seconds, SITEMAP_CONNECTIONS, () => testbed.ask({ target, headers })),
    )
    const packed = header('content-encoding') ? [] : ['the sitemap is sent uncompressed']
    return [...packed, ...wrong.map((text) => `calls: ${text}`)]
  },
}

const FLOODS = [300, 600, 1200, 2400]
/** Enough of a flood is rejected to check that admission control counts its requests. */
const MIN_SHARE = 0.1

/** The same flood with another framing has to be limited as well. */
export const chunkedReads: Attack = {
  name: 'reading requests with chunked bodies pass admission control',
  async run(testbed) {
    for (const size of FLOODS) {
      const plain = await turnedAway(testbed, size, false)
      if (plain < size * MIN_SHARE) continue
      await testbed.settle()
      const chunked = await turnedAway(testbed, size, true)
      await testbed.settle()
      testbed.context.say(
        `${size} concurrent requests: rejected ${plain} plain, ${chunked} chunked`,
      )
      return chunked < plain / 4
        ? [`of ${size} concurrent calls ${plain} are rejected, but with chunked bodies ${chunked}`]
        : []
    }
    return ['no flood was large enough to be rejected: this attack has no result']
  },
}

/** Rejecting the framing limits it too. A busy backend answers 503 as well, so those are not counted. */
const REFUSED = new Set([400, 411, 413, 429])

async function turnedAway(testbed: WireTestbed, size: number, isChunked: boolean): Promise<number> {
  const headers: Ask['headers'] = isChunked ? [['Transfer-Encoding', 'chunked']] : []
  const target = '/api/product/list?limit=50'
  const head = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const bytes = Buffer.from(`${head}${lines}\r\n${isChunked ? '0\r\n\r\n' : ''}`)
  const before = await turnedAwayCount(testbed)
  const statuses = await Promise.all(
    Array.from({ length: size }, () => statusOf(testbed.web.port, bytes)),
  )
  const refused = statuses.filter((status) => REFUSED.has(status)).length
  return refused + (await turnedAwayCount(testbed)) - before
}

/** The rejections that admission control itself reports. */
async function turnedAwayCount(testbed: WireTestbed): Promise<number> {
  const lines = await metricLines(testbed, 'sampan_turned_away_total')
  return lines.reduce((sum, value) => sum + value, 0)
}

function statusOf(port: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = open({ port })
    let head = ''
    socket.on('data', (chunk: Buffer) => (head = head.slice(0, 20) + String(chunk)))
    socket.on('error', () => resolve(0))
    socket.on('close', () => resolve(Number(head.slice(9, 12))))
    socket.on('end', () => socket.end())
    socket.write(bytes)
  })
}

const BODIES = 24
const BODY_BYTES = 11.9 * 1024 * 1024
const PIECE_BYTES = 64 * 1024
const MAX_GROWTH_MB = 150

/** Bodies of visitors without a session must not fill the memory. */
export const largeBodies: Attack = {
  name: '24 multipart bodies of 11.9 MB without a session',
  async run(testbed) {
    const before = residentMb(testbed.web.pid) ?? 0
    let peak = before
    const watching = setInterval(
      () => (peak = Math.max(peak, residentMb(testbed.web.pid) ?? 0)),
      20,
    )
    const sent = await Promise.all(Array.from({ length: BODIES }, () => sendBody(testbed)))
    clearInterval(watching)
    const sentMb = sent.reduce((sum, bytes) => sum + bytes, 0) / 1024 / 1024
    const growth = Math.round(peak - before)
    testbed.context.say(
      `large bodies: ${Math.round(sentMb)} MB accepted, memory grew by ${growth} MB`,
    )
    return growth > MAX_GROWTH_MB
      ? [`memory grew by ${growth} MB while ${Math.round(sentMb)} MB were sent`]
      : []
  },
}

function sendBody({ web }: WireTestbed): Promise<number> {
  const socket = open({ port: web.port })
  const size = Math.round(BODY_BYTES)
  const piece = Buffer.alloc(PIECE_BYTES, 'a')
  let sent = 0
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(sent)
    }
    const timer = setTimeout(stop, 8000)
    for (const event of ['end', 'close', 'error']) socket.on(event, stop)
    // The response may come before all is sent, which is what a server should do here.
    socket.on('data', () => setTimeout(stop, 200))
    const more = () => {
      while (sent < size && !socket.destroyed) {
        sent += piece.length
        if (!socket.write(piece)) return void socket.once('drain', more)
      }
    }
    socket.write(
      `POST /api/common/upload HTTP/1.1\r\nHost: localhost\r\ntoken: nobody\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${size}\r\n\r\n` +
        `--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
    )
    more()
  })
}
