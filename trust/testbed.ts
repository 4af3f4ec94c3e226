import { step } from '../cli/bootstrap/steps.mjs'
import { startDatabase } from '../cli/data/database.ts'
import { lockFolder } from '../cli/data/folder.ts'
import { dropLeftOvers, ensureTemplate } from '../tools/test/templates.ts'
import type { Cluster } from '../server/db/embedded/cluster.ts'

/** The database cluster of the suites; each suite gets databases of its own from it. */
export interface Testbed {
  folder: string
  cluster: () => Cluster
  /** Restarts it on the same port after a kill. */
  restart: () => Promise<void>
}

/**
 * TEST_DATABASE_URL names the template that `openTestBackend` makes databases from. A database that is not durable
 * loses nothing when its processes are killed, and is faster.
 */
export async function openTestbed(folder: string, isDurable: boolean): Promise<Testbed> {
  const quiet = { isDurable, report: () => undefined }
  await lockFolder(folder, 'npm run trust')
  let { cluster } = await step('Starting the embedded database', () => startDatabase(folder, quiet))
  await dropLeftOvers(cluster)
  process.env.TEST_DATABASE_URL = await step('Preparing the template', (report) =>
    ensureTemplate(cluster, folder, 'empty', report),
  )
  return {
    folder,
    cluster: () => cluster,
    restart: async () => {
      ;({ cluster } = await startDatabase(folder, quiet))
    },
  }
}
