import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'

/** The fonts that stay open lie mostly outside this heap. */
const HEAP_MB = 256

/**
 * Sends requests, one at a time, to a worker thread that starts with the first and is kept. A request that takes
 * longer than `limitMs` fails and ends the thread. After a thread has ended, the next request starts another.
 */
export function createWorkerClient<Request, Answer>(file: string | URL, limitMs: number) {
  const queue = new PQueue({ concurrency: 1 })
  let running: { worker: Worker; ended: AbortSignal } | null = null

  function start() {
    const worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      execArgv: [],
      env: {},
    })
    const ended = new AbortController()
    // Without this listener an error between two requests would end the process.
    worker.on('error', (error) => ended.abort(error))
    worker.once('exit', () => {
      ended.abort(new Error('The worker thread ended'))
      if (running?.worker === worker) running = null
    })
    running = { worker, ended: ended.signal }
    return running
  }

  async function ask(request: Request): Promise<Answer> {
    const { worker, ended } = running ?? start()
    const signal = AbortSignal.any([ended, AbortSignal.timeout(limitMs)])
    worker.ref()
    try {
      const answer = once(worker, 'message', { signal })
      worker.postMessage(request)
      return (await answer)[0] as Answer
    } catch (error) {
      running = null
      await worker.terminate()
      throw signal.aborted ? signal.reason : error
    } finally {
      worker.unref()
    }
  }

  return (request: Request): Promise<Answer> => queue.add(() => ask(request))
}
