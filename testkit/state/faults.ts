import { addTestFault, clearTestFaults } from '@/contracts/test-control'
import type { TestEffect } from '@/contracts/schemas/test-control'
import { controlCall } from '@/testkit/calls/control-call'
import type { Client } from '@/testkit/calls/client'
import type { Shopper } from './shopper'

/** What happens to a call instead of its response. */
export type FaultEffect =
  /** An HTTP status with its usual envelope. */
  | { status: 401 | 403 | 404 | 413 | 415 | 429 | 500 | 502 | 503 | 504 }
  /** HTTP 200 with this code in the envelope, for example 409. */
  | { code: number; msg?: string }
  /** No response until the time limit of the server. */
  | { hang: true }
  /** The call runs after this time, at most 30,000. */
  | { delayMs: number }
  /** The call runs, and its response is lost. */
  | { lose: true }

export type FaultOptions = FaultEffect & {
  /** How many calls, 1 by default. */
  times?: number
  /** Only calls of this shopper; without one, calls of everybody, also of tests that run in parallel. */
  shopper?: Pick<Shopper, 'id'>
  /** Only calls whose query has these values. */
  query?: Record<string, string>
}

export interface Fault {
  /** Removes the fault, and returns how many calls had still to fail. */
  clear: () => Promise<number>
}

/** Effects are kept in the memory of one backend process: behind several, only some calls meet them. */
export async function addFault(
  control: Client,
  path: string,
  { times = 1, shopper, query, ...effect }: FaultOptions,
): Promise<Fault> {
  const { id } = await controlCall(control, addTestFault, {
    path,
    count: times,
    effect: wireEffect(effect),
    ...(shopper ? { shopper_id: shopper.id } : {}),
    ...(query ? { query } : {}),
  })
  return { clear: async () => (await controlCall(control, clearTestFaults, { id })).unused }
}

function wireEffect(effect: FaultEffect): TestEffect {
  if ('status' in effect) return { kind: 'status', status: effect.status }
  if ('code' in effect) return { kind: 'code', ...effect }
  if ('delayMs' in effect) return { kind: 'delay', ms: effect.delayMs }
  return { kind: 'hang' in effect ? 'hang' : 'lose' }
}
