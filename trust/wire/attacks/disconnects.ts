import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '../play'
import type { WireTestbed } from '../testbed'
import { bytesOf } from '../requests'
import { resourceUsageOf } from '../open-files'
import type { Attack } from './attack'
import { expectServed } from './slots'

const CONNECTIONS = 30
const PIPELINED = 4
const MAX_FILES = 5
const LOOKS = 12
const TARGETS = [
  '/favicon.ico',
  '/worker.js',
  '/api/pictures/mugs.sand.front/640.webp',
  '/api/product/list',
  '/en/home',
  '/login',
]

/** Node notifies only the response that is being sent of a closed connection, and not the ones queued behind it. */
export const goneClients: Attack = {
  name: 'pipelined requests whose client disconnects immediately',
  async run(testbed) {
    const targets = [...TARGETS, ...testbed.world.files.slice(0, 2)]
    for (const target of targets) await testbed.ask({ target })
    const wrong: string[] = []
    for (const target of targets) {
      const before = resourceUsageOf(testbed.web.pid)
      await Promise.all(Array.from({ length: CONNECTIONS }, () => sendAndGo(testbed, target)))
      const left = before ? await filesLeft(testbed, before.files) : 0
      if (left > MAX_FILES) wrong.push(`${target}: ${left} files stay open`)
    }
    return [...wrong, ...(await expectServed(testbed, 'after disconnected clients'))]
  },
}

async function sendAndGo({ web }: WireTestbed, target: string): Promise<void> {
  const socket = open({ port: web.port })
  socket.on('error', () => undefined)
  socket.resume()
  const bytes = bytesOf({ target })
  socket.write(Buffer.concat(Array.from({ length: PIPELINED }, () => bytes)))
  socket.end()
  await sleep(30)
  socket.destroy()
}

async function filesLeft({ web }: WireTestbed, before: number): Promise<number> {
  let left = 0
  for (let look = 0; look < LOOKS; look += 1) {
    left = (resourceUsageOf(web.pid)?.files ?? before) - before
    if (left <= 0) break
    await sleep(100)
  }
  return left
}
