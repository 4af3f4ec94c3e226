import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { testFolder } from '../../cli/data/folder.ts'
import { run } from '../../cli/process/run.ts'
import { noteDurations } from './durations.ts'
import type { Outcome } from './tally.ts'

interface JestResult {
  testResults: TestFile[]
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

interface TestFile {
  name: string
  startTime: number
  endTime: number
  /** Why the file did not run. */
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

const reporters = [
  '--json',
  '--reporters=default',
  `--reporters=${inProject('tools', 'test', 'jest-progress.mjs')}`,
]
const PROGRESS = 'progress: '

/** Runs Jest, prints failures, and returns how many tests passed and failed. */
export async function runJest(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: (progress: string) => void = () => undefined,
): Promise<Outcome> {
  const file = path.join(testFolder(), 'jest.json')
  rmSync(file, { force: true })
  const script = inProject('node_modules/jest/bin/jest.js')
  const { output } = await run(
    projectNode,
    [script, ...reporters, `--outputFile=${file}`, '--passWithNoTests', ...args],
    {
      env: { ...env, FORCE_COLOR: '0' },
      onLine: (line) => {
        if (line.startsWith(PROGRESS)) report(line.slice(PROGRESS.length))
      },
    },
  )
  const result = readResult(file, output)
  noteDurations('Jest files', result.testResults.map(durationOf))
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  if (failed > 0) say(whatFailed(output))
  return { passed: result.numPassedTests, failed, failures: result.testResults.flatMap(failuresOf) }
}

function failuresOf({ name, message, assertionResults }: TestFile): string[] {
  const file = path.relative(inProject(), name)
  if (assertionResults.length === 0) return message ? [`${file}\n${message}`] : []
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`)
}

const durationOf = ({ name, startTime, endTime }: TestFile) => ({
  name: path.relative(inProject(), name),
  ms: endTime - startTime,
})

function readResult(file: string, output: string): JestResult {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestResult
  } catch {
    say(output)
    throw new Failure('Jest did not complete: see its output above.')
  }
}

/** Jest prints the last one for each test file that imports JSON; it would hide failures. */
const NOISE = ['PASS ', PROGRESS, 'Test results written to', 'Jest: importing JSON without']

function whatFailed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !NOISE.some((start) => line.startsWith(start)))
    .join('\n')
}
