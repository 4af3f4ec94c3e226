import { metrics } from './metrics.ts'
import { checkOperatorToken } from './operator-token.ts'

export interface ReadyState {
  /** Whether it accepts new requests: started, and not shutting down. */
  isReady: boolean
}

export interface OpsReply {
  status: number
  type: string
  text: string
  retryAfterSeconds?: number
}

interface OpsRequest {
  opsToken: string | undefined
  state: ReadyState
  /** The client's address; without it, wrong tokens are not limited. */
  address?: string | undefined
}

/**
 * Health and metrics endpoints, answered first and without the database: without it the shop can still serve
 * cached pages, so a load balancer must keep the process.
 */
export async function answerOpsRequest(
  path: string,
  authorization: string | null | undefined,
  { opsToken, state, address }: OpsRequest,
): Promise<OpsReply | null> {
  if (path === '/api/health/live') return json(200, { live: true })
  if (path === '/api/health/ready') return json(state.isReady ? 200 : 503, { ready: state.isReady })
  if (path !== '/api/metrics') return null
  const check = await checkOperatorToken(authorization, [opsToken], { address })
  if (check.retryAfterSeconds) return tooManyGuesses(check.retryAfterSeconds)
  if (!check.isOperator) return null
  const { registry } = metrics()
  return { status: 200, type: registry.contentType, text: await registry.metrics() }
}

const OPS_PATHS = new Set(['/api/health/live', '/api/health/ready', '/api/metrics'])

export const isOpsEndpoint = (path: string): boolean => OPS_PATHS.has(path)

function tooManyGuesses(seconds: number): OpsReply {
  const text = 'Too many wrong tokens.\n'
  const retryAfterSeconds = Math.ceil(seconds)
  return { status: 429, type: 'text/plain; charset=utf-8', text, retryAfterSeconds }
}

const json = (status: number, body: object): OpsReply => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
})
