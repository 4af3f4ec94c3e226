import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { LOCALES } from '@/contracts/languages'
import { CARD_NAMES } from '@/server/testing/card-names'
import { createPictureServer } from './serve'
import { drawShareCard } from './share-card'

/**
 * What no request may exceed. Processor time, because elapsed time also counts what other programs of the machine
 * take; it includes that Jest compiles modules when they are first loaded.
 */
const MOST_MS = 100

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-loop-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** The most processor time that this thread spends in one turn of its event loop, in milliseconds. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, isWatching, before] = [0, true, process.threadCpuUsage()]
  const look = () => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user - before.user + now.system - before.system)
    before = now
    if (isWatching) setImmediate(look)
  }
  setImmediate(look)
  await work()
  await new Promise((next) => setImmediate(next))
  isWatching = false
  return longest / 1000
}

it('measures a turn that blocks', async () => {
  const block = () => {
    const { user, system } = process.threadCpuUsage()
    let spent = 0
    while (spent < 2 * MOST_MS * 1000) {
      const now = process.threadCpuUsage()
      spent = now.user - user + now.system - system
    }
    return Promise.resolve()
  }
  expect(await longestTurn(block)).toBeGreaterThan(MOST_MS)
})

it('does not block the event loop while it draws the first cards of a process', async () => {
  const picture = await sharp({
    create: { width: 640, height: 640, channels: 3, background: '#2266aa' },
  })
    .webp()
    .toBuffer()
  const longest = await longestTurn(async () => {
    for (const locale of LOCALES) {
      const card = { locale, name: CARD_NAMES[locale], price: '$49.00', shop: 'Kelvar', picture }
      await drawShareCard(card)
    }
  })
  expect(longest).toBeLessThan(MOST_MS)
})

it('does not block the event loop while it draws the first pictures of a process', async () => {
  const { serve } = createPictureServer({ folder })
  const statuses: number[] = []
  const longest = await longestTurn(async () => {
    for (const recipe of [
      'laptop.mint.1/640.webp',
      'castle.sand.3/1200.webp',
      'laptop+castle+racing-car.sand.banner/1200.webp',
      'laptop.sand.6/320.png',
    ])
      statuses.push((await serve(new Request(`http://shop/api/pictures/${recipe}`))).status)
  })
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(longest).toBeLessThan(MOST_MS)
})
