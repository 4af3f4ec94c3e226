import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { listOrders } from '@/contracts/orders'
import { connect, type Connection } from '@/server/db/connection'
import { isOverload } from '@/server/db/overload'
import { inTransaction } from '@/server/db/transaction'
import { lead } from '@/server/jobs/leader'
import { openBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { Relay } from './relay'
import { silentServer } from './silent-server'

const SILENCE_MS = 400

let shop: TestBackend
let relay: Relay
let viaRelay: string
let connection: Connection
beforeEach(async () => {
  shop = await openTestBackend()
  const database = new URL(shop.backend.services.config.databaseUrl)
  relay = await Relay.open({ host: database.hostname, port: Number(database.port) })
  database.host = `127.0.0.1:${relay.port}`
  viaRelay = database.href
  connection = connect(viaRelay, 2, { connectMs: 1500, silenceMs: SILENCE_MS })
})
afterEach(async () => {
  relay.close()
  await connection.close()
  await shop.close()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
const one = () => connection.db.execute(sql`select 1 as one`)

test('releases connections of a silent database, and opens new ones', async () => {
  await Promise.all([one(), one()])
  relay.line = 'dead'
  const began = performance.now()
  const inAll = [
    failureOf(one()),
    failureOf(inTransaction(connection.db, (tx) => tx.execute(sql`select 1`))),
  ]
  const failures = await Promise.all(inAll)
  expect(failures.map(isOverload)).toEqual([true, true])
  expect(performance.now() - began).toBeLessThan(SILENCE_MS * 3)
  relay.line = 'open'
  const answers = await Promise.all([one(), one()])
  expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]])
})

test('a late response is never returned for the next query', async () => {
  await one()
  relay.line = 'silent'
  expect(isOverload(await failureOf(connection.db.execute(sql`select 'late' as one`)))).toBe(true)
  relay.line = 'open'
  expect((await one()).rows).toEqual([{ one: 1 }])
})

test('an idle connection may be silent for any time', async () => {
  const pidOf = async () => (await connection.db.execute(sql`select pg_backend_pid() as pid`)).rows
  const before = await pidOf()
  await sleep(SILENCE_MS * 2)
  expect(await pidOf()).toEqual(before)
})

test('answers busy for a database that accepts connections and does not respond', async () => {
  const silent = await silentServer()
  const database = { url: silent.url.replace('http', 'postgres'), drop: () => Promise.resolve() }
  const backend = await openBackend(database)
  const began = performance.now()
  const { code, status } = await backend.ask(listOrders, {}, { token: 'a'.repeat(43) })
  expect([status, code]).toEqual([503, 503])
  expect(performance.now() - began).toBeLessThan(5000)
  silent.close()
  await backend.close()
})

test('the leader of the jobs reconnects after the database became silent', async () => {
  let runs = 0
  const config = { ...shop.backend.services.config, databaseUrl: viaRelay }
  const job = { name: 'count', every: 0.02, run: () => Promise.resolve(void (runs += 1)) }
  const limits = { everyMs: 100, silenceMs: 200 }
  const leading = lead({ ...shop.backend.services, config }, [job], limits)
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; !isSo() && tries < 200; tries += 1) await sleep(20)
    expect(isSo()).toBe(true)
  }
  await until(() => runs > 0)
  relay.line = 'dead'
  const before = () => runs
  let last = -1
  // Stops when the leader doubts its lock, which the old connection still holds.
  await until(() => {
    const isStill = last === before()
    last = before()
    return isStill
  })
  await shop.backend.services.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sampan jobs' and datname = current_database()`,
  )
  relay.line = 'open'
  await until(() => runs > last + 2)
  await leading.stop()
}, 15_000)
