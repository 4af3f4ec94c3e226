import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inProject } from '../../cli/bootstrap/project.mjs'
import type { ServerProcess } from '../crash/server-process'

/** A URL, because NODE_OPTIONS is split at spaces. */
const SHIFT = pathToFileURL(inProject('trust/faults/shifted-clock.ts')).href

/** The clock of the backend differs by a day from that of the database. */
export async function moveClock(backend: ServerProcess, days: number, ms: number): Promise<void> {
  backend.env.CLOCK_SHIFT_MS = String(days * 24 * 3600 * 1000)
  backend.env.NODE_OPTIONS = `--import ${SHIFT}`
  await backend.kill()
  await backend.start()
  await sleep(ms)
}

export async function closeClock(backend: ServerProcess): Promise<void> {
  delete backend.env.CLOCK_SHIFT_MS
  delete backend.env.NODE_OPTIONS
  await backend.kill()
  await backend.start()
}
