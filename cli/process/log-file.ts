import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'

const SHOWN_LINES = 60

/** Calls `work` with a new log file for a child process. */
export function withLog<T>(file: string, work: (log: number) => T): T {
  mkdirSync(path.dirname(file), { recursive: true })
  const log = openSync(file, 'w', 0o600)
  try {
    return work(log)
  } finally {
    closeSync(log)
  }
}

/**
 * Redirects stderr of this process to a file until the returned function is called. Node still prints uncaught
 * exceptions to the terminal.
 */
export function keepErrorsIn(file: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true })
  const log = openSync(file, 'w', 0o600)
  const { stderr } = process
  const write = stderr.write.bind(stderr)
  stderr.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    writeSync(log, typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    const written = rest.at(-1)
    if (typeof written === 'function') process.nextTick(written)
    return true
  }
  return () => {
    stderr.write = write
    closeSync(log)
  }
}

/** The last lines of a log, for error messages; '' for an empty log. */
export function endOfLog(file: string): string {
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').trim().split('\n')
  } catch {
    return ''
  }
  if (lines[0] === '') return ''
  const shown = lines.slice(-SHOWN_LINES)
  return [`The last ${shown.length} of ${lines.length} lines in ${file}:`, ...shown].join('\n')
}
