import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { inProject, projectRoot } from '../../cli/bootstrap/project.mjs'
import { reasonFor } from './accepted.ts'
import type { Area } from './areas.ts'
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
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const all = filesOf(area)
  const complete = completeFiles(area)
  const run = all.filter((name) => report.files[name] && complete.includes(name))
  const mutants = run.flatMap((name) => report.files[name]!.mutants)
  const countOf = (status: string) => mutants.filter((one) => one.status === status).length
  const survivors = run.flatMap((name) => survivorsOf(name, report.files[name]!))
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length
  const judged = noticed + survivors.length
  return {
    area,
    ranAt: statSync(file).mtime,
    files: { run, notRun: all.filter((name) => !run.includes(name)) },
    killed: countOf('Killed'),
    timedOut: countOf('Timeout'),
    leftOut: mutants.length - judged,
    survivors,
    score: judged === 0 ? 100 : (100 * noticed) / judged,
  }
}

/** Files whose mutants were all tested: Stryker also stores the results of a run that was stopped. */
function completeFiles(area: Area): string[] {
  const file = completeOf(area)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}

/** Call with `isComplete` false before these files are tested, and true afterwards. */
export function markComplete(area: Area, files: string[], isComplete: boolean): void {
  const others = completeFiles(area).filter((name) => !files.includes(name))
  writeFileSync(completeOf(area), JSON.stringify([...others, ...(isComplete ? files : [])]))
}

/** The source files of an area; those without code to mutate have no results. */
export function filesOf({ mutate }: Area): string[] {
  const files = globSync(mutate, { cwd: projectRoot }).filter((name) => !name.includes('.test.'))
  return files.filter((name) => hasCode(readFileSync(inProject(name), 'utf8'))).sort()
}

const hasCode = (source: string) => /=>|\b(?:function|class)\b/.test(source)

function survivorsOf(file: string, { source, mutants }: Report['files'][string]): Survivor[] {
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
 * and of one outside functions, although a new test covers it.
 */
export function forgetUncovered(area: Area): void {
  const file = resultsOf(area)
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  for (const entry of Object.values(report.files))
    entry.mutants = entry.mutants.filter((one) => !isUncovered(one))
  writeFileSync(file, JSON.stringify(report))
}

const isUncovered = ({ status, static: isStatic, coveredBy = [] }: Mutant): boolean =>
  status === 'NoCoverage' ||
  (status === 'Survived' && (isStatic === true || coveredBy.length === 0))
