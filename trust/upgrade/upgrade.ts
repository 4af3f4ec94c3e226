import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { projectNode, projectRoot } from '../../cli/bootstrap/project.mjs'
import { productEnvironment } from '../../cli/environment.ts'
import { run } from '../../cli/process/run.ts'
import { migrate } from '@/server/db/migrate'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { createTestDatabase } from '@/server/testing/database'
import { checkLedger, times } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { type EarlierVersion, earlierVersion } from './earlier-version'
import { RunningVersion } from './running-version'
import { Traffic } from './traffic'
import { watchWaits } from './lock-waits'

const SHOPPERS = 6
const MAX_WAIT_MS = 2000
const FILLED_AT_ONCE = 1000

/** An earlier version and this one, side by side on one database during its migration. */
export const upgrade: Suite = {
  name: 'upgrade',
  proves:
    'The version before the newest migration (this version, until a migration follows the initial schema) continues to serve while the database is migrated and this version starts beside it: no request fails, no statement waits long for a lock, the ledger balances.',
  run: perform,
}

async function perform(context: SuiteContext): Promise<void> {
  const { folder, cluster } = context.testbed
  const earlier = await earlierVersion(path.join(folder, 'earlier'))
  context.say(`from ${earlier.title}`)
  const database = await createTestDatabase()
  const { pathname } = new URL(database.url)
  const url = cluster().url(pathname.slice(1))
  try {
    await makeEarlierShop(context, earlier, url, folder)
    await upgradeUnderTraffic(context, earlier, url, folder)
    await checkLedger(context, url)
  } finally {
    await database.drop()
  }
}

/** Creates schema and demo goods by the code of the earlier version, and many shoppers with a balance. */
async function makeEarlierShop(
  context: SuiteContext,
  earlier: EarlierVersion,
  url: string,
  folder: string,
): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2 })
  try {
    await pool.query('drop schema public cascade; create schema public')
    await pool.query('drop schema drizzle cascade; drop schema if exists pgboss cascade')
    const script = path.join(earlier.folder, 'cli/database/prepare.ts')
    const env = productEnvironment(folder, url)
    const args = ['--import', 'tsx', script]
    const { code, output } = await run(projectNode, args, { env, cwd: earlier.folder })
    if (code !== 0) throw new Error(`the earlier version did not fill its database:\n${output}`)
    const db = drizzle(pool, { casing: 'snake_case' })
    const crowd = context.size(50_000, 1000)
    for (let made = 0; made < crowd; made += FILLED_AT_ONCE)
      await openShoppers(db, Math.min(FILLED_AT_ONCE, crowd - made), 10_000)
    context.count('shoppers with a balance before the upgrade', crowd)
  } finally {
    await pool.end()
  }
}

async function upgradeUnderTraffic(
  context: SuiteContext,
  earlier: EarlierVersion,
  url: string,
  folder: string,
): Promise<void> {
  const testbed = { folder, databaseUrl: url }
  const phaseMs = context.size(20_000, 2000)
  const old = await RunningVersion.start('earlier', earlier.folder, testbed)
  const traffic = new Traffic(context, old)
  const shoppers = []
  for (const _ of times(SHOPPERS)) shoppers.push(await traffic.open())
  const busy = shoppers.map((shopper) => traffic.run(shopper))
  await sleep(phaseMs)

  const waits = await watchWaits(url)
  const began = performance.now()
  await migrate(url)
  context.peak('ms of the migrations', performance.now() - began)
  const { longestMs, samples } = await waits()
  await sleep(phaseMs)

  const fresh = await RunningVersion.start('this', projectRoot, testbed)
  traffic.sendTo(old, fresh)
  await sleep(phaseMs)
  traffic.sendTo(fresh)
  await sleep(500)
  await old.stop()
  await sleep(phaseMs)
  traffic.stop()
  await Promise.all(busy)
  await fresh.stop()

  for (const [name, calls] of traffic.calls)
    context.count(`calls at ${name === 'this' ? 'this' : 'the earlier'} version`, calls)
  context.count('orders paid', traffic.bought)
  context.peak('ms of the slowest call', traffic.slowestMs)
  const [first = 'none'] = traffic.failed
  const detail = traffic.failed.length > 0 ? `${traffic.failed.length}, first ${first}` : first
  context.expect(
    'every request succeeded before, during and after the upgrade',
    !traffic.failed[0],
    detail,
  )
  context.expect(
    'both versions served',
    (traffic.calls.get('this') ?? 0) > 0 && (traffic.calls.get('earlier') ?? 0) > 0,
  )
  context.expect(
    `no statement waited ${MAX_WAIT_MS} ms for a lock during the migration`,
    longestMs < MAX_WAIT_MS,
    `${Math.round(longestMs)} ms at most in ${samples} samples`,
  )
}
