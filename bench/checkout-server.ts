import { spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../server/db/embedded/free-port'
import { step } from '../cli/bootstrap/steps.mjs'
import { clearSettings } from '../cli/environment.ts'
import { endGroup } from '../cli/process/end-group.mjs'
import { atShutdown } from '../cli/process/shutdown.ts'
import { cpuSecondsOf } from './process-cpu'

/** A build may run first. */
const PATIENCE_MS = 10 * 60_000
const OPS_TOKEN = 'benchmarks-only-operators'

export interface Checkout {
  origin: string
  /** CPU time of the web process, from its metrics. */
  cpuSeconds: () => Promise<number>
}

/** Starts a checkout of Sampan, this one or another, as its README describes, with the access log. */
export async function startCheckout(folder: string, dataFolder: string): Promise<Checkout> {
  // Otherwise the shop would have the database of the section that measures it.
  clearSettings()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  mkdirSync(dataFolder, { recursive: true })
  const log = openSync(path.join(dataFolder, 'start.log'), 'w')
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO: '0',
      LOG_LEVEL: 'info',
      TRY_LIMITS: 'relaxed',
      OPS_TOKEN,
    },
  })
  atShutdown(() => endGroup(child))
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error(`${folder} did not start: ${dataFolder}/start.log`)))
  })
  await step(`Starting ${folder}`, () => Promise.race([untilReady(origin), ended]))
  return { origin, cpuSeconds: () => cpuSecondsOf(origin, OPS_TOKEN) }
}

async function untilReady(origin: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const response = await fetch(`${origin}/api/health/ready`).catch(() => null)
    if (response?.ok) return
    await sleep(500)
  }
  throw new Error(`${origin} is not ready after ten minutes`)
}
