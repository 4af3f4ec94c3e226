import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { testFolder } from '../../cli/data/folder.ts'
import { run } from '../../cli/process/run.ts'

interface JestResult {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** Components load ES modules (icons, next-intl); Jest needs this for them. */
const esModules = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']

/** Runs Jest, prints failures, and returns how many tests passed and failed. */
export async function runJest(
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ passed: number; failed: number }> {
  const file = path.join(testFolder(), 'jest.json')
  rmSync(file, { force: true })
  const script = inProject('node_modules/jest/bin/jest.js')
  const { output } = await run(
    projectNode,
    [...esModules, script, '--json', `--outputFile=${file}`, '--passWithNoTests', ...args],
    { env: { ...env, FORCE_COLOR: '0' } },
  )
  const result = readResult(file, output)
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  if (failed > 0) say(whatFailed(output))
  return { passed: result.numPassedTests, failed }
}

function readResult(file: string, output: string): JestResult {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestResult
  } catch {
    say(output)
    throw new Failure('Jest did not complete: see its output above.')
  }
}

/** Jest prints the last one for each test file that imports JSON; it would hide failures. */
const NOISE = ['PASS ', 'Test results written to', 'Jest: importing JSON without']

function whatFailed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !NOISE.some((start) => line.startsWith(start)))
    .join('\n')
}
