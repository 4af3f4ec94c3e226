import { existsSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'
import type { Cluster } from '../../server/db/embedded/cluster.ts'
import { waitForLock } from '../../cli/bootstrap/lock.mjs'
import { joinDatabase } from '../../cli/data/database.ts'
import { removeEarlierClusters } from '../../cli/data/earlier-clusters.ts'
import { testFolder } from '../../cli/data/folder.ts'
import { markUser, unmarkUser, usedSubjects } from '../../cli/data/users.ts'
import { stoppedAtShutdown } from '../../cli/process/shutdown.ts'
import { dropLeftOvers } from './templates.ts'

/** The users of the cluster on the disk, and of the one in memory. */
const DISK = 'cluster'
const MEMORY = 'memory'

/** Linux keeps files of this folder in memory. */
const MEMORY_FOLDER = '/dev/shm'
/** After the Jest tests of a complete run it took 200 MB, and its log may take 256 MB. */
const ENOUGH_BYTES = 3 * 1024 ** 3

interface Joined {
  cluster: Cluster
  leave: () => Promise<void>
}

/**
 * The cluster of all test runs of this checkout: the first one starts it, the last one stops it. In memory, where there
 * is room, it is removed at the end; creating and dropping a database for each of the backend's test files takes a
 * second on a disk, and 50 ms there.
 */
export function joinTestCluster({ isInMemory = false } = {}): Promise<Joined> {
  const parent = isInMemory && hasRoomInMemory() ? MEMORY_FOLDER : undefined
  return stoppedAtShutdown(
    (signal) => join(signal, parent),
    ({ leave }) => leave(),
  )
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES
}

async function join(signal: AbortSignal, parent: string | undefined): Promise<Joined> {
  const subject = parent ? MEMORY : DISK
  const folder = testFolder()
  const users = path.join(folder, 'users')
  const cluster = await inTurn(folder, async () => {
    const isShared = usedSubjects(users).has(subject)
    const { cluster } = await joinDatabase(folder, {
      isDurable: false,
      parent,
      report: () => undefined,
      signal,
    })
    if (!isShared) {
      await dropLeftOvers(cluster)
      await removeEarlierClusters(folder, cluster.folder)
    }
    markUser(users, subject)
    return cluster
  })
  const leave = () =>
    inTurn(folder, async () => {
      unmarkUser(users, subject)
      if (usedSubjects(users).has(subject)) return
      await cluster.stop()
      if (parent) rmSync(cluster.folder, { recursive: true, force: true })
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
