import { sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'

let passed = 0
let failed = 0

export function count(passes: number, failures: number): void {
  passed += passes
  failed += failures
}

export const hasFailures = (): boolean => failed > 0

/** A step that cannot run counts as a failure, and independent steps continue. */
export async function counted<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    count(0, 1)
    say(`\n${sentenceFor(error) ?? describe(error)}\n`)
    return null
  }
}

export function closingLine(): string {
  return `${passed} passed, ${failed} failed`
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
