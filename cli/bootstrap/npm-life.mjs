import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { lifeOf } from '../../server/db/embedded/process-life.mjs'

const INTERVAL_MS = 400
/** npm, its shell, tsx and one script. */
const MAX_ANCESTORS = 5
/** Package managers are programs of Node.js; what adopts an orphan is not. */
const PACKAGE_MANAGER = /node|npm|yarn|bun/

let isWatching = false

/**
 * Sends this process SIGTERM when the npm that runs it ends. npm passes SIGINT and SIGTERM only to its shell, and the
 * shell exits without signalling its child; other signals end only npm.
 */
export function endWithNpm() {
  if (isWatching || process.env.npm_lifecycle_script === undefined) return
  isWatching = true
  const ancestors = ancestorsUpToNpm(process.env.npm_lifecycle_script)
  if (hasEnded(ancestors.at(-1) ?? 0)) process.kill(process.pid, 'SIGTERM')
  const lives = ancestors.map((pid) => ({ pid, life: lifeOf(pid) }))
  const timer = setInterval(() => {
    if (lives.every(({ pid, life }) => life !== null && lifeOf(pid) === life)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, INTERVAL_MS)
  timer.unref()
}

/**
 * Only the parent when the shell has replaced itself with this program (exec).
 * @param {string} script the command that npm gave to its shell
 */
function ancestorsUpToNpm(script) {
  /** @type {number[]} */
  const ancestors = []
  for (let pid = process.ppid; pid > 1 && ancestors.length < MAX_ANCESTORS;) {
    ancestors.push(pid)
    const { parent, command } = read(pid)
    if (command.includes(` -c ${script}`)) return [...ancestors, parent]
    pid = parent
  }
  return [process.ppid]
}

/**
 * Whether npm ended before this process looked for it: then another process is in its place. An unknown command may be
 * npm.
 * @param {number} npm
 */
function hasEnded(npm) {
  const { command } = read(npm)
  return command !== '' && !PACKAGE_MANAGER.test(command)
}

/** @param {number} pid */
function read(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
    }
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(line) ?? []
    return { parent: Number(parent), command }
  } catch {
    return { parent: 0, command: '' }
  }
}
