import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../../scripts/bootstrap/project.mjs'
import { fillIn, machine, tableOf } from '../../bench/figures-page'
import type { Mutant } from './mutant'

export interface Verdict {
  name: string
  bug: string
  file: string
  outcome: 'caught' | 'survived' | 'not tried'
  /** The tests that failed, or why there is no verdict. */
  by: string[]
  /** Not by the tests it names, but by others. */
  isByOthers: boolean
  tookMs: number
}

interface Report {
  began: string
  tookMs: number
  machine: string
  verdicts: Verdict[]
}

const FILE = () => inProject('.data', 'mutants', 'report.json')
const PAGE = 'docs/mutants.md'
const COMMAND = 'npm run mutants -- --write'

export function keepReport(began: Date, verdicts: Verdict[]): void {
  mkdirSync(path.dirname(FILE()), { recursive: true })
  const tookMs = Date.now() - began.getTime()
  const report: Report = { began: began.toISOString(), tookMs, machine: machine(), verdicts }
  writeFileSync(FILE(), JSON.stringify(report, null, 2))
}

export function verdictOf(
  { name, bug, file }: Mutant,
  rest: Omit<Verdict, 'name' | 'bug' | 'file'>,
): Verdict {
  return { name, bug, file, ...rest }
}

export async function writeMutants(): Promise<void> {
  const report = JSON.parse(readFileSync(FILE(), 'utf8')) as Report
  const { verdicts, began, tookMs, machine: place } = report
  const caught = verdicts.filter(({ outcome }) => outcome === 'caught').length
  const rows = verdicts.map(({ bug, file, outcome, by }) => ({
    bug,
    in: `\`${file}\``,
    verdict: outcome,
    'caught by': wordsOf(by),
  }))
  await fillIn(PAGE, COMMAND, [
    `${caught} of ${verdicts.length} bugs caught, ${began.slice(0, 10)}, ${Math.round(tookMs / 1000)} s on ${place}.`,
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
