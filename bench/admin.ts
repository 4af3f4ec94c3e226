import os from 'node:os'
import { createApp, type Backend } from '@/server/app'
import { readConfig } from '@/server/config'
import { migrate } from '@/server/db/migrate'
import type { Role } from '@/contracts/staff-permissions'
import { ensureDatabase } from '../server/db/embedded/databases.ts'
import { step } from '../cli/bootstrap/steps.mjs'
import { productEnvironment } from '../cli/environment.ts'
import { randomToken } from '../server/config.ts'
import { digestOf } from '../server/domain/digest.ts'
import { createAdminRows } from './admin-rows'
import { adminLists, type List } from './admin-lists'
import { connectToLoad } from './bulk-load'
import { ensureCatalogue, startBenchDatabase } from './database'
import { measureTask } from './latency'
import { writeResults, type Table } from './results-page'

const ROWS = 1_000_000
const PRODUCTS = 100_000
const SECONDS = 3
const DEEP_PAGES = 40
const LOADS = [
  { load: '1 client', clients: 1, pauseMs: 0, seconds: SECONDS },
  { load: '16 clients', clients: 16, pauseMs: 100, seconds: SECONDS },
]

interface Answer {
  code: number
  msg: string
  data: { next_cursor?: string | null }
}

/** Lists of the administration at a million rows, in the backend's own process: first pages, filters, and pages further down. */
export async function benchAdmin(
  folder: string,
  { isWritten, isFull }: { isWritten: boolean; isFull: boolean },
  [rows = ROWS, products = isFull ? ROWS : PRODUCTS]: number[],
): Promise<void> {
  const { cluster } = await startBenchDatabase(folder)
  const catalogue = await ensureCatalogue(cluster, products)
  const url = await ensureDatabase(cluster, `administration_${rows}_${products}`, catalogue)
  // A copy of an earlier run lacks later migrations.
  await step('Migrating', () => migrate(url))
  const { pool, close } = connectToLoad(url)
  await step(`Creating ${rows} rows of each table`, () => createAdminRows(pool, rows))
  await close()
  Object.assign(process.env, productEnvironment(folder, url))
  const backend = createApp({ ...readConfig(), poolSize: 16, logLevel: 'error' })
  const loadBefore = os.loadavg()[0]!
  const table = await measure(backend)
  console.table(table)
  const remark = `Load of the machine before the run ${loadBefore.toFixed(1)}; ${rows.toLocaleString('en')} rows of each table, ${products.toLocaleString('en')} products.`
  if (isWritten) await writeResults('admin', [table], remark)
  await backend.connection.close()
}

async function measure(backend: Backend): Promise<Table> {
  const tokens = {
    owner: await signIn(backend, 'owner'),
    merchant: await signIn(backend, 'merchant'),
  }
  const rows: Table = []
  const lists = adminLists()
  // Measured twice: the first time opens the connections of the pool.
  for (const list of [lists[0]!, ...lists]) {
    const ask = (address: string) => read(backend, tokens[list.by], address)
    const address = list.isDeep ? await deepAddress(ask, list) : list.address
    for (const { load, ...how } of LOADS) {
      const figures = await measureTask(ask as never, {
        addresses: [address],
        locales: ['en'],
        ...how,
      })
      rows.push({ list: list.name, by: list.by, load, ...figures })
    }
  }
  return rows.slice(LOADS.length)
}

async function deepAddress(ask: (address: string) => Promise<Answer['data']>, { address }: List) {
  let at = address
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const { next_cursor: cursor } = await ask(at)
    if (!cursor) throw new Error(`${address} has only ${page + 1} pages`)
    at = `${address}${address.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
  }
  return at
}

async function read(backend: Backend, token: string, address: string): Promise<Answer['data']> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  const response = await backend.fetch(new Request(`http://backend${address}`, { headers }))
  const { code, msg, data } = (await response.json()) as Answer
  if (code !== 1) throw new Error(`${address} answered ${code}: ${msg}`)
  return data
}

/** An account with an open session; a merchant has two shops. */
async function signIn({ connection }: Backend, role: Role): Promise<string> {
  const token = randomToken()
  await connection.pool.query(
    `with member as (
       insert into staff (email, name, role) values ($1, 'Bench', $2) returning id
     ), shops as (
       insert into staff_shops (staff_id, shop_id) select id, shop from member, (values (1), (2)) s(shop)
       where $2 = 'merchant'
     )
     insert into staff_sessions (staff_id, token_hash, expires_at)
     select id, $3, now() + interval '1 hour' from member`,
    [`${token}@sampan.example`, role, digestOf(token)],
  )
  return token
}
