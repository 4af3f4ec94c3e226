import PQueue from 'p-queue'

/** Thrown when the queue is full. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full')
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
  controller: AbortController
}

/**
 * Runs up to `concurrency` jobs and queues up to `queueSize` more. A call with the key of a queued
 * or running job shares its result. A queued job is removed when the signals of all its callers are
 * aborted.
 */
export function createWorkQueue<Result>(limits: {
  concurrency: number
  queueSize: number
}): WorkQueue<Result> {
  const queue = new PQueue({ concurrency: limits.concurrency })
  const jobs = new Map<string, Job<Result>>()

  function addJob(key: string, work: () => Promise<Result>): Job<Result> {
    if (queue.pending >= limits.concurrency && queue.size >= limits.queueSize) throw new QueueFull()
    const controller = new AbortController()
    const state = { callers: 0, isStarted: false, controller }
    const started = () => {
      state.isStarted = true
      return work()
    }
    const result = queue
      .add(started, { signal: controller.signal })
      .finally(() => removeJob(key, job))
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
    const release = () => {
      job.callers -= 1
      // A running job keeps its slot until it ends, because it cannot be interrupted.
      if (job.callers > 0 || job.isStarted) return
      removeJob(key, job)
      job.controller.abort()
    }
    signal?.addEventListener('abort', release, { once: true })
    try {
      return await job.result
    } finally {
      signal?.removeEventListener('abort', release)
    }
  }
}
