import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '../play'
import type { WireTestbed } from '../testbed'
import { bytesOf } from '../requests'
import { type Attack, forSeconds } from './attack'

const CALL = '/api/user/language_list'
const HOSTS = ['a@localhost', 'a:b@localhost', '[', 'localhost:99999', 'x y', '']
const PIPELINED = 24
/** The concurrency limit of admission control for calls. */
const AT_ONCE = 24
/** A busy machine may reject some once; an unreleased slot is missing every time. */
const TRIES = 5

/** Concurrent normal requests of each kind during another activity. */
export async function expectServed(testbed: WireTestbed, when: string): Promise<string[]> {
  const [file = '/robots.txt'] = testbed.world.files
  const picture = '/api/pictures/mugs.sand.front/640.webp'
  const wrong: string[] = []
  for (const target of [CALL, '/en/home', '/login', picture, file]) {
    const complaint = await complaintAbout(testbed, target)
    if (complaint) wrong.push(`${complaint} ${when}`)
  }
  return wrong
}

async function complaintAbout(testbed: WireTestbed, target: string): Promise<string | null> {
  let complaint: string | null = null
  for (let tries = 0; tries < TRIES; tries += 1) {
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, () => testbed.ask({ target }, '127.0.0.3')),
    )
    const failed = replies.filter(({ status }) => status !== 200)
    const [first] = failed
    if (!first) return null
    const why = `${first.status} ${first.problem ?? ''}`.trim()
    complaint = `${failed.length} of ${AT_ONCE} requests for ${target} answer ${why}`
    await sleep(500)
  }
  return complaint
}

export const pipelinedHosts: Attack = {
  name: 'pipelined requests with an invalid Host',
  async run(testbed) {
    const wrong: string[] = []
    for (const host of HOSTS) {
      const socket = open({ port: testbed.web.port })
      socket.on('error', () => undefined)
      socket.resume()
      const bytes = bytesOf({ target: CALL, headers: [['Host', host]] })
      socket.write(Buffer.concat(Array.from({ length: PIPELINED }, () => bytes)))
      await sleep(300)
      wrong.push(...(await expectServed(testbed, `while a connection with Host "${host}" is open`)))
      socket.destroy()
      await sleep(100)
    }
    return wrong
  },
}

export const missingPages: Attack = {
  name: '14 connections requesting unknown products beside the sign-in page',
  async run(testbed) {
    const seconds = testbed.context.size(8, 3)
    let failed = 0
    let asked = 0
    let isOver = false
    await testbed.ask({ target: '/login' })
    const visitor = async () => {
      while (!isOver) {
        const { status } = await testbed.ask({ target: '/login' }, '127.0.0.3')
        asked += 1
        if (status !== 200) failed += 1
        await sleep(20)
      }
    }
    const visiting = Promise.all([visitor(), visitor(), visitor(), visitor()])
    await forSeconds(seconds, 14, (turn) => testbed.ask({ target: `/en/detail/${900_000 + turn}` }))
    isOver = true
    await visiting
    // In the short form a busy machine may reject one.
    const most = testbed.context.size(0, Math.ceil(asked / 20))
    return failed > most ? [`${failed} of ${asked} requests for /login were rejected`] : []
  },
}

const STREAMS = '/api/user/events'
const MAX_STREAMS = 12

export const headOfStreams: Attack = {
  name: '12 HEAD requests beside an open event stream',
  async run(testbed) {
    const [visitor] = testbed.world.sessions
    const headers: [string, string][] = [
      ['Cookie', visitor?.cookie ?? ''],
      ['Accept', 'text/event-stream'],
    ]
    const stream = open({ port: testbed.web.port })
    let isOver = false
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += String(chunk)))
    for (const event of ['end', 'close', 'error']) stream.on(event, () => (isOver = true))
    // The server ends a stream with the last chunk; the connection stays open.
    stream.on('data', () => (isOver ||= text.includes('\n0\r\n\r\n')))
    stream.write(bytesOf({ target: STREAMS, headers }))
    await sleep(1000)
    if (!text.startsWith('HTTP/1.1 200')) return [`the stream answers ${text.slice(0, 20)}`]
    const heads = await Promise.all(
      Array.from({ length: MAX_STREAMS }, () =>
        testbed.ask({ method: 'HEAD', target: STREAMS, headers }),
      ),
    )
    await sleep(2000)
    const wrong = heads.filter(({ status }) => status === 0).map(() => 'a HEAD was not answered')
    if (isOver) wrong.push(`${MAX_STREAMS} HEAD requests ended the shopper's stream`)
    stream.destroy()
    return wrong
  },
}
