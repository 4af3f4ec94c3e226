import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { secretKey } from '@/lib/gateway/secret'
import { connect } from '@/server/db/connection'
import { TEST_OPS_TOKEN } from '@/server/testing/backend'
import { createTestDatabase } from '@/server/testing/database'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { insertTestCatalogue } from '@/server/testing/test-catalogue'
import { step } from '../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../cli/build/build.ts'
import { productEnvironment } from '../cli/environment.ts'
import { startWeb, type WebProcess } from '../cli/start/web-process.ts'
import { freePort } from '../server/db/embedded/free-port'
import type { SuiteContext } from './suite'

/** Copies of product 3 have ids from here; the test catalogue has products 1 to 4. */
export const FIRST_COPY = 101
const SHOPPERS = 8
const PLENTY = 1_000_000_000

export interface Visitor {
  token: string
  /** The Cookie header of a browser with this session. */
  cookie: string
  xsrf: string
}

/** Production servers on one database with the small test catalogue and many copies of one product. */
export class Storefront {
  readonly #env: () => Promise<NodeJS.ProcessEnv>
  readonly #drop: () => Promise<void>
  readonly #running = new Set<WebProcess>()
  readonly #logs: string[] = []

  private constructor(
    readonly visitors: Visitor[],
    readonly products: number[],
    /** Prefix of the log files of the servers, which attacks make large. */
    readonly log: string,
    env: () => Promise<NodeJS.ProcessEnv>,
    drop: () => Promise<void>,
  ) {
    this.#env = env
    this.#drop = drop
  }

  static async open(context: SuiteContext, copies: number): Promise<Storefront> {
    const distDir = await step('Bringing the build up to date', ensureBuild)
    const database = await createTestDatabase()
    const connection = connect(database.url)
    await insertTestCatalogue(connection.db)
    await copyProducts(connection.db, copies)
    const shoppers = await openShoppers(connection.db, SHOPPERS, PLENTY)
    await connection.close()
    const visitors = shoppers.map(({ token }) => {
      const xsrf = createXsrfToken(token)
      return { token, xsrf, cookie: `token=${token}; XSRF-TOKEN=${xsrf}` }
    })
    const products = [1, 2, 3, ...Array.from({ length: copies }, (_, at) => FIRST_COPY + at)]
    const env = async () =>
      productEnvironment(context.testbed.folder, database.url, {
        NODE_ENV: 'production',
        SAMPAN_DIST_DIR: distDir,
        HOST: 'localhost',
        PORT: String(await freePort()),
        // Pages contain their own URL, which must be the same for both servers.
        PUBLIC_ORIGIN: 'http://localhost:3000',
        TRY_LIMITS: 'relaxed',
        DEMO: '0',
        LOG_LEVEL: 'silent',
        OPS_TOKEN: TEST_OPS_TOKEN,
        SECRET_KEY: secretKey(),
      })
    const log = path.join(context.testbed.folder, `${context.name}-server`)
    return new Storefront(visitors, products, log, env, database.drop)
  }

  /** Starts another production server on the database and the build of this storefront. */
  async start(): Promise<WebProcess> {
    const log = `${this.log}-${this.#logs.length + 1}.log`
    this.#logs.push(log)
    const web = await startWeb(await this.#env(), log)
    this.#running.add(web)
    return web
  }

  /** Kills a server that may not react to SIGTERM any more. */
  async kill(web: WebProcess): Promise<void> {
    this.#running.delete(web)
    process.kill(web.pid, 'SIGKILL')
    await web.ended
  }

  /** Errors that the servers did not handle, from their logs. */
  unhandledErrors(): string[] {
    const lines = this.#logs.flatMap((log) => readFileSync(log, 'utf8').split('\n'))
    return lines.filter((line) => /unhandledRejection|uncaughtException/.test(line))
  }

  async close(): Promise<void> {
    for (const web of this.#running) {
      await Promise.race([web.stop(), sleep(15_000)])
      if (isAlive(web.pid)) await this.kill(web)
    }
    await this.#drop()
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function copyProducts(db: ReturnType<typeof connect>['db'], copies: number): Promise<void> {
  if (copies === 0) return
  const last = FIRST_COPY + copies - 1
  await db.execute(sql`
    insert into products (id, shop_id, category_id, texts, images, price, sales, listed_at)
    select copy, shop_id, category_id, replace(texts::text, 'Tea ', 'Tea ' || copy || ' ')::jsonb,
      images, price, sales, listed_at
    from products, generate_series(${FIRST_COPY}::int, ${last}::int) copy where id = 3`)
  await db.execute(sql`
    insert into skus (id, product_id, value_indexes, price, stock)
    select copy * 10, copy, '{}', 500, 1000
    from generate_series(${FIRST_COPY}::int, ${last}::int) copy`)
}
