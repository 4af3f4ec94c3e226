import os from 'node:os'
import { createApp, type Backend } from '@/server/app'
import { readConfig } from '@/server/config'
import { migrate } from '@/server/db/migrate'
import { ensureDatabase } from '../server/db/embedded/databases.ts'
import { step } from '../cli/bootstrap/steps.mjs'
import { productEnvironment } from '../cli/environment.ts'
import { randomToken } from '../server/config.ts'
import { digestOf } from '../server/domain/digest.ts'
import { connectToLoad } from './bulk-load'
import { startBenchDatabase } from './database'
import { writeResults, type Table } from './results-page'
import { measureTask } from './latency'
import { moveMoney } from './wallet-movements'

const MOVEMENTS = 100_000
const MEBIBYTE = 1024 * 1024

const QUESTIONS = {
  'first page': '',
  'first page of a type': 'type=refund',
  'first page of a type without movements': 'type=adjust',
  'first page of a year in the middle': 'from=2025-01-01T00:00:00Z&to=2026-01-01T00:00:00Z',
  'largest page': 'limit=50',
}

const LOADS = [
  { load: '1 client', clients: 1, pauseMs: 0, seconds: 3 },
  { load: '16 clients', clients: 16, pauseMs: 100, seconds: 3 },
]

/** A shopper with a long history: the pages of the fund record, its chart, and the complete CSV file. */
export async function benchWallet(
  folder: string,
  { isWritten }: { isWritten: boolean },
): Promise<void> {
  const { cluster } = await startBenchDatabase(folder)
  const url = await ensureDatabase(cluster, `wallet_of_${MOVEMENTS}`)
  await step('Migrating', () => migrate(url))
  Object.assign(process.env, productEnvironment(folder, url))
  const backend = createApp({ ...readConfig(), poolSize: 16, logLevel: 'error' })
  const { pool, close } = connectToLoad(url)
  const userId = await step(`Creating ${MOVEMENTS} movements`, () => moveMoney(pool, MOVEMENTS))
  await close()
  const token = await signIn(backend, userId)
  const loadBefore = os.loadavg()[0]!
  // The file first, while the process is still small: its memory is measured by growth.
  const kept = [await file(backend, token)]
  const tables = [await pages(backend, token), kept]
  for (const table of tables) console.table(table)
  const remark = `Load of the machine before the run ${loadBefore.toFixed(1)}.`
  if (isWritten) await writeResults('wallet', tables, remark)
  await backend.connection.close()
}

async function signIn({ connection }: Backend, userId: number): Promise<string> {
  const token = randomToken()
  await connection.pool.query(
    `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [userId, digestOf(token)],
  )
  return token
}

async function pages(backend: Backend, token: string) {
  const ask = async (address: string) => {
    const answer = await backend.fetch(
      new Request(`http://backend${address}`, { headers: { token, 'accept-language': 'en' } }),
    )
    const { code, data } = (await answer.json()) as { code: number; data: never }
    if (code !== 1) throw new Error(`${address} answered ${code}`)
    return data
  }
  const tasks = [
    ...Object.entries(QUESTIONS).map(([task, query]) => [task, `/api/user/bill?${query}`] as const),
    ['chart', '/api/user/bill_chart'] as const,
  ]
  const rows: Table = []
  for (const [task, address] of tasks) {
    for (const { load, ...how } of LOADS) {
      const figures = await measureTask(ask, { addresses: [address], locales: ['en'], ...how })
      rows.push({ task, load, ...figures })
    }
  }
  return rows
}

/** Reads the file as a browser does, without storing it, and samples the memory of the process. */
async function file(backend: Backend, token: string) {
  await read(backend, token, '&type=recharge')
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  const began = performance.now()
  const { bytes, lines } = await read(backend, token)
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  return {
    file: 'CSV of all',
    rows: lines - 1,
    MiB: Math.round((bytes / MEBIBYTE) * 10) / 10,
    seconds: Math.round(seconds * 10) / 10,
    'resident growth MiB': Math.round((most - before) / MEBIBYTE),
  }
}

async function read(backend: Backend, token: string, query = '') {
  const answer = await backend.fetch(
    new Request(`http://backend/api/user/bill?format=csv${query}`, {
      headers: { token, 'accept-language': 'en' },
    }),
  )
  let bytes = 0
  let lines = 0
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    for (const byte of chunk) if (byte === 10) lines += 1
  }
  return { bytes, lines }
}
