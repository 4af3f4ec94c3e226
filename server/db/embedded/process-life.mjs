import { readFileSync } from 'node:fs'

/**
 * Distinguishes a process from a later one with the same pid: its start time in clock ticks since boot, '' where the
 * system does not provide it. Null when the process has ended, also as a zombie.
 * @param {number} pid
 */
export function lifeOf(pid) {
  if (!exists(pid)) return null
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? '')
  } catch {
    return exists(pid) ? '' : null
  }
}

/** @param {number} pid */
function exists(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === 'EPERM'
  }
}
