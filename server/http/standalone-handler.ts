import { limitConcurrency } from './limit-concurrency'
import { addressOf } from './serve'
import { answerOpsRequest, isOpsEndpoint, type ReadyState } from '@/server/ops-endpoints'

type Fetch = (request: Request) => Response | Promise<Response>

/** The handler of a standalone backend: ops endpoints first, then everything else with limited concurrency. */
export function createStandaloneHandler(
  fetch: Fetch,
  opsToken: string | undefined,
  state: ReadyState & { isStopping: boolean },
): Fetch {
  const limited = limitConcurrency(fetch)
  return async (request) => {
    const answer = (await askOps(request, opsToken, state)) ?? (await limited(request))
    if (!state.isStopping) return answer
    // The next request of a keep-alive client must open a new connection to another process.
    const headers = new Headers(answer.headers)
    headers.set('Connection', 'close')
    return new Response(answer.body, { status: answer.status, headers })
  }
}

async function askOps(
  request: Request,
  opsToken: string | undefined,
  state: ReadyState,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || !isOpsEndpoint(pathname)) return null
  const authorization = request.headers.get('authorization')
  const address = addressOf(request.headers)
  const answer = await answerOpsRequest(pathname, authorization, { opsToken, state, address })
  if (!answer) return null
  const { retryAfterSeconds } = answer
  const headers = {
    'Content-Type': answer.type,
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
  }
  return new Response(answer.text, { status: answer.status, headers })
}
