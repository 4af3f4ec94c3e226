import { readFileSync } from 'node:fs'

/**
 * What tells a process from a later one with the same number: its start in ticks since boot, '' where the
 * system does not say. Null when the process has ended, also as a zombie that nobody has collected.
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
