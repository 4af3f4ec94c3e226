import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once as onceEmitted } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { build, stop } from 'esbuild'
import { getUserInfo } from '@/contracts/account'
import { getOrder, payOrders } from '@/contracts/orders'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, ticketFor } from '@/server/testing/shoppers'

/** More than a payment has: the test ends when one completes before this number. */
const MAX_STATEMENTS = 40

/** One file with the packages in it, because every try starts it, and reading them apart takes three times as long. */
const BUNDLE = path.resolve(`.data/test/crashing-backend-${process.pid}.mjs`)

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
  await build({
    entryPoints: ['server/testing/crashing-backend.ts'],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Packages with binaries or files of their own stay outside; packages of CommonJS call `require`.
    external: ['sharp', '@node-rs/argon2', 'fontkit', 'pino', 'pg-native'],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)`,
    },
    logLevel: 'error',
  })
  // Ends the process of esbuild, which Jest would wait for.
  await stop()
})
afterAll(async () => {
  await test.close()
  rmSync(BUNDLE, { force: true })
})

/** Starts a backend that a request can kill at a given statement. Its connections have a name of their own. */
function startCrashing() {
  const name = `crashing ${randomUUID()}`
  const databaseUrl = new URL(test.backend.services.config.databaseUrl)
  databaseUrl.searchParams.set('application_name', name)
  const child = fork(BUNDLE, {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl.href,
      SECRET_KEY: 'a'.repeat(64),
      LOG_LEVEL: 'silent',
    },
    silent: true,
  })
  return { name, child, port: onceEmitted(child, 'message').then(([port]) => port as number) }
}

/** Waits until the database has run the statements that a dead backend had sent, and closed its connections. */
async function connectionsEnded(name: string): Promise<void> {
  const open = sql`select from pg_stat_activity where application_name = ${name}`
  while ((await test.backend.services.db.execute(open)).rows.length > 0) await sleep(5)
}

/** Pays through it and waits for its end. Returns whether it ended before a response came. */
async function payThrough(
  { name, child, port }: ReturnType<typeof startCrashing>,
  body: object,
  headers: Record<string, string>,
) {
  const answer = await fetch(`http://127.0.0.1:${await port}${payOrders.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).then(
    (response) => response.json() as Promise<{ code: number }>,
    () => null,
  )
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await onceEmitted(child, 'exit')
  await connectionsEnded(name)
  return { hasDied: answer === null, code: answer?.code }
}

it('a server killed between any two statements of a payment leaves it complete or not started', async () => {
  const outcomes: { isPaid: boolean; hasDied: boolean }[] = []
  let next = startCrashing()
  for (let killAfter = 0; killAfter < MAX_STATEMENTS; killAfter += 1) {
    const crashing = next
    next = startCrashing()
    const shopper = await newShopper(test, { balance: 10_000 })
    const { token } = shopper
    const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    const id = row!.id
    const { ticket } = (await ticketFor(test, token, [id])).data
    const [key, body] = [newKey(), { order_ids: [id], ticket }]
    const crashed = await payThrough(crashing, body, {
      token,
      'idempotency-key': key,
      'x-crash-after': String(killAfter),
    })

    const isPaid = (await test.ask(getOrder, { id }, { token })).data.status === 1
    const { balance } = (await test.ask(getUserInfo, {}, { token })).data
    expect(balance).toBe(isPaid ? 9001 : 10_000)
    expect(crashed.hasDied || (isPaid && crashed.code === 1)).toBe(true)

    // The shopper retries with the same key, as the screen does: paid now, and charged once.
    const again = await test.ask(payOrders, body, { token, key })
    expect(again).toMatchObject({ code: 1, data: { paid: [id], balance: 9001 } })
    expect((await test.ask(getUserInfo, {}, { token })).data.balance).toBe(9001)
    outcomes.push({ isPaid, hasDied: crashed.hasDied })
    if (!crashed.hasDied) break
  }
  next.child.kill('SIGKILL')
  expect(outcomes.filter(({ hasDied, isPaid }) => hasDied && !isPaid).length).toBeGreaterThan(6)
  expect(outcomes.some(({ hasDied, isPaid }) => hasDied && isPaid)).toBe(true)
  expect(outcomes.at(-1)?.hasDied).toBe(false)
  expect(await reconcile(test.backend.services.db)).toEqual([])
}, 180_000)
