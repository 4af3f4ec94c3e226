import { Failure } from '../../cli/bootstrap/failure.mjs'

export type Part = 'check' | 'jest' | 'trust' | 'e2e' | 'engines'

const APART = '--apart'
const PARTS = ['check', 'jest', 'trust', 'e2e', 'engines'] as const satisfies Part[]

export interface TestOptions {
  parts: Set<Part>
  /** The storefront of the browser tests uses a backend in another process. */
  isApart: boolean
  /** Passed to Jest or Playwright when only one of them runs. */
  rest: string[]
}

/** `--only e2e`, or the path of a test file, or both, and `--apart`; everything else goes to the test runner. */
export function readOptions(given: string[]): TestOptions {
  const isApart = given.includes(APART)
  const args = given.filter((arg) => arg !== APART)
  const at = args.indexOf('--only')
  const only = at >= 0 ? args[at + 1] : partOfPath(args)
  const rest = at >= 0 ? args.toSpliced(at, 2) : args
  if (only === undefined && at < 0) return { parts: new Set(PARTS), isApart, rest }
  if (!isPart(only)) throw new Failure(`--only takes one of ${PARTS.join(', ')}.`)
  return { parts: new Set([only]), isApart, rest }
}

function partOfPath(args: string[]): Part | undefined {
  const path = args.find((arg) => !arg.startsWith('-'))
  if (path === undefined) return undefined
  if (path.startsWith('e2e/engines')) return 'engines'
  return path.startsWith('e2e') ? 'e2e' : 'jest'
}

const isPart = (word: string | undefined): word is Part =>
  (PARTS as readonly string[]).includes(word ?? '')
