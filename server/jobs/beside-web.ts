import { getApp } from '@/server/app'
import { holdJobs, stopHeldJobs } from './held-jobs'
import { startJobs } from './start'

/** Runs the jobs in the web process, with its backend, and stops them at shutdown. */
export async function startJobsBesideWeb(): Promise<void> {
  holdJobs(await startJobs(getApp().services))
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stopHeldJobs())
}
