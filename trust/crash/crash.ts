import { sql } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { closeBooks, insist } from '../calls'
import type { Stage, Suite } from '../stage'
import { TEA } from '../till'
import { Customer, OPENING } from './customer'
import { Dooms } from './dooms'
import { Line } from './line'
import { Memory } from './memory'
import { killPostgres } from './postgres-tree'
import { ServerProcess } from './server-process'

const CUSTOMERS = 8
const READY_MS = 5000
/** On a busy machine: this many times the ordinary start time measured there. */
const TIMES_ORDINARY = 3
/** The short form only detects processes that never recover. */
const READY_SHORT_MS = 60_000
const DOOM_PATIENCE_MS = 1500
const LOAD_PATIENCE_MS = 20_000

interface Scene {
  stage: Stage
  shop: TestBackend
  line: Line
  dooms: Dooms
  memory: Memory
}

/** The process that is killed, or loses its database. */
interface Victim {
  server: ServerProcess
  name: string
  /** The ordinary start time on this machine. */
  ordinaryMs: number
}

/** Sends SIGKILL to the serving process and to the database under continuous load. */
export const crash: Suite = {
  name: 'crash',
  proves:
    'Everything that was acknowledged survives `kill -9` of the backend, of the web process of `npm start` or of the whole PostgreSQL process tree, nothing is done twice, and all are ready within 5 s; backend and web process survive their database without a restart.',
  run: perform,
}

async function perform(stage: Stage): Promise<void> {
  const shop = await openTestBackend({ logLevel: 'silent' })
  const { databaseUrl } = shop.backend.services.config
  const { folder } = stage.ground
  const dooms = new Dooms()
  const scene = { stage, shop, line: new Line(stage, dooms), dooms, memory: new Memory() }
  const backend = await ServerProcess.openBackend(folder, databaseUrl)
  const web = await ServerProcess.openWeb(folder, databaseUrl)
  try {
    const customers = await openCustomers(scene)
    await withLoad(stage, customers, async () => {
      await killAll(scene, 'the backend', backend, stage.size(400, 3), stage.size(80, 1))
      await backend.kill()
      await killAll(scene, 'the web process', web, stage.size(100, 1), stage.size(20, 1))
    })
    for (const customer of customers) await insist(() => customer.audit())
    await insist(() => scene.memory.check(shop.backend.services.db))
    report(scene, customers)
    await closeBooks(stage, databaseUrl)
  } finally {
    await backend.kill()
    await web.kill()
    await shop.close()
  }
}

/** The process that serves at the end runs until the last customer has the response. */
async function withLoad(
  stage: Stage,
  customers: Customer[],
  work: () => Promise<void>,
): Promise<void> {
  const stopped = new AbortController()
  const load = Promise.all(customers.map((customer) => keepActing(stage, customer, stopped.signal)))
  try {
    await work()
  } finally {
    stopped.abort()
  }
  await load
}

async function killAll(
  scene: Scene,
  name: string,
  server: ServerProcess,
  kills: number,
  databases: number,
): Promise<void> {
  const ordinaryMs = await server.start()
  scene.line.url = server.url
  await killServer(scene, { name, server, ordinaryMs }, kills)
  await killDatabase(scene, { name, server, ordinaryMs }, databases)
}

async function openCustomers({ shop, line, memory }: Scene): Promise<Customer[]> {
  const { db } = shop.backend.services
  await db.execute(sql`update skus set stock = 100000000 where id = ${TEA.sku}`)
  const accounts = await openShoppers(db, CUSTOMERS, OPENING)
  return accounts.map((account) => new Customer(account, shop, line, memory))
}

/** A customer stops after an unexpected response; the others continue. */
async function keepActing(stage: Stage, customer: Customer, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted && customer.wrong.length === 0) {
    await customer.act(stage.random.next()).catch((error: unknown) => {
      if (customer.wrong.length === 0) customer.wrong.push(String(error))
    })
  }
}

/** Until a few more changes were acknowledged, and a moment longer, so that others are in progress. */
async function underLoad(stage: Stage, memory: Memory): Promise<void> {
  const wanted = memory.acknowledged + stage.random.between(1, 10)
  const deadline = performance.now() + LOAD_PATIENCE_MS
  while (memory.acknowledged < wanted && performance.now() < deadline) await pause(2)
  await pause(stage.random.between(0, 30))
}

/** Every other time at a named crash point of a call, otherwise at a random time. */
async function killServer(scene: Scene, victim: Victim, kills: number): Promise<void> {
  const { stage, shop, dooms, memory } = scene
  const { server, name } = victim
  const times: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await underLoad(stage, memory)
    if (kill % 2 === 0) dooms.arm()
    const isDoomed = kill % 2 === 0 && (await server.endsWithin(DOOM_PATIENCE_MS))
    dooms.disarm()
    await server.kill()
    stage.count(`kills of ${name} ${isDoomed ? 'at a named crash point' : 'at random'}`)
    times.push(await server.start())
    await memory.check(shop.backend.services.db)
    if (kill % 20 === 0)
      stage.say(`${kill} of ${kills} kills of ${name}, ${memory.lost.length} lost`)
  }
  expectReady(stage, victim, `after a kill ${name} is ready`, times)
}

async function killDatabase(scene: Scene, victim: Victim, kills: number): Promise<void> {
  const { stage, shop, memory } = scene
  const { server, name } = victim
  const { pid } = server
  const times: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await underLoad(stage, memory)
    const began = performance.now()
    stage.count('PostgreSQL processes killed', await killPostgres(stage.ground.cluster().folder))
    await stage.ground.restart()
    await server.untilWell()
    times.push(performance.now() - began)
    stage.count(`database servers killed under ${name}`)
    await insist(() => memory.check(shop.backend.services.db))
    if (kill % 20 === 0)
      stage.say(`${kill} of ${kills} databases killed, ${memory.lost.length} lost`)
  }
  expectReady(stage, victim, `after its database was killed ${name} serves again`, times)
  stage.expect(`${name} survived every database`, server.isAlive && server.pid === pid)
}

function expectReady(stage: Stage, { ordinaryMs }: Victim, what: string, times: number[]): void {
  const isShort = stage.extent.form === 'short'
  const limit = isShort ? READY_SHORT_MS : Math.max(READY_MS, TIMES_ORDINARY * ordinaryMs)
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  const slowest = sorted.at(-1) ?? 0
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const ordinary = `an ordinary start took ${Math.round(ordinaryMs)} ms`
  const detail = `median ${median} ms, slowest ${slowest} ms of ${times.length}; ${ordinary}`
  stage.expect(`${what} within ${(limit / 1000).toFixed(1)} s`, slowest <= limit, detail)
}

function report({ stage, dooms, memory }: Scene, customers: Customer[]): void {
  stage.count('different crash points', dooms.reached.size)
  stage.count('acknowledged changes', memory.acknowledged)
  const lost = memory.lost[0] ?? `${memory.acknowledged} acknowledged, 0 lost`
  stage.expect('no acknowledged change was lost', memory.lost.length === 0, lost)
  const wrong = customers.flatMap((customer) => customer.wrong)
  stage.expect(
    'nothing was done twice, and every balance is correct',
    wrong.length === 0,
    wrong.join('; '),
  )
  stage.expectSame('answers 500', stage.counts['responses 500, retried'] ?? 0, 0)
}
