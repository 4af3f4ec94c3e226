import { getApp } from '@/server/app'
import { startJobs } from './start'

/** Runs the jobs in the web process, with its backend, and stops them at shutdown. */
export async function startJobsBesideWeb(): Promise<void> {
  const jobs = await startJobs(getApp().services)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void jobs.stop())
}
