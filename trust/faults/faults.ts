import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { checkLedger, tallyOf } from '../calls'
import { ServerProcess } from '../crash/server-process'
import type { SuiteContext, Suite } from '../suite'
import { TEA } from '../payments'
import { closeClock, moveClock } from './clock'
import { fillDisk } from './disk'
import { Probes, type Seen } from './probes'
import { Relay, type Line } from './relay'
import { silentServer } from './silent-server'

const HEALED_MS = 10_000
const BALANCE = 1_000_000
/** Enough that none of them reaches the limit of unpaid orders in a full run. */
const SHOPPERS = 50

export interface Scene {
  context: SuiteContext
  shop: TestBackend
  backend: ServerProcess
  relay: Relay
  probes: Probes
}

export const faults: Suite = {
  name: 'faults',
  proves:
    'With the database unavailable, slow, silent or reset during a commit, the pool exhausted, the disk full, the clock shifted, the mail server unavailable or the backend blocked, every call returns a message within 9 s, and all recover within 10 s of the repair; an order whose response was lost exists once.',
  async run(context) {
    const shop = await openTestBackend()
    const { db, config } = shop.backend.services
    await db.execute(sql`update skus set stock = 100000000 where id = ${TEA.sku}`)
    const database = new URL(config.databaseUrl)
    const relay = await Relay.open({ host: database.hostname, port: Number(database.port) })
    database.host = `127.0.0.1:${relay.port}`
    const backend = await ServerProcess.openBackend(context.testbed.folder, database.href)
    // The mail server is unavailable all the time: no action of a shopper may wait for it.
    backend.env.SMTP_URL = 'smtp://127.0.0.1:9'
    const shoppers = await openShoppers(db, SHOPPERS, BALANCE)
    const probes = new Probes(context, shoppers)
    const scene: Scene = { context, shop, backend, relay, probes }
    try {
      await backend.start()
      process.env.BACKEND_URL = backend.url
      await everything(scene)
      await expectEachOrderOnce(scene)
      await checkLedger(context, config.databaseUrl)
    } finally {
      delete process.env.BACKEND_URL
      await backend.kill()
      relay.close()
      await shop.close()
    }
  },
}

async function everything(scene: Scene): Promise<void> {
  const { context, relay, backend } = scene
  const long = context.size(60_000, 3000)
  const short = context.size(12_000, 2000)
  const onLine = (line: Line, ms: number) => async () => {
    relay.line = line
    await sleep(ms)
    relay.line = 'open'
  }
  await fault(scene, 'the database is unavailable', onLine('away', long))
  await fault(scene, 'the database is silent', onLine('silent', context.size(12_000, 9500)))
  await fault(scene, 'the database is slow', onLine({ delayMs: 400 }, short))
  await fault(scene, 'responses to commits are lost', onLine('lostCommits', short))
  await fault(scene, 'every connection becomes silent', onLine('dead', short))
  await fault(scene, 'the pool is exhausted', () => holdEverything(scene.shop, short))
  await fault(scene, 'the disk is full', () => fillDisk(scene, short))
  for (const days of [1, -1]) {
    await fault(scene, `the clock is shifted by ${days} day`, () => moveClock(backend, days, short))
  }
  await closeClock(backend)
  const silent = await silentServer()
  await fault(scene, 'the backend does not respond', async () => {
    process.env.BACKEND_URL = silent.url
    await sleep(context.size(12_000, 9500))
    process.env.BACKEND_URL = backend.url
  })
  silent.close()
  const { defects } = scene.probes
  context.expect('no response is a defect', defects.length === 0, defects.slice(0, 5).join(' · '))
}

async function fault(scene: Scene, what: string, work: () => Promise<unknown>): Promise<void> {
  const { context, probes } = scene
  const seen = await probes.during(work)
  const healedMs = await probes.untilWell(2 * HEALED_MS)
  const slowest = Math.round(Math.max(...seen.map(({ tookMs }) => tookMs)))
  const detail = `${seen.length} calls (${tallyOf(seen.map(({ code }) => code))}), slowest ${slowest} ms, recovered after ${Math.round(healedMs)} ms${wordsOf(seen)}`
  context.expect(`${what}: recovered within 10 s`, healedMs <= HEALED_MS, detail)
}

function wordsOf(seen: Seen[]): string {
  const words = new Set(seen.filter(({ code }) => code !== 1).map(({ msg }) => msg))
  return words.size > 0 ? `: ${[...words].map((text) => `“${text}”`).join(', ')}` : ''
}

/** A key is one order, whatever the response was. */
async function expectEachOrderOnce({ context, shop, probes }: Scene) {
  await probes.settle()
  const made = [...probes.orders.values()].filter(({ isMade }) => isMade).length
  const { rows } = await shop.backend.services.db.execute<{ count: number }>(
    sql`select count(*)::int from orders`,
  )
  context.count('orders requested', probes.orders.size)
  context.expectSame(
    'orders in the database, of those retried until they had a response',
    rows[0]!.count,
    made,
  )
  context.expectSame('orders with a response in the end', made, probes.orders.size)
}

/** Locks a table that every call reads, so that all connections of the backend wait. */
async function holdEverything(shop: TestBackend, ms: number): Promise<void> {
  const client = new Client({ connectionString: shop.backend.services.config.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table sessions in access exclusive mode')
    await sleep(ms)
  } finally {
    await client.query('rollback')
    await client.end()
  }
}
