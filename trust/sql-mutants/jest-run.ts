import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { projectNode } from '../../cli/bootstrap/project.mjs'
import { tree } from './tree'

const LONGEST_MS = 30 * 60_000
const KEPT_OUTPUT = 20_000

export interface JestOutcome {
  /** Names of the tests that failed. */
  failed: string[]
  failedFiles: string[]
  passed: number
  /** Why there is no verdict: the tests did not run. */
  problem?: string
}

const NOTHING = { failed: [], failedFiles: [], passed: 0 }

interface JestResult {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Runs tests of the copy in a separate process. */
export async function runJestInTree(args: string[]): Promise<JestOutcome> {
  const file = path.join(tree, '.data', 'jest.json')
  rmSync(file, { force: true })
  const jest = path.join(tree, 'node_modules', 'jest', 'bin', 'jest.js')
  const child = spawn(projectNode, [jest, '--json', `--outputFile=${file}`, ...args], {
    cwd: tree,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LONGEST_MS,
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT)
  })
  const [, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (signal) return { ...NOTHING, failed: ['the tests do not end'] }
  return outcomeOf(file, output)
}

function outcomeOf(file: string, output: string): JestOutcome {
  let result: JestResult
  try {
    result = JSON.parse(readFileSync(file, 'utf8')) as JestResult
  } catch {
    return { ...NOTHING, problem: output.slice(-2000) }
  }
  const assertions = result.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = assertions.filter(({ status }) => status === 'failed')
  const unrun = result.testResults.find((one) => one.message && one.assertionResults.length === 0)
  return {
    failed: failed.map(({ fullName }) => fullName),
    failedFiles: result.testResults
      .filter((one) => one.assertionResults.some(({ status }) => status === 'failed'))
      .map(({ name }) => name),
    passed: result.numPassedTests,
    ...(unrun && failed.length === 0 ? { problem: unrun.message.slice(0, 2000) } : {}),
  }
}
