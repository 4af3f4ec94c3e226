import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readPostmaster, stopPostmaster } from '../../server/db/embedded/postmaster.ts'
import { clusterPrefix } from './database.ts'

/** Databases of this data folder from before it was removed: they lie elsewhere, so they outlived it. */
function earlierClusters(folder: string, current: string): string[] {
  const home = path.dirname(current)
  if (!existsSync(home)) return []
  return readdirSync(home)
    .filter((name) => name.startsWith(`${clusterPrefix(folder)}-`))
    .map((name) => path.join(home, name))
    .filter((cluster) => cluster !== current)
}

/** They may hold what somebody wants back, so they are named and left alone. */
export function reportEarlierClusters(
  folder: string,
  current: string,
  report: (line: string) => void,
): void {
  const earlier = earlierClusters(folder, current)
  if (earlier.length > 0) report(`kept from earlier, delete at will: ${earlier.join(' ')}`)
}

/** A test's database holds nothing that anybody wants back. */
export async function removeEarlierClusters(folder: string, current: string): Promise<void> {
  for (const cluster of earlierClusters(folder, current)) {
    const running = readPostmaster(cluster)
    if (running) await stopPostmaster(running.pid)
    rmSync(cluster, { recursive: true, force: true })
  }
}
