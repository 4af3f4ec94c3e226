import { readFileSync, rmSync } from 'node:fs'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { run } from '../../cli/process/run.ts'
import { noteDurations, type Duration } from './durations.ts'
import type { Outcome } from './tally.ts'

interface TrustSummary extends Outcome {
  suites: Duration[]
}

/** The line with which a suite begins. */
const BEGINS = /^(\w+), short form/

/**
 * Runs the short form of suites in trust/, and returns how many checks passed. Two concurrent runs need separate data
 * folders.
 */
export async function runTrust(
  args: string[],
  folder: string,
  report: (progress: string) => void,
): Promise<TrustSummary> {
  const file = inProject('.data', folder, 'summary.json')
  rmSync(file, { force: true })
  const script = inProject('trust', 'run.ts')
  // The lines of a suite are printed together, because two runs may print at the same time.
  let lines: string[] = []
  const print = () => {
    if (lines.length > 0) say(lines.join('\n'))
    lines = []
  }
  await run(projectNode, ['--import', 'tsx', script, '--short', '--folder', folder, ...args], {
    onLine: (line) => {
      const name = BEGINS.exec(line)?.[1]
      if (name) {
        report(name)
        print()
      }
      lines.push(line)
    },
  })
  print()
  try {
    const summary = JSON.parse(readFileSync(file, 'utf8')) as TrustSummary
    noteDurations('trust suites', summary.suites)
    return summary
  } catch {
    throw new Failure('The suites of trust/ did not complete: see their output above.')
  }
}
