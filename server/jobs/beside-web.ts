import { getApp } from '@/server/app'
import { startJobs } from './start'

/** For the web process: with its one backend, and stopped in order when the process is told to end. */
export async function startJobsBesideWeb(): Promise<void> {
  const jobs = await startJobs(getApp().services)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void jobs.stop())
}
