import { answerOpsRequest, isOpsEndpoint, type ReadyState } from '../server/ops-endpoints.ts'
import type { Middleware } from './pipeline.ts'

/** Health and metrics, answered first. Without OPS_TOKEN, /metrics returns 404. */
export function createOpsEndpoints(opsToken: string | undefined, state: ReadyState): Middleware {
  return async ({ context }, next) => {
    const { method, path } = context
    if (!isOpsEndpoint(path) || (method !== 'GET' && method !== 'HEAD')) return next()
    const authorization = context.header('authorization')
    const address = context.client
    const answer = await answerOpsRequest(path, authorization, { opsToken, state, address })
    if (!answer) return next()
    const { status, type, text, retryAfterSeconds } = answer
    const headers = { 'content-type': type, 'cache-control': 'no-store' }
    return {
      status,
      headers: retryAfterSeconds
        ? { ...headers, 'retry-after': String(retryAfterSeconds) }
        : headers,
      body: text,
    }
  }
}
