import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../../cli/build/build.ts'
import type { SuiteContext, Suite } from '../suite'
import { NpmStart } from '../../tools/test/npm-start.ts'

const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const
const ENDED_MS = 15_000
/** The short form runs beside other processes: it detects processes that never end. */
const SHORT_PATIENCE = 4
/** A start on a new data folder takes about 10 s. */
const LATEST_MS = 12_000
/** What PostgreSQL logs after an unclean shutdown. */
const RECOVERY = /was not properly shut down|was interrupted|automatic recovery/

export const stop: Suite = {
  name: 'stop',
  proves:
    'When the npm process of `npm start` gets SIGTERM, SIGHUP or SIGKILL, at any time during or after the start, no process of it runs 15 s later, its port is free, and PostgreSQL has shut down without needing recovery.',
  async run(context) {
    await step('Bringing the build up to date', ensureBuild)
    const home = path.join(context.testbed.folder, 'stop')
    rmSync(home, { recursive: true, force: true })
    const folder = path.join(home, 'data')
    const moments = momentsFor(context)
    const slowest = { starting: 0, ready: 0 }
    for (const [at, ms] of moments.entries()) {
      const npm = await NpmStart.begin(folder)
      await Promise.race([sleep(ms), npm.isReady])
      slowest.starting = Math.max(slowest.starting, await end(context, npm, SIGNALS[at % 3]!))
    }
    for (const signal of context.extent.form === 'short' ? SIGNALS.slice(0, 1) : SIGNALS) {
      const npm = await NpmStart.begin(folder)
      await npm.isReady
      slowest.ready = Math.max(slowest.ready, await end(context, npm, signal))
    }
    context.peak('ms until all had ended, at most, during a start', slowest.starting)
    context.peak('ms until all had ended, at most, when ready', slowest.ready)
    expectCleanEnds(context, readFileSync(path.join(folder, 'postgres.log'), 'utf8'))
  },
}

/** Short delays first, because later starts reuse the data of earlier ones. */
function momentsFor(context: SuiteContext): number[] {
  if (context.extent.form === 'short') return [400, 2500]
  const count = context.size(30, 3)
  return Array.from({ length: count }, () => context.random.between(0, LATEST_MS)).sort(
    (a, b) => a - b,
  )
}

function expectCleanEnds(context: SuiteContext, log: string): void {
  const count = (words: string) => log.split(words).length - 1
  const starts = count('ready to accept connections')
  const ends = count('database system is shut down')
  context.count('starts of PostgreSQL', starts)
  context.expect(
    'PostgreSQL was shut down after every start, and never needed recovery',
    starts > 0 && ends >= starts && !RECOVERY.test(log),
    `${starts} starts, ${ends} ends`,
  )
}

/** Sends a signal to npm only; returns how long all processes took to end. */
async function end(context: SuiteContext, npm: NpmStart, signal: NodeJS.Signals): Promise<number> {
  const began = performance.now()
  const wasReady = npm.wasReady ? 'when ready' : `${Math.round(npm.ageMs)} ms after its start`
  npm.end(signal)
  const patience = context.extent.form === 'short' ? SHORT_PATIENCE : 1
  const left = await npm.leftAfter(ENDED_MS * patience)
  const tookMs = performance.now() - began
  context.count('times ended')
  context.expect(
    `${signal} to npm ${wasReady} stops every process`,
    left.length === 0,
    left.join('; ') || `${npm.seen} processes in ${Math.round(tookMs)} ms`,
  )
  npm.killRest()
  return tookMs
}
