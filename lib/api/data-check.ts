import type { Endpoint } from '@/contracts/endpoint'
import { logLine } from '@/server/log-line'

/** A wrong list has a fault in each of its rows. */
const MAX_NAMED_FAULTS = 20

/** Whether another program answers: what the backend in this process answers, `serve` has parsed. */
export const isBackendForeign = (): boolean => Boolean(process.env.BACKEND_URL)

/**
 * An answer's data without fields that the contract does not name. Null when it differs from the contract:
 * the log then names the call and the fields.
 */
export async function checkData(
  endpoint: Endpoint,
  data: unknown,
  requestId: string | null,
): Promise<{ data: unknown } | null> {
  const { schemasOf } = await import('@/contracts/schemas/all')
  const { success, data: checked, error } = schemasOf(endpoint).data.safeParse(data)
  if (success) return { data: checked }
  const faults = error.issues.map(
    ({ path, message }) => `${['data', ...path].join('.')}: ${message}`,
  )
  reportInvalidAnswer(endpoint, faults, requestId)
  return null
}

export function reportInvalidAnswer(
  { method, path }: Endpoint,
  faults: string[],
  requestId: string | null,
): void {
  logLine('error', 'invalid backend response', {
    requestId,
    call: `${method.toUpperCase()} ${path}`,
    faults: faults.slice(0, MAX_NAMED_FAULTS),
  })
}
