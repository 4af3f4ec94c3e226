import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { checkLedger, insist } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { TEA } from '../payments'
import { Customer, OPENING } from './customer'
import { CrashPoints } from './crash-points'
import { RetryingClient } from './retrying-client'
import { Acknowledgements } from './acknowledgements'
import { killPostgres } from './postgres-tree'
import { ServerProcess } from './server-process'

const CUSTOMERS = 8
const READY_MS = 5000
/** On a busy machine: this many times the ordinary start time measured there. */
const TIMES_ORDINARY = 3
/** The short form only detects processes that never recover. */
const READY_SHORT_MS = 60_000
const CRASH_WAIT_MS = 1500
const LOAD_PATIENCE_MS = 20_000

interface Scene {
  context: SuiteContext
  shop: TestBackend
  client: RetryingClient
  crashPoints: CrashPoints
  acknowledgements: Acknowledgements
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

async function perform(context: SuiteContext): Promise<void> {
  const shop = await openTestBackend({ logLevel: 'silent' })
  const { databaseUrl } = shop.backend.services.config
  const { folder } = context.testbed
  const crashPoints = new CrashPoints()
  const scene = {
    context,
    shop,
    client: new RetryingClient(context, crashPoints),
    crashPoints,
    acknowledgements: new Acknowledgements(),
  }
  const backend = await ServerProcess.openBackend(folder, databaseUrl)
  const web = await ServerProcess.openWeb(folder, databaseUrl)
  try {
    const customers = await openCustomers(scene)
    await withLoad(context, customers, async () => {
      await killAll(scene, 'the backend', backend, context.size(400, 3), context.size(80, 1))
      await backend.kill()
      await killAll(scene, 'the web process', web, context.size(100, 1), context.size(20, 1))
    })
    for (const customer of customers) await insist(() => customer.audit())
    await insist(() => scene.acknowledgements.check(shop.backend.services.db))
    report(scene, customers)
    await checkLedger(context, databaseUrl)
  } finally {
    await backend.kill()
    await web.kill()
    await shop.close()
  }
}

/** The process that serves at the end runs until the last customer has the response. */
async function withLoad(
  context: SuiteContext,
  customers: Customer[],
  work: () => Promise<void>,
): Promise<void> {
  const stopped = new AbortController()
  const load = Promise.all(
    customers.map((customer) => keepActing(context, customer, stopped.signal)),
  )
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
  scene.client.url = server.url
  await killServer(scene, { name, server, ordinaryMs }, kills)
  await killDatabase(scene, { name, server, ordinaryMs }, databases)
}

async function openCustomers({ shop, client, acknowledgements }: Scene): Promise<Customer[]> {
  const { db } = shop.backend.services
  await db.execute(sql`update skus set stock = 100000000 where id = ${TEA.sku}`)
  const accounts = await openShoppers(db, CUSTOMERS, OPENING)
  return accounts.map((account) => new Customer(account, shop, client, acknowledgements))
}

/** A customer stops after an unexpected response; the others continue. */
async function keepActing(
  context: SuiteContext,
  customer: Customer,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted && customer.wrong.length === 0) {
    await customer.act(context.random.next()).catch((error: unknown) => {
      if (customer.wrong.length === 0) customer.wrong.push(String(error))
    })
  }
}

/** Until a few more changes were acknowledged, and a moment longer, so that others are in progress. */
async function underLoad(context: SuiteContext, acknowledgements: Acknowledgements): Promise<void> {
  const wanted = acknowledgements.acknowledged + context.random.between(1, 10)
  const deadline = performance.now() + LOAD_PATIENCE_MS
  while (acknowledgements.acknowledged < wanted && performance.now() < deadline) await sleep(2)
  await sleep(context.random.between(0, 30))
}

/** Every other time at a named crash point of a call, otherwise at a random time. */
async function killServer(scene: Scene, victim: Victim, kills: number): Promise<void> {
  const { context, shop, crashPoints, acknowledgements } = scene
  const { server, name } = victim
  const times: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await underLoad(context, acknowledgements)
    if (kill % 2 === 0) crashPoints.arm()
    const isCrashing = kill % 2 === 0 && (await server.endsWithin(CRASH_WAIT_MS))
    crashPoints.disarm()
    await server.kill()
    context.count(`kills of ${name} ${isCrashing ? 'at a named crash point' : 'at random'}`)
    times.push(await server.start())
    await acknowledgements.check(shop.backend.services.db)
    if (kill % 20 === 0)
      context.say(`${kill} of ${kills} kills of ${name}, ${acknowledgements.lost.length} lost`)
  }
  expectReady(context, victim, `after a kill ${name} is ready`, times)
}

async function killDatabase(scene: Scene, victim: Victim, kills: number): Promise<void> {
  const { context, shop, acknowledgements } = scene
  const { server, name } = victim
  const { pid } = server
  const times: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await underLoad(context, acknowledgements)
    const began = performance.now()
    context.count(
      'PostgreSQL processes killed',
      await killPostgres(context.testbed.cluster().folder),
    )
    await context.testbed.restart()
    await server.untilWell()
    times.push(performance.now() - began)
    context.count(`database servers killed under ${name}`)
    await insist(() => acknowledgements.check(shop.backend.services.db))
    if (kill % 20 === 0)
      context.say(`${kill} of ${kills} databases killed, ${acknowledgements.lost.length} lost`)
  }
  expectReady(context, victim, `after its database was killed ${name} serves again`, times)
  context.expect(`${name} survived every database`, server.isAlive && server.pid === pid)
}

function expectReady(
  context: SuiteContext,
  { ordinaryMs }: Victim,
  what: string,
  times: number[],
): void {
  const isShort = context.extent.form === 'short'
  const limit = isShort ? READY_SHORT_MS : Math.max(READY_MS, TIMES_ORDINARY * ordinaryMs)
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  const slowest = sorted.at(-1) ?? 0
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const ordinary = `an ordinary start took ${Math.round(ordinaryMs)} ms`
  const detail = `median ${median} ms, slowest ${slowest} ms of ${times.length}; ${ordinary}`
  context.expect(`${what} within ${(limit / 1000).toFixed(1)} s`, slowest <= limit, detail)
}

function report({ context, crashPoints, acknowledgements }: Scene, customers: Customer[]): void {
  context.count('different crash points', crashPoints.reached.size)
  context.count('acknowledged changes', acknowledgements.acknowledged)
  const lost = acknowledgements.lost[0] ?? `${acknowledgements.acknowledged} acknowledged, 0 lost`
  context.expect('no acknowledged change was lost', acknowledgements.lost.length === 0, lost)
  const wrong = customers.flatMap((customer) => customer.wrong)
  context.expect(
    'nothing was done twice, and every balance is correct',
    wrong.length === 0,
    wrong.join('; '),
  )
  context.expectSame('answers 500', context.counts['responses 500, retried'] ?? 0, 0)
}
