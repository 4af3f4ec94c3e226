import { sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'

let passed = 0
let failed = 0

/** The result of one part. `failures` says what failed, in a few lines each. */
export interface Outcome {
  passed: number
  failed: number
  failures: string[]
}

const allFailures: string[] = []

export function count({ passed: passes, failed: fails, failures }: Outcome): void {
  passed += passes
  failed += fails
  allFailures.push(...failures)
}

export const hasFailures = (): boolean => failed > 0

/** A step that cannot run counts as a failure, and independent steps continue. */
export async function counted<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    const what = sentenceFor(error) ?? describe(error)
    count({ passed: 0, failed: 1, failures: [what] })
    say(`\n${what}\n`)
    return null
  }
}

/** Enough of each to know the cause: whoever reads a log often sees only its end. */
const LINES_PER_FAILURE = 12
const MAX_LISTED = 20

/** Every failure again, for the end of the output; empty when all passed. */
export function failureLines(): string[] {
  const listed = allFailures.slice(0, MAX_LISTED)
  return listed.flatMap((failure) => [
    '',
    ...failure
      .split('\n')
      .slice(0, LINES_PER_FAILURE)
      .map((line) => line.slice(0, 240)),
  ])
}

export function closingLine(): string {
  return `${passed} passed, ${failed} failed`
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
