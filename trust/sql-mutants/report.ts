import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { fillIn, machine, tableOf } from '../../bench/results-page'
import { MUTANTS } from './all'
import type { Mutant } from './mutant'

export interface Verdict {
  name: string
  bug: string
  file: string
  outcome: 'caught' | 'survived' | 'not tried'
  /** The tests that failed, or why there is no verdict. */
  by: string[]
  /** Caught by other tests than the ones it names. */
  isByOthers: boolean
  tookMs: number
}

interface Report {
  began: string
  machine: string
  verdicts: Verdict[]
}

const FILE = () => inProject('.data', 'sql-mutants', 'report.json')
const PAGE = 'docs/mutants.md'
const COMMAND = 'npm run sql-mutants -- --write'

/** Merges with earlier runs: a bug that runs again has its newest verdict. */
export function keepVerdicts(began: Date, verdicts: Verdict[]): void {
  const earlier = existsSync(FILE()) ? keptReport().verdicts : []
  const newest = new Map([...earlier, ...verdicts].map((verdict) => [verdict.name, verdict]))
  const known = MUTANTS.flatMap(({ name }) => newest.get(name) ?? [])
  mkdirSync(path.dirname(FILE()), { recursive: true })
  const report: Report = { began: began.toISOString(), machine: machine(), verdicts: known }
  writeFileSync(FILE(), JSON.stringify(report, null, 2))
}

const keptReport = () => JSON.parse(readFileSync(FILE(), 'utf8')) as Report

export function verdictOf(
  { name, bug, file }: Mutant,
  rest: Omit<Verdict, 'name' | 'bug' | 'file'>,
): Verdict {
  return { name, bug, file, ...rest }
}

export async function writeMutants(): Promise<void> {
  const { verdicts, began, machine: place } = keptReport()
  const caught = verdicts.filter(({ outcome }) => outcome === 'caught').length
  const tookS = Math.round(verdicts.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000)
  const rows = verdicts.map(({ bug, file, outcome, by }) => ({
    bug,
    in: `\`${file}\``,
    verdict: outcome,
    'caught by': wordsOf(by),
  }))
  await fillIn(PAGE, COMMAND, [
    `${caught} of ${verdicts.length} bugs caught, ${MUTANTS.length - verdicts.length} not tried, ${began.slice(0, 10)}, ${tookS} s on ${place}.`,
    tableOf(rows),
  ])
}

function wordsOf(by: string[]): string {
  const [first = '', ...others] = by
  const words = first
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', ' ')
    .slice(0, 160)
  return others.length > 0 ? `${words} (and ${others.length} more)` : words
}
