import { startBenchDatabase } from './database'
import { seedProducts } from '@/server/db/seed/bulk'
import { freePort } from '../server/db/embedded/free-port'
import { step } from '../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../cli/build/build.ts'
import { prepareDatabase } from '../cli/database/run-prepare.ts'
import { productEnvironment } from '../cli/environment.ts'
import { atShutdown } from '../cli/process/shutdown.ts'
import { startWeb } from '../cli/start/web-process.ts'

/** Creates the shopper of the measured purchase. */
export const TEST_CONTROL = 'benchmarks-only-testers'

/** The production build over the seeded catalogue, in a separate data folder. */
export async function startBenchServer(
  folder: string,
  /** Adds products up to this number. */
  products?: number,
  settings: Record<string, string> = {},
): Promise<{ url: string; pid: number; env: NodeJS.ProcessEnv }> {
  const { url: databaseUrl } = await startBenchDatabase(folder)
  const env = productEnvironment(folder, databaseUrl, {
    TRY_LIMITS: 'relaxed',
    TEST_CONTROL,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    ...settings,
  })
  await step('Migrating and seeding', (report) => prepareDatabase(env, { report }))
  if (products) {
    await step(`Adding products up to ${products}`, (report) =>
      seedProducts(databaseUrl, products, report),
    )
  }
  const distDir = await step('Building the storefront', ensureBuild)
  const port = await freePort()
  const web = await step('Starting the web server', () =>
    startWeb({
      ...env,
      NODE_ENV: 'production',
      SAMPAN_DIST_DIR: distDir,
      HOST: 'localhost',
      PORT: String(port),
    }),
  )
  atShutdown(web.stop)
  return { url: `http://localhost:${web.port}`, pid: web.pid, env }
}
