import path from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type Connection } from '@/server/db/connection'
import { readConfig } from '@/server/config'
import * as users from '@/server/repositories/users'
import { hashPayCode } from '@/server/services/accounts/passwords'
import { createTestDatabase } from '@/server/testing/database'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { insertTestCatalogue } from '@/server/testing/test-catalogue'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { secretKey } from '@/lib/gateway/secret'
import { freePort } from '../../server/db/embedded/free-port'
import { step } from '../../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../../cli/build/build.ts'
import { productEnvironment } from '../../cli/environment.ts'
import { startWeb, type WebProcess } from '../../cli/start/web-process.ts'
import { ensureTemplate, resetDatabase } from '../../tools/test/templates.ts'
import { inFlight } from '../calls'
import type { SuiteContext } from '../suite'
import type { World } from './plan'

const PAY_CODE = '246810'
/** Cents that no run spends. */
const PLENTY = 1_000_000_000_000
const PRODUCTS = 200
const SHOPS = 20
const SKUS = 60
const HASHES_AT_ONCE = 4

export interface LoadedShop {
  web: WebProcess
  databaseUrl: string
  world: World
  close: () => Promise<void>
}

/** The shop as `npm start` runs it, with shoppers who have a session, an address, a payment password and a balance. */
export async function openShop(context: SuiteContext): Promise<LoadedShop> {
  const isShort = context.extent.form === 'short'
  const distDir = await step('Bringing the build up to date', ensureBuild)
  const { url, drop } = isShort ? await smallShop() : await demoShop(context)
  const port = String(await freePort())
  const env = productEnvironment(context.testbed.folder, url, {
    NODE_ENV: 'production',
    SAMPAN_DIST_DIR: distDir,
    HOST: 'localhost',
    PORT: port,
    // All visitors have one address.
    TRY_LIMITS: 'relaxed',
    DEMO: '0',
    LOG_LEVEL: 'error',
    // The XSRF tokens and payment passwords are created here with the same key.
    SECRET_KEY: secretKey(),
  })
  const connection = connect(url)
  const world = await step('Opening shoppers', () => openWorld(connection, env, isShort ? 40 : 300))
  const web = await step('Starting the web server', () =>
    startWeb(env, path.join(context.testbed.folder, 'load-web.log')),
  )
  const close = async () => {
    await web.stop()
    await connection.close()
    await drop()
  }
  return { web, databaseUrl: url, world: { ...world, port: web.port }, close }
}

async function smallShop() {
  const database = await createTestDatabase()
  const connection = connect(database.url)
  await insertTestCatalogue(connection.db)
  await connection.close()
  return database
}

async function demoShop({ testbed }: SuiteContext) {
  const cluster = testbed.cluster()
  const url = await step('Seeding the catalogue', async (report) => {
    const template = await ensureTemplate(cluster, testbed.folder, 'seeded', report)
    return resetDatabase(cluster, 'load', template)
  })
  return { url, drop: () => Promise.resolve() }
}

async function openWorld({ db }: Connection, env: NodeJS.ProcessEnv, count: number) {
  await db.execute(sql`update skus set stock = 2000000000 - taken`)
  const shoppers = await openShoppers(db, count, PLENTY)
  const key = readConfig(env).keyFor('pay-code')
  await inFlight(shoppers, HASHES_AT_ONCE, async ({ id }) => {
    await users.setPayCode(db, id, null, await hashPayCode(PAY_CODE, id, key))
  })
  const products = await idsOf(db, sql`select id from products where is_on_sale`, PRODUCTS)
  const world: Omit<World, 'port'> = {
    locales: ['en', 'th'],
    shops: await idsOf(db, sql`select id from shops`, SHOPS),
    products,
    skus: await idsOf(
      db,
      sql`select id from skus where product_id in ${products} and price < 6000`,
      SKUS,
    ),
    words: ['shirt', 'phone', 'tea', 'kettle', 'lamp', 'bag', 'shoes'],
    shoppers: shoppers.map(({ token, addressId }) => {
      const xsrf = createXsrfToken(token)
      return { cookie: `token=${token}; XSRF-TOKEN=${xsrf}`, xsrf, addressId }
    }),
    payCode: PAY_CODE,
  }
  return world
}

async function idsOf(db: Connection['db'], select: ReturnType<typeof sql>, most: number) {
  const { rows } = await db.execute<{ id: string }>(sql`${select} order by id limit ${most}`)
  return rows.map(({ id }) => Number(id))
}
