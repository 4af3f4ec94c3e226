import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'

/** What the journeys have moved must agree to the cent: the operators' own command says whether it does. */
export async function proveBooks(
  env: NodeJS.ProcessEnv,
): Promise<{ passed: number; failed: number }> {
  const args = ['--import', 'tsx', inProject('cli/ops.ts'), 'reconcile']
  const { code, output } = await run(projectNode, args, { env })
  if (code !== 0) throw new Failure(`The books do not agree after the journeys.\n${output}`)
  return { passed: 1, failed: 0 }
}
