import { testFolder } from '../../cli/data/folder.ts'
import { clearSettings } from '../../cli/environment.ts'
import { ensureTemplate } from './templates.ts'
import { joinTestCluster } from './test-cluster.ts'

/** The template for `npm run jest` alone; `npm test` has set one already and runs the cluster. */
export async function openTestDatabase(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return () => Promise.resolve()
  clearSettings()
  const { cluster, leave } = await joinTestCluster()
  try {
    const report = (line: string) => console.error(line)
    process.env.TEST_DATABASE_URL = await ensureTemplate(cluster, testFolder(), 'empty', report)
    return leave
  } catch (error) {
    await leave()
    throw error
  }
}
