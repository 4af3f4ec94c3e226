import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { testFolder } from '../../cli/data/folder.ts'
import { run } from '../../cli/process/run.ts'

interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
}

/** A configuration, and the name of its JSON report. */
interface Suite {
  config: string
  report: string
}

const E2E: Suite = { config: 'playwright.config.ts', report: 'playwright.json' }

/** Runs the browser tests of a configuration, prints each as it ends, and returns how many passed and failed. */
export async function runPlaywright(
  args: string[],
  env: NodeJS.ProcessEnv,
  { config, report }: Suite = E2E,
): Promise<{ passed: number; failed: number }> {
  const file = path.join(testFolder(), report)
  rmSync(file, { force: true })
  const script = inProject('node_modules/@playwright/test/cli.js')
  await run(projectNode, [script, 'test', `--config=${config}`, '--reporter=list,json', ...args], {
    env: { ...env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    onLine: say,
  })
  const { stats, errors } = readResult(file)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

function readResult(file: string): PlaywrightResult {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResult
  } catch {
    throw new Failure('Playwright did not complete: see its output above.')
  }
}
