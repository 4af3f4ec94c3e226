import { setTimeout as sleep } from 'node:timers/promises'

/** @type {NodeJS.Signals[]} */
export const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

const LEADER_MS = 10_000
const REST_MS = 1000

/**
 * Ends a child that was spawned with `detached: true` and its process group: SIGTERM first, then SIGKILL after a
 * timeout.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function endGroup(child) {
  const { pid } = child
  if (pid === undefined || !signalGroup(pid, 'SIGTERM')) return
  await until(() => child.exitCode !== null || child.signalCode !== null, LEADER_MS)
  if (!(await until(() => !signalGroup(pid, 0), REST_MS))) signalGroup(pid, 'SIGKILL')
}

/** @param {() => boolean} isDone @param {number} ms */
async function until(isDone, ms) {
  for (const deadline = Date.now() + ms; !isDone(); await sleep(20)) {
    if (Date.now() > deadline) return false
  }
  return true
}

/** @param {number} pid @param {NodeJS.Signals | 0} signal */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
