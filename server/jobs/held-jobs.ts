import type { RunningJobs } from './start'

/** In globalThis, because the web server and Next's bundle have a copy of this module each. */
const held = globalThis as { sampanJobs?: RunningJobs }

export function holdJobs(jobs: RunningJobs): void {
  held.sampanJobs = jobs
}

/** Waits until the jobs of this process are stopped; jobs that do not end are queued again. */
export async function stopHeldJobs(): Promise<void> {
  await held.sampanJobs?.stop()
}
