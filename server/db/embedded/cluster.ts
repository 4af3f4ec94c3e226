import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, closeSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './failure.ts'
import { type Engine, locateEngine, type Place } from './engine.ts'
import { freePort } from './free-port.ts'
import { initialise, SUPERUSER } from './initialise.ts'
import { type Postmaster, readPostmaster, stopPostmaster } from './postmaster.ts'
import { environmentFor, settingsFor } from './settings.ts'

export interface ClusterOptions extends Place {
  password: string
  port: number
  /** Sets fsync. Without it a power failure may destroy the cluster; a killed process never does. */
  isDurable: boolean
  /** Whether it stays in the process group of its parent and ends with it. */
  isInGroup?: boolean
  /** Aborts the start and stops the server. */
  signal?: AbortSignal
  report: (line: string) => void
}

export interface Cluster {
  port: number
  folder: string
  /** Whether the server was already running, from a killed process or another one. */
  wasRunning: boolean
  url: (database: string) => string
  stop: () => Promise<void>
}

const START_TRIES = 20
const LOG_LIMIT_BYTES = 5_000_000

/** Returns the cluster of a data folder if it is running. */
export function findCluster(options: ClusterOptions): Cluster | null {
  const engine = locateEngine(options)
  const running = readPostmaster(engine.cluster)
  return running?.status === 'ready' ? describe(engine, running, options.password, true) : null
}

/** Starts the cluster and creates it first if it is missing. A running one is reused. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const engine = locateEngine(options)
  const found = await settle(engine.cluster)
  if (found) {
    options.report('using the database server that is already running')
    return describe(engine, found, options.password, true)
  }
  await initialise(engine, options.password, options.signal).catch((error: unknown) => {
    throw options.signal?.aborted ? interrupted() : error
  })
  let port = options.port
  for (let tries = 1; ; tries += 1) {
    port = await freePort(port)
    const problem = await launch(engine, port, options)
    const running = readPostmaster(engine.cluster)
    if (problem === null && running) return describe(engine, running, options.password, false)
    if (options.signal?.aborted) throw interrupted()
    if (tries === START_TRIES || !isTransient(problem ?? '')) throw refusal(problem ?? '', options)
    await sleep(250)
  }
}

function describe(engine: Engine, running: Postmaster, password: string, wasRunning: boolean) {
  return {
    port: running.port,
    folder: engine.cluster,
    wasRunning,
    url: (database: string) =>
      `postgres://${SUPERUSER}:${password}@127.0.0.1:${running.port}/${database}`,
    stop: () => stopPostmaster(running.pid),
  }
}

/** Waits until a running server is ready or has exited. */
async function settle(folder: string): Promise<Postmaster | null> {
  for (;;) {
    const running = readPostmaster(folder)
    if (!running || running.status === 'ready') return running
    await sleep(20)
  }
}

/** Returns null when it is ready, otherwise the end of its log. */
async function launch(
  engine: Engine,
  port: number,
  options: ClusterOptions,
): Promise<string | null> {
  // A stale pid may belong to another program, and PostgreSQL would then refuse to start.
  rmSync(path.join(engine.cluster, 'postmaster.pid'), { force: true })
  const log = path.join(options.dataFolder, 'postgres.log')
  const logged = rotate(log)
  const child = spawnServer(engine, port, log, options)
  let hasEnded = false
  child.on('error', () => (hasEnded = true))
  child.on('exit', () => (hasEnded = true))
  const { signal } = options
  const breakOff = () => child.kill('SIGINT')
  if (signal?.aborted) breakOff()
  signal?.addEventListener('abort', breakOff)
  const began = Date.now()
  let reminders = 0
  while (!hasEnded) {
    if (readPostmaster(engine.cluster)?.status === 'ready') {
      child.unref()
      signal?.removeEventListener('abort', breakOff)
      return null
    }
    if (Date.now() - began > (reminders + 1) * 10_000) {
      reminders += 1
      options.report('the database is recovering from a crash')
    }
    await sleep(15)
  }
  return readFileSync(log).subarray(logged).toString()
}

/** Usually starts it in a process group of its own, so that Ctrl-C stops the web process before the database. */
function spawnServer(
  engine: Engine,
  port: number,
  log: string,
  { isDurable, isInGroup = false }: ClusterOptions,
): ChildProcess {
  const output = openSync(log, 'a', 0o600)
  try {
    return spawn(
      path.join(engine.programs, 'bin', 'postgres'),
      ['-D', engine.cluster, ...settingsFor(port, isDurable)],
      {
        ...engine.account,
        cwd: engine.home,
        detached: !isInGroup,
        env: environmentFor(),
        stdio: ['ignore', output, output],
      },
    )
  } finally {
    closeSync(output)
  }
}

function rotate(log: string): number {
  try {
    const { size } = statSync(log)
    if (size < LOG_LIMIT_BYTES) return size
    renameSync(log, `${log}.old`)
  } catch {
    return 0
  }
  return 0
}

/** Another program took the port first, or processes of a killed server are still exiting. */
function isTransient(problem: string): boolean {
  return /Address already in use|pre-existing shared memory block|postmaster\.pid/i.test(problem)
}

const interrupted = () => new Failure('The start of the database was interrupted.')

function refusal(problem: string, options: ClusterOptions): Failure {
  const reason = /(?:FATAL|PANIC|ERROR):\s+(.+)/.exec(problem)?.[1] ?? 'no reason given'
  const log = path.join(options.dataFolder, 'postgres.log')
  return new Failure(
    `PostgreSQL did not start (${reason}): see ${log}, or set DATABASE_URL to your own server.`,
  )
}
