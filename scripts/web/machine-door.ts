import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerMachine, isForMachines, type MachineState } from '../../server/machine-answers.ts'

/** True when the request is one that machines of the operator ask; without their token it goes on to Next. */
export function createMachineDoor(opsToken: string | undefined, state: MachineState) {
  return (request: IncomingMessage, response: ServerResponse, go: () => void): boolean => {
    const path = request.url?.split('?', 1)[0] ?? ''
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading || !isForMachines(path)) return false
    const { authorization } = request.headers
    void answerMachine(path, authorization, { opsToken, state }).then((answer) => {
      if (!answer) return go()
      const { status, type, text } = answer
      response.writeHead(status, {
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(text),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      response.end(request.method === 'HEAD' ? undefined : text)
    })
    return true
  }
}
