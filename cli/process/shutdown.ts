import { Failure } from '../bootstrap/failure.mjs'
import { endWithNpm } from '../bootstrap/npm-life.mjs'
import { ENDING_SIGNALS } from './end-group.mjs'

type Task = () => void | Promise<void>

const tasks: Task[] = []
let running: Promise<void> | null = null

/** Adds what has to be undone when this process ends; the last one added goes first. Returns how to remove it. */
export function atShutdown(task: Task): () => void {
  tasks.push(task)
  return () => {
    const at = tasks.indexOf(task)
    if (at >= 0) tasks.splice(at, 1)
  }
}

/**
 * Starts something that has to be stopped at shutdown, also when the shutdown begins before the start is over:
 * then the start is told by its signal, and the shutdown waits for its end.
 */
export async function stoppedAtShutdown<T>(
  start: (signal: AbortSignal) => Promise<T>,
  stop: (started: T) => void | Promise<void>,
): Promise<T> {
  refuseDuringShutdown()
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const breakOff = new AbortController()
  const remove = atShutdown(() => {
    breakOff.abort()
    return promise.then(stop, () => undefined)
  })
  start(breakOff.signal).then(resolve, reject)
  try {
    return await promise
  } catch (error) {
    remove()
    throw error
  }
}

/** What begins after the shutdown has begun would be left running. */
export function refuseDuringShutdown(): void {
  if (running) throw new Failure('It was stopped before it was done: run the command again.')
}

/** Undoes everything once, however often and from wherever it is asked. */
export function shutDown(): Promise<void> {
  running ??= undoAll()
  return running
}

export function isShuttingDown(): boolean {
  return running !== null
}

async function undoAll(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    try {
      await task()
    } catch (error) {
      console.error(error)
    }
  }
}

interface Ending {
  announce?: () => void
  /** For a server, a signal is the usual end; for tests, an interruption is a failure. */
  exitCode?: number
}

/** Ends in order on a signal, and when npm or the process that started this one has ended. */
export function shutDownOnSignals({ announce, exitCode = 0 }: Ending = {}): void {
  const end = () => {
    if (isShuttingDown()) return
    announce?.()
    void shutDown().then(() => process.exit(exitCode))
  }
  for (const signal of ENDING_SIGNALS) process.on(signal, end)
  process.on('disconnect', end)
  endWithNpm()
}
