import { clearSettings } from '../../cli/environment.ts'
import { templatesForJest } from './templates.ts'
import { joinTestCluster } from './test-cluster.ts'

/** The template for `npm run jest` alone; `npm test` has set one already and runs the cluster. */
export async function openTestDatabase(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return () => Promise.resolve()
  clearSettings()
  const { cluster, leave } = await joinTestCluster()
  try {
    const report = (line: string) => console.error(line)
    Object.assign(process.env, await templatesForJest(cluster, report))
    return leave
  } catch (error) {
    await leave()
    throw error
  }
}
