import PQueue from 'p-queue'

/** Thrown when the queue, or the owner's share of it, is full, or the work waited too long. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full')
    this.name = 'QueueFull'
  }
}

export type WorkQueue<Result> = (
  key: string,
  work: () => Promise<Result>,
  options?: { signal?: AbortSignal | undefined; owner?: string },
) => Promise<Result>

interface Job<Result> {
  owner: string | undefined
  result: Promise<Result>
  callers: number
  isStarted: boolean
  controller: AbortController
}

/**
 * Runs up to `concurrency` jobs and queues up to `queueSize` more. A call with the key of a queued
 * or running job shares its result. A queued job is removed when the signals of all its callers are
 * aborted, or after `maxWaitMs`. `perOwner` limits the queued and running jobs of one owner, and a
 * job waits behind those of owners who have fewer.
 */
export function createWorkQueue<Result>(limits: {
  concurrency: number
  queueSize: number
  perOwner?: number
  maxWaitMs?: number
}): WorkQueue<Result> {
  const queue = new PQueue({ concurrency: limits.concurrency })
  const jobs = new Map<string, Job<Result>>()

  function addJob(key: string, work: () => Promise<Result>, owner?: string): Job<Result> {
    const own = owner ? [...jobs.values()].filter((one) => one.owner === owner).length : 0
    if (limits.perOwner !== undefined && own >= limits.perOwner) throw new QueueFull()
    if (queue.pending >= limits.concurrency && queue.size >= limits.queueSize) throw new QueueFull()
    const controller = new AbortController()
    const state = { owner, callers: 0, isStarted: false, controller }
    const { maxWaitMs } = limits
    const timer = maxWaitMs ? setTimeout(() => giveUp(key, job), maxWaitMs) : undefined
    const started = () => {
      state.isStarted = true
      clearTimeout(timer)
      return work()
    }
    const result = queue.add(started, { signal: controller.signal, priority: -own }).finally(() => {
      clearTimeout(timer)
      removeJob(key, job)
    })
    const job: Job<Result> = Object.assign(state, { result })
    jobs.set(key, job)
    return job
  }

  function giveUp(key: string, job: Job<Result>): void {
    removeJob(key, job)
    job.controller.abort(new QueueFull())
  }

  function removeJob(key: string, job: Job<Result>): void {
    if (jobs.get(key) === job) jobs.delete(key)
  }

  return async (key, work, { signal, owner } = {}) => {
    signal?.throwIfAborted()
    const job = jobs.get(key) ?? addJob(key, work, owner)
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
