import path from 'node:path'
import type { Cluster } from '../../server/db/embedded/cluster.ts'
import { waitForLock } from '../../cli/bootstrap/lock.mjs'
import { joinDatabase } from '../../cli/data/database.ts'
import { removeEarlierClusters } from '../../cli/data/earlier-clusters.ts'
import { testFolder } from '../../cli/data/folder.ts'
import { markUser, unmarkUser, usedSubjects } from '../../cli/data/users.ts'
import { stoppedAtShutdown } from '../../cli/process/shutdown.ts'
import { dropLeftOvers } from './templates.ts'

const CLUSTER = 'cluster'

interface Joined {
  cluster: Cluster
  leave: () => Promise<void>
}

/** The cluster of all test runs of this checkout: the first one starts it, the last one stops it. */
export function joinTestCluster(): Promise<Joined> {
  return stoppedAtShutdown(join, ({ leave }) => leave())
}

async function join(signal: AbortSignal): Promise<Joined> {
  const folder = testFolder()
  const users = path.join(folder, 'users')
  const cluster = await inTurn(folder, async () => {
    const isShared = usedSubjects(users).has(CLUSTER)
    const { cluster } = await joinDatabase(folder, {
      isDurable: false,
      report: () => undefined,
      signal,
    })
    if (!isShared) {
      await dropLeftOvers(cluster)
      await removeEarlierClusters(folder, cluster.folder)
    }
    markUser(users, CLUSTER)
    return cluster
  })
  const leave = () =>
    inTurn(folder, async () => {
      unmarkUser(users, CLUSTER)
      if (!usedSubjects(users).has(CLUSTER)) await cluster.stop()
    })
  return { cluster, leave }
}

async function inTurn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await waitForLock(path.join(folder, 'cluster.lock'), 'test cluster', () => undefined)
  try {
    return await work()
  } finally {
    lock.release()
  }
}
