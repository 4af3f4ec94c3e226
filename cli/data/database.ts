import { createHash } from 'node:crypto'
import {
  type Cluster,
  type ClusterOptions,
  findCluster,
  startCluster,
} from '../../server/db/embedded/cluster.ts'
import { ensureDatabase } from '../../server/db/embedded/databases.ts'
import { projectRoot } from '../bootstrap/project.mjs'
import { stoppedAtShutdown } from '../process/shutdown.ts'
import { databaseRecordOf, rememberPort } from './record.ts'

const DATABASE = 'sampan'

export interface RunningDatabase {
  url: string
  cluster: Cluster
}

interface Options {
  isDurable: boolean
  /** See Place. */
  parent?: string
  report: (line: string) => void
  signal?: AbortSignal
}

/** Starts the embedded database of a data folder if necessary; it stops with this process. */
export function startDatabase(folder: string, options: Options): Promise<RunningDatabase> {
  return stoppedAtShutdown(
    (signal) => joinDatabase(folder, { ...options, signal }),
    ({ cluster }) => cluster.stop(),
  )
}

/** Like `startDatabase`, but the caller decides when it stops. */
export async function joinDatabase(folder: string, options: Options): Promise<RunningDatabase> {
  const clusterOptions = optionsFor(folder, options)
  const cluster = await startCluster(clusterOptions)
  rememberPort(folder, databaseRecordOf(folder, ''), cluster.port)
  return { url: await ensureDatabase(cluster, DATABASE), cluster }
}

/** The URL of a running database of a data folder, or null. */
export function runningDatabaseUrl(folder: string): string | null {
  const quiet = { isDurable: true, report: () => undefined }
  return findCluster(optionsFor(folder, quiet))?.url(DATABASE) ?? null
}

function optionsFor(folder: string, options: Options): ClusterOptions {
  const { name, password, port } = databaseRecordOf(folder, clusterPrefix(folder))
  return { projectRoot, dataFolder: folder, name, password, port, ...options }
}

/** Distinguishes the clusters of data folders that share a system folder (see locateEngine). */
export function clusterPrefix(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 6)
}
