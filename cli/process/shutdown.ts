import { Failure } from '../bootstrap/failure.mjs'
import { endWithNpm } from '../bootstrap/npm-life.mjs'
import { ENDING_SIGNALS } from './end-group.mjs'

type Task = () => void | Promise<void>

const tasks: Task[] = []
let running: Promise<void> | null = null

/** Registers a cleanup task, run in reverse order at shutdown. Returns a function that removes it. */
export function atShutdown(task: Task): () => void {
  tasks.push(task)
  return () => {
    const at = tasks.indexOf(task)
    if (at >= 0) tasks.splice(at, 1)
  }
}

/**
 * Starts something that must be stopped at shutdown. A shutdown during the start aborts its signal and waits for
 * it.
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

/** Throws during shutdown: a process that starts now would not be stopped. */
export function refuseDuringShutdown(): void {
  if (running) throw new Failure('The command was interrupted: run it again.')
}

/** Runs all cleanup tasks, once. */
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
  /** For a server a signal is a normal end; for tests it is a failure. */
  exitCode?: number
}

/** Shuts down on a signal, and when npm or the parent process ends. */
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
