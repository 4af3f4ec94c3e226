import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readPostmaster, stopPostmaster } from '../../server/db/embedded/postmaster.ts'
import { clusterPrefix } from './database.ts'

/** Clusters of a removed data folder: as root they are stored elsewhere and are not removed with it. */
function earlierClusters(folder: string, current: string): string[] {
  const home = path.dirname(current)
  if (!existsSync(home)) return []
  return readdirSync(home)
    .filter((name) => name.startsWith(`${clusterPrefix(folder)}-`))
    .map((name) => path.join(home, name))
    .filter((cluster) => cluster !== current)
}

/** Reports them without removing them, because they may contain useful data. */
export function reportEarlierClusters(
  folder: string,
  current: string,
  report: (line: string) => void,
): void {
  const earlier = earlierClusters(folder, current)
  if (earlier.length > 0) report(`kept from earlier, delete at will: ${earlier.join(' ')}`)
}

/** Test databases contain nothing to keep. */
export async function removeEarlierClusters(folder: string, current: string): Promise<void> {
  for (const cluster of earlierClusters(folder, current)) {
    const running = readPostmaster(cluster)
    if (running) await stopPostmaster(running.pid)
    rmSync(cluster, { recursive: true, force: true })
  }
}
