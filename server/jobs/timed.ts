import { tracingChannel } from 'node:diagnostics_channel'
import { metrics } from '@/server/metrics'

const told = tracingChannel('sampan.job')

/** Runs a job and counts how long it took and how it ended. */
export async function timed(job: string, run: () => Promise<void>): Promise<void> {
  const end = metrics().jobs.startTimer({ job })
  try {
    await told.tracePromise(run, { job })
    end({ outcome: 'done' })
  } catch (error) {
    end({ outcome: 'failed' })
    throw error
  }
}
