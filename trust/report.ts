import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../cli/bootstrap/project.mjs'

export interface Check {
  what: string
  isHeld: boolean
  detail: string
}

export interface Report {
  suite: string
  proves: string
  /** `full`, `short`, or the scale of the full form. */
  form: string
  seed: number
  began: string
  tookMs: number
  machine: string
  /** Load average of the last minute of the run: other work of the machine. */
  load: number
  counts: Record<string, number>
  checks: Check[]
  isHeld: boolean
}

const folder = (): string => inProject('.data', 'trust', 'reports')

/** The short form does not overwrite the result of a longer one. */
export function keep(report: Report): void {
  mkdirSync(folder(), { recursive: true })
  const name = report.form === 'short' ? `${report.suite}.short` : report.suite
  writeFileSync(path.join(folder(), `${name}.json`), JSON.stringify(report, null, 2))
  writeFileSync(path.join(folder(), `${name}.txt`), textOf(report))
}

/** The totals for `npm test`. */
export function keepSummary(reports: Report[], folder: string): void {
  const checks = reports.flatMap((report) => report.checks)
  const passed = checks.filter(({ isHeld }) => isHeld).length
  const suites = reports.map(({ suite, tookMs }) => ({ name: suite, ms: tookMs }))
  const failures = reports.flatMap(({ suite, checks }) =>
    checks
      .filter(({ isHeld }) => !isHeld)
      .map(({ what, detail }) => `trust/${suite}: ${what}\n${detail}`),
  )
  const summary = { passed, failed: checks.length - passed, failures, suites }
  writeFileSync(path.join(folder, 'summary.json'), JSON.stringify(summary))
}

export function keptReports(): Report[] {
  mkdirSync(folder(), { recursive: true })
  return readdirSync(folder())
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder(), name), 'utf8')) as Report)
}

export function textOf(report: Report): string {
  const { suite, form, seed, began, tookMs, counts, checks } = report
  return [
    `${suite}, ${form} form, seed ${seed}, ${began}, ${(tookMs / 1000).toFixed(1)} s`,
    `${report.machine}, load ${report.load}`,
    '',
    ...Object.entries(counts).map(([name, number]) => `${number.toLocaleString('en')} ${name}`),
    '',
    ...checks.map(
      ({ what, isHeld, detail }) => `${isHeld ? 'held    ' : 'VIOLATED'}  ${what}: ${detail}`,
    ),
    '',
    verdictOf(report),
    '',
  ].join('\n')
}

export function verdictOf({ suite, checks, isHeld }: Report): string {
  const broken = checks.filter((check) => !check.isHeld).length
  return isHeld
    ? `${suite}: passed, ${checks.length} checks, 0 violations`
    : `${suite}: FAILED, ${broken} of ${checks.length} checks`
}
