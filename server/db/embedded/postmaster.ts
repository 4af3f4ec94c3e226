import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lifeOf } from './process-life.mjs'

/** A running PostgreSQL server, as described by its postmaster.pid file. */
export interface Postmaster {
  pid: number
  port: number
  status: string
}

const STOP_TIMEOUT_MS = 30_000

export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[]
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isPostgresOf(pid, cluster)) return null
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() }
}

/** After a crash the pid in the file may belong to another program. */
function isPostgresOf(pid: number, cluster: string): boolean {
  if (lifeOf(pid) === null) return false
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.includes(cluster)
  } catch {
    return process.platform !== 'linux'
  }
}

/** Stops the server in "fast" mode: open transactions are rolled back and data is flushed. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!signal(pid, 'SIGINT')) return
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (lifeOf(pid) !== null) {
    if (Date.now() > deadline) {
      signal(pid, 'SIGQUIT')
      return
    }
    await sleep(20)
  }
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
