import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'

/** Checks the ledger after the browser tests with the command for operators. */
export async function checkLedger(
  env: NodeJS.ProcessEnv,
): Promise<{ passed: number; failed: number }> {
  const args = ['--import', 'tsx', inProject('cli/ops.ts'), 'reconcile']
  const { code, output } = await run(projectNode, args, { env })
  if (code !== 0)
    throw new Failure(`The ledger has discrepancies after the browser tests.\n${output}`)
  return { passed: 1, failed: 0 }
}
