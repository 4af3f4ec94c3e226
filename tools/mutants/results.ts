import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { inProject, projectRoot } from '../../cli/bootstrap/project.mjs'
import { reasonFor } from './accepted.ts'
import type { Area } from './areas.ts'
import { isInSample, NOT_IN_SAMPLE, type Sample } from './sample.ts'
import { completeOf, resultsOf } from './stryker-options.ts'

interface Place {
  line: number
  column: number
}

/** The parts of Stryker's report that are read here. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

interface Mutant {
  mutatorName: string
  replacement?: string
  status: string
  statusReason?: string
  static?: boolean
  coveredBy?: string[]
  location: { start: Place; end: Place }
}

/** A change of the code that no test noticed. */
export interface Survivor {
  file: string
  line: number
  mutator: string
  code: string
  replacement: string
  isCovered: boolean
  /** Why no test is needed; undefined when nobody has decided. */
  reason: string | undefined
}

export interface AreaResults {
  area: Area
  ranAt: Date
  files: { run: string[]; notRun: string[] }
  /** How many of the mutants of the files that were run are in the sample; the numbers below count only these. */
  sample: { size: number; of: number }
  killed: number
  timedOut: number
  leftOut: number
  survivors: Survivor[]
  /** Per cent of the mutants that a test noticed, as Stryker counts it. */
  score: number
}

const NOTICED = ['Killed', 'Timeout']

/** The newest results of an area, also from runs of single files; undefined before the first run. */
export function readResults(area: Area): AreaResults | undefined {
  const file = resultsOf(area)
  // A run that was killed leaves an empty file.
  if (!existsSync(file) || statSync(file).size === 0) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const all = filesOf(area)
  const complete = completeFiles(area)
  const run = all.filter((name) => report.files[name] && complete[name])
  const chosen = run.map((name) => chosenOf(name, report.files[name]!, complete[name]!))
  const mutants = chosen.flatMap((one) => one.mutants)
  const countOf = (status: string) => mutants.filter((one) => one.status === status).length
  const survivors = chosen.flatMap(survivorsOf)
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length
  const judged = noticed + survivors.length
  return {
    area,
    ranAt: statSync(file).mtime,
    files: { run, notRun: all.filter((name) => !run.includes(name)) },
    sample: {
      size: mutants.length,
      of: run.reduce((sum, name) => sum + report.files[name]!.mutants.length, 0),
    },
    killed: countOf('Killed'),
    timedOut: countOf('Timeout'),
    leftOut: mutants.length - judged,
    survivors,
    score: judged === 0 ? 100 : (100 * noticed) / judged,
  }
}

function chosenOf(file: string, { source, mutants }: Report['files'][string], sample: Sample) {
  return {
    file,
    source,
    mutants: mutants.filter((one) => isInSample(sample, identityOf(file, one))),
  }
}

const identityOf = (file: string, { location, replacement = '' }: Mutant) => ({
  file,
  ...location.start,
  replacement,
})

/** Files whose sample was tested to its end: Stryker also stores the results of a run that was stopped. */
function completeFiles(area: Area): Record<string, Sample> {
  const file = completeOf(area)
  const found: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  // Earlier versions stored a list of names.
  return Array.isArray(found) ? {} : (found as Record<string, Sample>)
}

/** Call without a sample before these files are tested, and with it afterwards. */
export function markComplete(area: Area, files: string[], sample?: Sample): void {
  const complete = completeFiles(area)
  for (const name of files)
    if (sample) complete[name] = sample
    else delete complete[name]
  writeFileSync(completeOf(area), JSON.stringify(complete))
}

/** The source files of an area; those without code to mutate have no results. */
export function filesOf({ mutate }: Area): string[] {
  const files = globSync(mutate, { cwd: projectRoot }).filter((name) => !name.includes('.test.'))
  return files.filter((name) => hasCode(readFileSync(inProject(name), 'utf8'))).sort()
}

const hasCode = (source: string) => /=>|\b(?:function|class)\b/.test(source)

function survivorsOf({ file, source, mutants }: ReturnType<typeof chosenOf>): Survivor[] {
  const lines = source.split('\n')
  return mutants.flatMap(({ status, mutatorName, replacement = '', location }) => {
    if (status !== 'Survived' && status !== 'NoCoverage') return []
    const code = textAt(lines, location)
    const survivor = { file, line: location.start.line, mutator: mutatorName, code, replacement }
    return [{ ...survivor, isCovered: status === 'Survived', reason: reasonFor(survivor) }]
  })
}

function textAt(lines: string[], { start, end }: Mutant['location']): string {
  const own = lines.slice(start.line - 1, end.line)
  if (own.length === 0) return ''
  own[own.length - 1] = own.at(-1)!.slice(0, end.column - 1)
  own[0] = own[0]!.slice(start.column - 1)
  return own.join(' ').replaceAll(/\s+/g, ' ')
}

/**
 * Stryker compares only the tests that covered a mutant. It would keep the result of a mutant that no test covered,
 * and of one outside functions, although a new test covers it. Mutants outside the last sample have no result.
 */
export function forgetUntested(area: Area): void {
  const file = resultsOf(area)
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  for (const entry of Object.values(report.files))
    entry.mutants = entry.mutants.filter((one) => !isUntested(one))
  writeFileSync(file, JSON.stringify(report))
}

const isUntested = ({ status, statusReason, static: isStatic, coveredBy = [] }: Mutant): boolean =>
  status === 'NoCoverage' ||
  statusReason === NOT_IN_SAMPLE ||
  (status === 'Survived' && (isStatic === true || coveredBy.length === 0))
