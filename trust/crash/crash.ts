import { sql } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { closeBooks, insist } from '../calls'
import type { Stage, Suite } from '../stage'
import { TEA } from '../till'
import { BackendProcess } from './backend-process'
import { Customer, OPENING } from './customer'
import { Dooms } from './dooms'
import { Line } from './line'
import { Memory } from './memory'
import { killPostgres } from './postgres-tree'

const CUSTOMERS = 8
const READY_MS = 5000
/** On a machine that is busy with other things: so many times what an ordinary start took there. */
const TIMES_ORDINARY = 3
/** `npm test` only looks for what never comes back. */
const READY_SHORT_MS = 60_000
const DOOM_PATIENCE_MS = 1500
const LOAD_PATIENCE_MS = 20_000

interface Scene {
  stage: Stage
  shop: TestBackend
  backend: BackendProcess
  dooms: Dooms
  memory: Memory
  /** What a start takes on this machine when nothing was killed. */
  ordinaryMs: number
}

/** `kill -9` of the backend's process and of the database under load, which goes on all the while. */
export const crash: Suite = {
  name: 'crash',
  proves:
    'Whatever was acknowledged is there after `kill -9` of the backend or of the whole PostgreSQL tree, nothing is done twice, and both are back within 5 s; the backend outlives its database without a restart.',
  run: perform,
}

async function perform(stage: Stage): Promise<void> {
  const shop = await openTestBackend({ logLevel: 'silent' })
  const { db, config } = shop.backend.services
  const backend = await BackendProcess.open(stage.ground.folder, config.databaseUrl)
  const scene = { stage, shop, backend, dooms: new Dooms(), memory: new Memory(), ordinaryMs: 0 }
  const customers = await openCustomers(scene)
  try {
    scene.ordinaryMs = await backend.start()
    const stopped = new AbortController()
    const load = Promise.all(
      customers.map((customer) => keepActing(stage, customer, stopped.signal)),
    )
    try {
      await killBackend(scene)
      await killDatabase(scene)
    } finally {
      stopped.abort()
    }
    await load
    for (const customer of customers) await insist(() => customer.audit())
    await insist(() => scene.memory.check(db))
    report(scene, customers)
    await closeBooks(stage, config.databaseUrl)
  } finally {
    await backend.kill()
    await shop.close()
  }
}

async function openCustomers({ stage, shop, backend, dooms, memory }: Scene): Promise<Customer[]> {
  const { db } = shop.backend.services
  await db.execute(sql`update skus set stock = 100000000 where id = ${TEA.sku}`)
  const line = new Line(stage, backend.url, dooms)
  const accounts = await openShoppers(db, CUSTOMERS, OPENING)
  return accounts.map((account) => new Customer(account, shop, line, memory))
}

/** A customer whose answer was not to be expected stops; the others go on. */
async function keepActing(stage: Stage, customer: Customer, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted && customer.wrong.length === 0) {
    await customer.act(stage.random.next()).catch((error: unknown) => {
      if (customer.wrong.length === 0) customer.wrong.push(String(error))
    })
  }
}

/** Until a few more changes were acknowledged, and then a moment longer, so that others are on their way. */
async function underLoad(stage: Stage, memory: Memory): Promise<void> {
  const wanted = memory.acknowledged + stage.random.between(1, 10)
  const deadline = performance.now() + LOAD_PATIENCE_MS
  while (memory.acknowledged < wanted && performance.now() < deadline) await pause(2)
  await pause(stage.random.between(0, 30))
}

/** Every other time at a named point of a call, else whenever. */
async function killBackend(scene: Scene): Promise<void> {
  const { stage, shop, backend, dooms, memory } = scene
  const kills = stage.size(500, 4)
  const times: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await underLoad(stage, memory)
    if (kill % 2 === 0) dooms.arm()
    const isDoomed = kill % 2 === 0 && (await backend.endsWithin(DOOM_PATIENCE_MS))
    dooms.disarm()
    await backend.kill()
    stage.count(isDoomed ? 'backends killed at a named point' : 'backends killed at random')
    times.push(await backend.start())
    await memory.check(shop.backend.services.db)
    if (kill % 50 === 0)
      stage.say(`${kill} of ${kills} backends killed, ${memory.lost.length} lost`)
  }
  stage.count('different named points', dooms.reached.size)
  expectReady(scene, 'a killed backend is ready', times)
}

async function killDatabase(scene: Scene): Promise<void> {
  const { stage, shop, backend, memory } = scene
  const kills = stage.size(100, 2)
  const { pid } = backend
  const times: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await underLoad(stage, memory)
    const began = performance.now()
    stage.count('PostgreSQL processes killed', await killPostgres(stage.ground.cluster().folder))
    await stage.ground.restart()
    await backend.untilWell()
    times.push(performance.now() - began)
    stage.count('database servers killed')
    await insist(() => memory.check(shop.backend.services.db))
    if (kill % 20 === 0)
      stage.say(`${kill} of ${kills} databases killed, ${memory.lost.length} lost`)
  }
  expectReady(scene, 'the shop serves again after its database was killed', times)
  stage.expect('the backend outlived every database', backend.isAlive && backend.pid === pid)
}

function expectReady({ stage, ordinaryMs }: Scene, what: string, times: number[]): void {
  const isShort = stage.extent.form === 'short'
  const limit = isShort ? READY_SHORT_MS : Math.max(READY_MS, TIMES_ORDINARY * ordinaryMs)
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  const slowest = sorted.at(-1) ?? 0
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const ordinary = `an ordinary start took ${Math.round(ordinaryMs)} ms`
  const detail = `median ${median} ms, slowest ${slowest} ms of ${times.length}; ${ordinary}`
  stage.expect(`${what} within ${(limit / 1000).toFixed(1)} s`, slowest <= limit, detail)
}

function report({ stage, memory }: Scene, customers: Customer[]): void {
  stage.count('acknowledged changes', memory.acknowledged)
  const lost = memory.lost[0] ?? `${memory.acknowledged} acknowledged, 0 lost`
  stage.expect('nothing acknowledged was lost', memory.lost.length === 0, lost)
  const wrong = customers.flatMap((customer) => customer.wrong)
  stage.expect(
    'nothing was done twice, every balance is right',
    wrong.length === 0,
    wrong.join('; '),
  )
  stage.expectSame('answers 500', stage.counts['answers 500, asked again'] ?? 0, 0)
}
