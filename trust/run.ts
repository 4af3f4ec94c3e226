import { randomInt } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Failure, sentenceFor } from '../cli/bootstrap/failure.mjs'
import { inProject } from '../cli/bootstrap/project.mjs'
import { say, seconds } from '../cli/bootstrap/steps.mjs'
import { clearSettings } from '../cli/environment.ts'
import { endOfLog, keepErrorsIn } from '../cli/process/log-file.ts'
import { shutDown, shutDownOnSignals } from '../cli/process/shutdown.ts'
import { ensureBrand } from '@/server/brand-file'
import { machine } from '../bench/results-page'
import { writeReliabilityPage } from './reliability-page'
import { openTestbed, type Testbed } from './testbed'
import { keep, keepSummary, type Report, textOf, verdictOf } from './report'
import { replaySimulation } from './simulate/simulate'
import { type Extent, SuiteContext, type Suite } from './suite'
import { SUITES } from './suites'

const USAGE = `npm run trust -- [${SUITES.map(({ name }) => name).join(' ')}] [--seed n] [--only seed] [--short | --scale 0..1] [--without suite …] [--folder name] [--write]`

/** `--write` alone writes the last reports into docs/reliability.md and runs nothing. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      only: { type: 'string' },
      without: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string', default: 'trust' },
      scale: { type: 'string' },
      short: { type: 'boolean' },
      write: { type: 'boolean' },
    },
  })
  const reports: Report[] = []
  if (positionals.length > 0 || !values.write) {
    const suites = chosen(positionals, values.short === true).filter(
      ({ name }) => !values.without.includes(name),
    )
    const seed = wholeNumber('seed', values.seed) ?? randomInt(2 ** 31)
    const extent = extentOf(values)
    clearSettings()
    const testbed = await openTestbed(inProject('.data', values.folder), !values.short)
    const only = wholeNumber('only', values.only)
    if (only !== undefined) return replay(suites, only, extent, testbed)
    for (const suite of suites) reports.push(await perform(suite, seed, extent, testbed))
    keepSummary(reports, testbed.folder)
    say(`\nLogs are in ${path.relative(process.cwd(), testbed.folder)}`)
  }
  if (values.write) await writeReliabilityPage()
  if (reports.length > 0) say(`\n${reports.map(verdictOf).join('\n')}`)
  return reports.every(({ isHeld }) => isHeld)
}

/** One case of the named suite, or one run of the simulation if no suite is named. */
async function replay(
  suites: Suite[],
  seed: number,
  extent: Extent,
  testbed: Testbed,
): Promise<boolean> {
  const [suite] = suites
  if (suites.length !== 1 || !suite?.replay) return replaySimulation(seed)
  const context = new SuiteContext(suite.name, seed, extent, testbed)
  await suite.replay(context)
  return context.checks.every(({ isHeld }) => isHeld)
}

function chosen(names: string[], isShort: boolean): Suite[] {
  if (names.length === 0) return SUITES.filter(({ isLong }) => !isLong || !isShort)
  return names.map((name) => {
    const suite = SUITES.find((one) => one.name === name)
    if (!suite) throw new Failure(`There is no suite "${name}". ${USAGE}`)
    return suite
  })
}

function extentOf({ short, scale }: { short?: boolean; scale?: string }): Extent {
  if (short) return { form: 'short' }
  if (scale === undefined) return { form: 'full' }
  const part = Number(scale)
  if (!(part > 0 && part <= 1)) throw new Failure(`--scale takes a part of 1. ${USAGE}`)
  return part === 1 ? { form: 'full' } : { form: 'scaled', scale: part }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Failure(`--${name} takes a whole number. ${USAGE}`)
  return value
}

async function perform(suite: Suite, seed: number, extent: Extent, testbed: Testbed) {
  const form = extent.form === 'scaled' ? `${extent.scale} of full` : extent.form
  say(`\n${suite.name}, ${form} form, seed ${seed}`)
  const began = new Date()
  const context = new SuiteContext(suite.name, seed, extent, testbed)
  // Suites provoke thousands of errors; expected ones are asserted, and the log is shown when a suite fails.
  const log = path.join(testbed.folder, `${suite.name}.log`)
  const showErrors = keepErrorsIn(log)
  await suite.run(context).catch((error: unknown) => {
    context.expect('the suite completed', false, describe(error))
  })
  showErrors()
  const report: Report = {
    suite: suite.name,
    proves: suite.proves,
    form,
    seed,
    began: began.toISOString(),
    tookMs: Date.now() - began.getTime(),
    machine: machine(),
    load: Number(os.loadavg()[0]?.toFixed(1)),
    counts: context.counts,
    checks: context.checks,
    isHeld: context.checks.length > 0 && context.checks.every(({ isHeld }) => isHeld),
  }
  keep(report)
  const lines = Object.entries(context.counts).map(([name, number]) => `${number} ${name}`)
  context.say(lines.join(' · '))
  say(`  ${verdictOf(report)} (${seconds(report.tookMs)})`)
  if (!report.isHeld) say(`${textOf(report)}\n${endOfLog(log)}`)
  return report
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

shutDownOnSignals()
try {
  ensureBrand()
  if (!(await main())) process.exitCode = 1
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
