import { answerMachine, isForMachines, type MachineState } from '../server/machine-answers.ts'
import type { Middleware } from './pipeline.ts'

/** Health and metrics, answered before everything else. Without the operators' token, metrics do not exist. */
export function createOpsEndpoints(opsToken: string | undefined, state: MachineState): Middleware {
  return async ({ context }, next) => {
    const { method, path } = context
    if (!isForMachines(path) || (method !== 'GET' && method !== 'HEAD')) return next()
    const answer = await answerMachine(path, context.header('authorization'), { opsToken, state })
    if (!answer) return next()
    return {
      status: answer.status,
      headers: { 'content-type': answer.type, 'cache-control': 'no-store' },
      body: Buffer.from(answer.text),
    }
  }
}
