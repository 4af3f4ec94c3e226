import type { Endpoint } from '@/contracts/endpoint'
import { logLine } from '@/server/log-line'

/** Limits the log: an invalid list has an error in each row. */
const MAX_NAMED_FAULTS = 20

/** Whether the backend is another process. `serve` has validated the replies of the in-process backend. */
export const isBackendForeign = (): boolean => Boolean(process.env.BACKEND_URL)

/**
 * The data of a reply without fields unknown to the contract. Null if it violates the contract; the
 * log then names the call and the fields.
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
