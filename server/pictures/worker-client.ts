import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'

/** Cached fonts are mostly outside this heap. */
const HEAP_MB = 256

/**
 * Sends requests, one at a time, to a worker thread. The first request starts the thread. A request
 * that takes longer than `timeoutMs` fails and terminates it; the next request starts another.
 */
export function createWorkerClient<Input, Result>(file: string | URL, timeoutMs: number) {
  const queue = new PQueue({ concurrency: 1 })
  let current: { worker: Worker; ended: AbortSignal } | null = null

  function start() {
    const worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      execArgv: [],
      env: {},
    })
    const ended = new AbortController()
    // Without this listener, an error between two requests would end the process.
    worker.on('error', (error) => ended.abort(error))
    worker.once('exit', () => {
      ended.abort(new Error('The worker thread ended'))
      if (current?.worker === worker) current = null
    })
    current = { worker, ended: ended.signal }
    return current
  }

  async function send(input: Input): Promise<Result> {
    const { worker, ended } = current ?? start()
    const signal = AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)])
    worker.ref()
    try {
      const result = once(worker, 'message', { signal })
      worker.postMessage(input)
      return (await result)[0] as Result
    } catch (error) {
      current = null
      await worker.terminate()
      throw signal.aborted ? signal.reason : error
    } finally {
      worker.unref()
    }
  }

  return (input: Input): Promise<Result> => queue.add(() => send(input))
}
