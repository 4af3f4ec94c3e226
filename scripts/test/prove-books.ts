import { Failure } from '../bootstrap/failure.mjs'
import { inProject, projectNode } from '../bootstrap/project.mjs'
import { run } from '../process/run.ts'

/** What the journeys have moved must agree to the cent: the operators' own command says whether it does. */
export async function proveBooks(
  env: NodeJS.ProcessEnv,
): Promise<{ passed: number; failed: number }> {
  const args = ['--import', 'tsx', inProject('scripts/ops.ts'), 'reconcile']
  const { code, output } = await run(projectNode, args, { env })
  if (code !== 0) throw new Failure(`The books do not agree after the journeys.\n${output}`)
  return { passed: 1, failed: 0 }
}
