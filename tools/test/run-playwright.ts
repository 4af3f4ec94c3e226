import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { testFolder } from '../../cli/data/folder.ts'
import { run } from '../../cli/process/run.ts'
import { noteDurations } from './durations.ts'
import type { Outcome } from './tally.ts'

interface PlaywrightResult {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
}

interface Suite {
  file: string
  specs: { title: string; line: number; tests: { status: string; results: Result[] }[] }[]
  suites?: Suite[]
}

interface Result {
  status: string
  duration: number
  retry: number
  error?: { message?: string }
  attachments: { name: string; path?: string }[]
}

interface Tried {
  title: string
  result: Result
}

/** A folder with a Playwright configuration, and the folder of its tests in messages. */
interface Place {
  folder: string
  tests: string
  config?: string
}

/** Runs browser tests, prints each as it ends, and returns how many passed and failed. */
export async function runPlaywright(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: (progress: string) => void,
  { folder, tests, config }: Place = { folder: inProject(), tests: 'e2e' },
): Promise<Outcome> {
  const file = path.join(testFolder(), 'playwright.json')
  rmSync(file, { force: true })
  const script = path.join(folder, 'node_modules/@playwright/test/cli.js')
  let total = '?'
  let done = 0
  const count = (line: string) => {
    total = /^Running (\d+) tests? /.exec(line)?.[1] ?? total
    // A retry is not a further test.
    if (/^ +[✓✘-] +\d+ /.test(line) && !line.includes('(retry #')) done += 1
    report(`${done} of ${total} tests`)
  }
  await run(
    projectNode,
    [script, 'test', ...(config ? ['--config', config] : []), '--reporter=list,json', ...args],
    {
      cwd: folder,
      env: { ...env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      onLine: (line) => {
        count(line)
        say(line)
      },
    },
  )
  const { suites, stats, errors } = readResult(file)
  const tried = suites.flatMap((suite) => triesOf(suite, tests))
  noteDurations(
    'browser tests, with retries',
    tried.map(({ title, result }) => ({ name: title, ms: result.duration })),
  )
  sayEvidence(tried)
  const failures = [
    ...suites.flatMap((suite) => failuresOf(suite, tests)),
    ...errors.map(({ message = '' }) => message),
  ]
  const failed = stats.unexpected + errors.length
  return { passed: stats.expected + stats.flaky, failed, failures }
}

const failuresOf = (suite: Suite, folder: string): string[] => [
  ...suite.specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(
        ({ results }) =>
          `${folder}/${suite.file}:${line} ${title}\n${results.at(-1)?.error?.message ?? ''}`,
      ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, folder)),
]

const triesOf = (suite: Suite, folder: string): Tried[] => [
  ...suite.specs.flatMap(({ title, line, tests }) =>
    tests.flatMap(({ results }) =>
      results.map((result) => ({ title: `${folder}/${suite.file}:${line} ${title}`, result })),
    ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => triesOf(inner, folder)),
]

/** Where the screenshot, the text of the page and the trace of each failed attempt are. */
function sayEvidence(tried: Tried[]): void {
  const failed = tried.filter(({ result }) => !['passed', 'skipped'].includes(result.status))
  if (failed.length > 0) say('\nEvidence of failed attempts:')
  for (const { title, result } of failed) {
    say(`  ${title} (${result.retry === 0 ? 'first attempt' : `retry ${result.retry}`})`)
    for (const { name, path: place } of result.attachments)
      if (place) say(`    ${name}: ${path.relative(inProject(), place)}`)
  }
}

function readResult(file: string): PlaywrightResult {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResult
  } catch {
    throw new Failure('Playwright did not complete: see its output above.')
  }
}
