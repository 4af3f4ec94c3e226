import PQueue from 'p-queue'

/** Thrown instead of starting work when too much is waiting already. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting')
    this.name = 'QueueFull'
  }
}

export type WorkQueue<Result> = (
  key: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>

interface Job<Result> {
  result: Promise<Result>
  callers: number
  isStarted: boolean
  dropped: AbortController
}

/**
 * Runs at most `concurrency` jobs and lets at most `queueSize` more wait. A call with the key of a job that waits or runs
 * shares its result. A waiting job is removed when the signals of all its callers are aborted.
 */
export function createWorkQueue<Result>(limits: {
  concurrency: number
  queueSize: number
}): WorkQueue<Result> {
  const queue = new PQueue({ concurrency: limits.concurrency })
  const jobs = new Map<string, Job<Result>>()

  function addJob(key: string, work: () => Promise<Result>): Job<Result> {
    if (queue.pending >= limits.concurrency && queue.size >= limits.queueSize) throw new QueueFull()
    const dropped = new AbortController()
    const state = { callers: 0, isStarted: false, dropped }
    const started = () => {
      state.isStarted = true
      return work()
    }
    const result = queue.add(started, { signal: dropped.signal }).finally(() => removeJob(key, job))
    const job: Job<Result> = Object.assign(state, { result })
    jobs.set(key, job)
    return job
  }

  function removeJob(key: string, job: Job<Result>): void {
    if (jobs.get(key) === job) jobs.delete(key)
  }

  return async (key, work, signal) => {
    signal?.throwIfAborted()
    const job = jobs.get(key) ?? addJob(key, work)
    job.callers += 1
    const leave = () => {
      job.callers -= 1
      // A running job keeps its place until it ends: its processor time is spent already.
      if (job.callers > 0 || job.isStarted) return
      removeJob(key, job)
      job.dropped.abort()
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await job.result
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}
