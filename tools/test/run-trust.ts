import { readFileSync, rmSync } from 'node:fs'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { run } from '../../cli/process/run.ts'

interface TrustSummary {
  passed: number
  failed: number
}

/**
 * Runs the short form of suites in trust/, and returns how many checks passed. Two concurrent runs need separate data
 * folders.
 */
export async function runTrust(args: string[], folder = 'trust'): Promise<TrustSummary> {
  const file = inProject('.data', folder, 'summary.json')
  rmSync(file, { force: true })
  const script = inProject('trust', 'run.ts')
  await run(projectNode, ['--import', 'tsx', script, '--short', '--folder', folder, ...args], {
    onLine: say,
  })
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TrustSummary
  } catch {
    throw new Failure('The suites of trust/ did not complete: see their output above.')
  }
}
