import { readFileSync, rmSync } from 'node:fs'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { run } from '../../cli/process/run.ts'
import { noteDurations, type Duration } from './durations.ts'

interface TrustSummary {
  passed: number
  failed: number
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
  await run(projectNode, ['--import', 'tsx', script, '--short', '--folder', folder, ...args], {
    onLine: (line) => {
      const name = BEGINS.exec(line)?.[1]
      if (name) report(name)
      say(line)
    },
  })
  try {
    const summary = JSON.parse(readFileSync(file, 'utf8')) as TrustSummary
    noteDurations('trust suites', summary.suites)
    return summary
  } catch {
    throw new Failure('The suites of trust/ did not complete: see their output above.')
  }
}
