import { fillIn, tableOf } from '../bench/figures-page'
import { keptReports, type Report } from './report'
import { SUITES } from './suites'

const PAGE = 'docs/reliability.md'
const COMMAND = 'npm run trust -- --write'

/** The last longer run of each suite; where there was none, its short form. */
export async function writeTrustFigures(): Promise<void> {
  const kept = keptReports()
  const reports = SUITES.flatMap(({ name }) => {
    const own = kept.filter(({ suite }) => suite === name)
    return own.find(({ form }) => form !== 'short') ?? own[0] ?? []
  })
  const parts = [
    tableOf(reports.map(rowOf)),
    ...reports.map((report) => `### What \`${report.suite}\` did\n\n${listOf(report)}`),
    `Measured on ${[...new Set(reports.map(({ machine }) => machine))].join('; ')}.`,
  ]
  await fillIn(PAGE, COMMAND, parts)
}

function rowOf(report: Report) {
  const { suite, proves, form, seed, began, tookMs, load, checks } = report
  const broken = checks.filter(({ isHeld }) => !isHeld).length
  return {
    command: `\`npm run trust -- ${suite}\``,
    proves,
    form,
    verdict: `${checks.length} checks, ${broken} violations`,
    seed,
    took: `${Math.round(tookMs / 1000)} s`,
    load,
    date: began.slice(0, 10),
  }
}

function listOf({ counts, checks }: Report): string {
  const numbers = Object.entries(counts).map(([name, n]) => `${n.toLocaleString('en')} ${name}`)
  const claims = checks.map(({ what, detail, isHeld }) => {
    const found = detail.split('\n')[0]
    return `- ${isHeld ? '' : '**violated** '}${what}${found ? `: ${found}` : ''}`
  })
  return `Counted: ${numbers.join(', ')}.\n\n${claims.join('\n')}`
}
