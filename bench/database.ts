import { step } from '../cli/bootstrap/steps.mjs'
import { startDatabase } from '../cli/data/database.ts'
import { lockFolder } from '../cli/data/folder.ts'
import { atShutdown } from '../cli/process/shutdown.ts'

/** The embedded database of a section, durable as in production. One run at a time uses the folder. */
export async function startBenchDatabase(folder: string) {
  await lockFolder(folder, 'npm run bench')
  const started = await step('Starting the embedded database', (report) =>
    startDatabase(folder, { isDurable: true, report }),
  )
  atShutdown(started.cluster.stop)
  return started
}
