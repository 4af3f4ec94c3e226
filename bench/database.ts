import { migrate } from '@/server/db/migrate'
import { seedProducts } from '@/server/db/seed/bulk'
import { seedIfEmpty } from '@/server/db/seed/seed'
import { step } from '../cli/bootstrap/steps.mjs'
import { startDatabase } from '../cli/data/database.ts'
import { lockFolder } from '../cli/data/folder.ts'
import { atShutdown } from '../cli/process/shutdown.ts'
import type { Cluster } from '../server/db/embedded/cluster.ts'
import { ensureDatabase } from '../server/db/embedded/databases.ts'

/** The embedded database of a section, durable as in production. One run at a time uses the folder. */
export async function startBenchDatabase(folder: string) {
  await lockFolder(folder, 'npm run bench')
  const started = await step('Starting the embedded database', (report) =>
    startDatabase(folder, { isDurable: true, report }),
  )
  atShutdown(started.cluster.stop)
  return started
}

/** The URL of a database with this many products of the demo catalogue. */
export async function ensureCatalogue(
  cluster: Cluster,
  products: number,
  name = `catalogue_${products}`,
): Promise<string> {
  const url = await ensureDatabase(cluster, name)
  await step(`Seeding ${products} products`, async (report) => {
    await migrate(url)
    await seedIfEmpty(url, report)
    await seedProducts(url, products, report)
  })
  return url
}
