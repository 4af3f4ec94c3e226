import { inTurns } from './in-turns'
import { addressOf } from './serve'
import { answerMachine, isForMachines, type MachineState } from '@/server/machine-answers'

type Fetch = (request: Request) => Response | Promise<Response>

/** For a backend that stands alone: machines of the operator first, everybody else in turns. */
export function createBackendDoor(
  fetch: Fetch,
  opsToken: string | undefined,
  state: MachineState & { isStopping: boolean },
): Fetch {
  const letIn = inTurns(fetch)
  return async (request) => {
    const answer = (await askMachine(request, opsToken, state)) ?? (await letIn(request))
    if (!state.isStopping) return answer
    // Who keeps a connection open learns that the next request belongs elsewhere.
    const headers = new Headers(answer.headers)
    headers.set('Connection', 'close')
    return new Response(answer.body, { status: answer.status, headers })
  }
}

async function askMachine(
  request: Request,
  opsToken: string | undefined,
  state: MachineState,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || !isForMachines(pathname)) return null
  const authorization = request.headers.get('authorization')
  const address = addressOf(request.headers)
  const answer = await answerMachine(pathname, authorization, { opsToken, state, address })
  if (!answer) return null
  const { retryAfterSeconds } = answer
  const headers = {
    'Content-Type': answer.type,
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
  }
  return new Response(answer.text, { status: answer.status, headers })
}
