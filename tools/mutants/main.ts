import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { Failure, sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { say, step } from '../../cli/bootstrap/steps.mjs'
import { lockFolder } from '../../cli/data/folder.ts'
import { clearSettings } from '../../cli/environment.ts'
import { atShutdown, shutDown, shutDownOnSignals } from '../../cli/process/shutdown.ts'
import { openTestDatabase } from '../test/jest-database.ts'
import { AREAS, type Area } from './areas.ts'
import { writePage } from './page.ts'
import { type AreaResults, filesOf, forgetUntested, markComplete, readResults } from './results.ts'
import { ALL, type Sample } from './sample.ts'
import { strykerOptions, testIndexOf } from './stryker-options.ts'

/** Per cent of the mutants of every area that a test must notice. */
const LOWEST_SCORE = 85

interface Job {
  area: Area
  /** Empty for all files of the area. */
  files: string[]
}

/**
 * `npm run mutants -- [area or file …] [--sample PERCENT] [--seed N] [--write]`: changes the code in many small ways
 * and runs the tests.
 */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean' } },
  })
  const sample = sampleFor(values)
  const jobs = jobsFor(positionals)
  clearSettings()
  await lockFolder(inProject('.data', 'mutants'), 'npm run mutants')
  if (jobs.some(({ area }) => area.usesDatabase))
    await step('Starting the test database', async () => atShutdown(await openTestDatabase()))
  let isGood = true
  for (const { area, files } of jobs) {
    process.env.MUTANTS_INDEX = testIndexOf(area)
    process.env.MUTANTS_SAMPLE = JSON.stringify(sample)
    forgetUntested(area)
    const tested = files.length > 0 ? files : filesOf(area)
    markComplete(area, tested)
    const startedAt = performance.now()
    await new Stryker(strykerOptions(area, files)).runMutationTest()
    markComplete(area, tested, sample)
    say(`\n${area.name} took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`)
    const results = readResults(area)
    if (!results) throw new Failure(`Stryker left no results of ${area.name}.`)
    sayResults(results)
    isGood &&= results.score >= LOWEST_SCORE
  }
  if (values.write) await writePage()
  return isGood
}

function sampleFor({ sample = String(ALL.percent), seed = String(ALL.seed) }): Sample {
  const percent = Number(sample)
  if (!(percent > 0 && percent <= 100) || !Number.isSafeInteger(Number(seed)))
    throw new Failure('--sample is a number of per cent up to 100, --seed a whole number.')
  return { percent, seed: Number(seed) }
}

function jobsFor(names: string[]): Job[] {
  if (names.length === 0) return AREAS.map((area) => ({ area, files: [] }))
  const jobs = new Map<Area, string[]>()
  for (const name of names) {
    const area = AREAS.find((one) => one.name === name || isIn(one, name))
    if (!area) throw new Failure(`"${name}" is neither an area nor a file of one.`)
    const files = area.name === name ? [] : [...(jobs.get(area) ?? []), name]
    jobs.set(area, files)
  }
  return [...jobs].map(([area, files]) => ({ area, files }))
}

const isIn = (area: Area, file: string) => area.mutate.some((pattern) => matchesGlob(file, pattern))

function sayResults(results: AreaResults): void {
  const { area, sample, killed, timedOut, leftOut, survivors, score } = results
  for (const { file, line, code, replacement, isCovered, reason } of survivors) {
    if (reason) continue
    say(`  ${isCovered ? 'survived' : 'no test '} ${file}:${line}`)
    say(`      ${brief(code)}  →  ${brief(replacement)}`)
  }
  const explained = survivors.filter(({ reason }) => reason).length
  say(
    `${area.name}: ${score.toFixed(1)} % of ${sample.size} of ${sample.of} mutants (${killed} killed, ${timedOut} timed out, ` +
      `${survivors.length} survived of which ${explained} explained, ${leftOut} left out)\n`,
  )
}

const brief = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 100)

shutDownOnSignals()
try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
