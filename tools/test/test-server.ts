import type { Cluster } from '../../server/db/embedded/cluster.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { step } from '../../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../../cli/build/build.ts'
import { testFolder } from '../../cli/data/folder.ts'
import { productEnvironment } from '../../cli/environment.ts'
import { startBackend } from '../../cli/start/backend-process.ts'
import { startWeb, type WebProcess } from '../../cli/start/web-process.ts'
import { testLog } from './logs.ts'
import { ensureTemplate, resetDatabase } from './templates.ts'

/** Which of the two servers have their backend in another process, which runs from its sources. */
type Apart = 'none' | 'open' | 'both'

/** Serves the production build over a newly seeded database and returns the environment for the browser tests. */
export async function startTestServer(
  cluster: Cluster,
  apart: Apart = 'open',
): Promise<NodeJS.ProcessEnv> {
  const folder = testFolder()
  const distDir = await step('Bringing the build up to date', ensureBuild)
  const databaseUrl = await step('Seeding the test database', async (report) => {
    const template = await ensureTemplate(cluster, folder, 'seeded', report)
    return resetDatabase(cluster, 'sampan', template)
  })
  const envAt = async (own: Record<string, string> = {}) =>
    productEnvironment(folder, databaseUrl, {
      NODE_ENV: 'production',
      SAMPAN_DIST_DIR: distDir,
      HOST: 'localhost',
      PORT: String(await freePort()),
      CONSOLE_PORT: '0',
      // The browser tests sign in more often than a shopper would.
      TRY_LIMITS: 'relaxed',
      // The browser tests create their shoppers with it.
      TEST_CONTROL: 'test-control-of-npm-test',
      // Only the tests change data.
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...own,
    })
  const env = await envAt()
  const web = await step('Starting the web server', () =>
    (apart === 'both' ? startApart : startWeb)(env, testLog('web')),
  )
  const openEnv = await envAt({ REGION_POLICY: '[]', SAMPAN_STYLEGUIDE: '1' })
  const open = await step('Starting one with every place open', () =>
    (apart === 'none' ? startWeb : startApart)(openEnv, testLog('open-web')),
  )
  return {
    ...env,
    SAMPAN_URL: `http://localhost:${web.port}`,
    SAMPAN_OPEN_URL: `http://localhost:${open.port}`,
    SAMPAN_CONSOLE_URL: `http://localhost:${web.consolePort}`,
  }
}

/** A storefront without a database, and its backend. */
async function startApart(
  { DATABASE_URL, ...env }: NodeJS.ProcessEnv,
  logFile: string,
): Promise<WebProcess> {
  const backend = await startBackend({ ...env, DATABASE_URL }, logFile.replace('web', 'backend'))
  return startWeb({ ...env, BACKEND_URL: backend.url }, logFile)
}
