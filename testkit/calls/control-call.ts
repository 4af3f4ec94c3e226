import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { call, type Input } from './call'
import { CallError } from './call-error'
import type { Client } from './client'

/** Rejected before the call runs: by a server without test control, or for another token. */
const CLOSED = [401, 403, 404]

/** Calls the test control. Its endpoints do not exist on a server without TEST_CONTROL, and the error says so. */
export async function controlCall<E extends Endpoint>(
  client: Client,
  endpoint: E,
  ...input: Input<E>
): Promise<DataOf<E>> {
  try {
    return await call(client, endpoint, ...input)
  } catch (error) {
    if (!(error instanceof CallError) || !CLOSED.includes(error.status)) throw error
    const hint = 'Was the server started with TEST_CONTROL, and with the same token?'
    const reason = `answered ${error.code}. ${hint}`
    throw new CallError(error.call, error.code, error.status, reason, null, { cause: error })
  }
}
