import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from '../cli/bootstrap/project.mjs'
import { atShutdown } from '../cli/process/shutdown.ts'

export interface LoadTask {
  origin: string
  /** Requested one after another, repeatedly. */
  paths: string[]
  connections: number
  /** Ignored with `isOnce`. */
  seconds: number
  headers: Record<string, string>
  /** Ends when each path was requested once. */
  isOnce?: boolean
}

/** Times in milliseconds; bytes of one response with its headers. */
export interface LoadResult {
  answers: number
  perSecond: number
  p50: number
  p99: number
  bytes: number
}

export const PHONE = {
  'accept-language': 'en',
  'accept-encoding': 'gzip',
  accept: 'text/html,application/xhtml+xml',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
}

/** Runs of each case in turn, and seconds of each run. */
export const RUNS = Number(process.env.BENCH_RUNS ?? 5)
export const SECONDS = 2

let worker: ChildProcess | undefined

/** Generates load from another process. */
export async function load(task: LoadTask): Promise<LoadResult> {
  worker ??= startWorker()
  worker.send(task)
  const [answer] = (await once(worker, 'message')) as [{ result?: LoadResult; failure?: string }]
  if (!answer.result) throw new Error(answer.failure)
  return answer.result
}

function startWorker(): ChildProcess {
  const started = fork(inProject('bench/load-worker.ts'), { execArgv: [] })
  started.once('exit', () => started.emit('message', { failure: 'The load ended early.' }))
  atShutdown(() => void started.kill())
  return started
}

export function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
