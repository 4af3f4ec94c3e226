import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { lifeOf } from '../../server/db/embedded/process-life.mjs'
import { readPostmaster } from '../../server/db/embedded/postmaster.ts'

/** Kills the server of a cluster and all its processes at the same time, as a machine failure would. */
export async function killPostgres(clusterFolder: string): Promise<number> {
  const postmaster = readPostmaster(clusterFolder)
  if (!postmaster) throw new Error(`no server runs in ${clusterFolder}`)
  const tree = [postmaster.pid, ...childrenOf(postmaster.pid)]
  for (const pid of tree) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended between the listing and the kill.
    }
  }
  while (tree.some((pid) => lifeOf(pid) !== null)) await sleep(5)
  return tree.length
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.trim().split(/\s+/).filter(Boolean).map(Number)
  } catch {
    return []
  }
}
