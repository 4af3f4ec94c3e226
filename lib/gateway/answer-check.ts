import { ENDPOINTS } from '@/contracts/all'
import { CODE } from '@/contracts/codes'
import { readEnvelope } from '@/contracts/envelope'
import { checkData, isBackendForeign, reportInvalidAnswer } from '@/lib/api/data-check'
import type { RequestContext } from '@/lib/http/request-context'

const CALLS = new Map(
  ENDPOINTS.map(([, endpoint]) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint]),
)

/**
 * Returns false when a successful response is not an envelope or its data violates the contract. Logs the
 * difference.
 */
export async function matchesContract(
  { method, path, requestId }: RequestContext,
  status: number,
  text: string,
): Promise<boolean> {
  const endpoint = CALLS.get(`${method} ${path}`)
  const isSuccess = status >= 200 && status < 300
  if (!endpoint || !isSuccess || !isBackendForeign()) return true
  const envelope = readEnvelope(text)
  if (!envelope) {
    reportInvalidAnswer(endpoint, ['body: not an envelope'], requestId)
    return false
  }
  if (envelope.code !== CODE.done) return true
  return (await checkData(endpoint, envelope.data, requestId)) !== null
}
