import { readFile } from 'node:fs/promises'
import { fillIn, machine, tableOf } from '../bench/results-page'
import { inProject } from '../cli/bootstrap/project.mjs'
import { keptReports, type Report } from './report'
import { SUITES } from './suites'

const PAGE = 'docs/reliability.md'
const COMMAND = 'npm run trust -- --write'

/** The row and the section of one suite in the document. */
interface PageSection {
  line: string
  section: string
  isShort: boolean
}

/**
 * The last full or scaled run of each suite, or its short form if there is none. Results of another machine stay
 * until the suite runs here, and a short form never replaces a longer one.
 */
export async function writeReliabilityPage(): Promise<void> {
  const kept = keptReports()
  const page = await readFile(inProject(PAGE), 'utf8')
  const all = SUITES.flatMap(({ name }) => {
    const own = kept.filter(({ suite }) => suite === name)
    const newest = own.find(({ form }) => form !== 'short') ?? own[0]
    const here = newest && sectionOf(newest)
    const there = existingSection(page, name)
    return (here?.isShort && there ? (there.isShort ? here : there) : (here ?? there)) ?? []
  })
  const head = tableOf([rowOf(EMPTY)])
    .split('\n')
    .slice(0, 2)
  const parts = [
    [...head, ...all.map(({ line }) => line)].join('\n'),
    ...all.map(({ section }) => section),
    `Measured on ${machine()}.`,
  ]
  await fillIn(PAGE, COMMAND, parts)
}

const EMPTY: Report = {
  suite: '',
  proves: '',
  form: '',
  seed: 0,
  began: '',
  tookMs: 0,
  machine: '',
  load: 0,
  counts: {},
  checks: [],
  isHeld: false,
}

function sectionOf(report: Report): PageSection {
  return {
    line: tableOf([rowOf(report)]).split('\n')[2]!,
    section: `### What \`${report.suite}\` did\n\n${listOf(report)}`,
    isShort: report.form === 'short',
  }
}

function existingSection(page: string, suite: string): PageSection | undefined {
  const line = page.split('\n').find((one) => one.startsWith(`| \`npm run trust -- ${suite}\``))
  const title = `### What \`${suite}\` did\n`
  const from = page.indexOf(title)
  if (!line || from < 0) return undefined
  const rest = page.slice(from + title.length)
  const section = title + rest.slice(0, rest.search(/^(### |Measured on )/m))
  return { line, section: section.trimEnd(), isShort: line.split('|')[3]?.trim() === 'short' }
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
