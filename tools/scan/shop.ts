import path from 'node:path'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { step } from '../../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../../cli/build/build.ts'
import { startDatabase } from '../../cli/data/database.ts'
import { lockFolder } from '../../cli/data/folder.ts'
import { prepareDatabase } from '../../cli/database/run-prepare.ts'
import { productEnvironment } from '../../cli/environment.ts'
import { startWeb } from '../../cli/start/web-process.ts'

export const scanFolder = (...parts: string[]): string => inProject('.data', 'scan', ...parts)

/**
 * The production build on a separate database, on loopback only. The origin uses the IP address, so that no tool
 * tries the other loopback address first.
 */
export async function openShop(port: number): Promise<string> {
  const folder = scanFolder()
  await lockFolder(folder, 'npm run scan')
  const { url } = await step('Starting a database to scan', (report) =>
    startDatabase(folder, { isDurable: false, report }),
  )
  const env = productEnvironment(folder, url)
  await step('Seeding the database', (report) => prepareDatabase(env, { report }))
  const distDir = await step('Bringing the build up to date', ensureBuild)
  const web = await step('Starting the web server', () =>
    startWeb({
      ...env,
      NODE_ENV: 'production',
      SAMPAN_DIST_DIR: path.normalize(distDir),
      HOST: 'localhost',
      PORT: String(port),
      // A scanner sends more requests from one address than any visitor; the limits are not what is tested.
      TRY_LIMITS: 'relaxed',
      DEMO: '0',
      LOG_LEVEL: 'warn',
    }),
  )
  return `http://127.0.0.1:${web.port}`
}
