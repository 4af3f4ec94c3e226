import { setTimeout as sleep } from 'node:timers/promises'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { type CallOptions, requestFor } from '@/server/testing/backend'
import { CRASH_HEADER } from '@/server/testing/crash-point-header'
import type { SuiteContext } from '../suite'
import type { CrashPoints } from './crash-points'

/** A busy machine may need half a minute for each of several restarts. */
const GIVE_UP_MS = 300_000
const CALL_MS = 9000

export interface Settled<Data> {
  code: number
  data: Data
  /** The connection of an earlier attempt was lost, so this response may refer to work which that attempt did. */
  wasCut: boolean
}

/** Sends calls over the network and retries with the same key until there is a response, as the storefront does. */
export class RetryingClient {
  /** The origin of the process that serves at the moment. */
  url = ''

  constructor(
    readonly context: SuiteContext,
    readonly crashPoints: CrashPoints,
  ) {}

  async ask<E extends Endpoint>(
    endpoint: E,
    body: object,
    options: CallOptions,
  ): Promise<Settled<DataOf<E>>> {
    const deadline = performance.now() + GIVE_UP_MS
    const crashAfter = this.crashPoints.take(endpoint.path)
    let wasCut = false
    for (let tries = 1; performance.now() < deadline; tries += 1) {
      const isCrashing = tries === 1 && crashAfter !== undefined
      const headers: Record<string, string> = isCrashing
        ? { [CRASH_HEADER]: String(crashAfter) }
        : {}
      const answer = await this.#once(endpoint, body, { ...options, headers })
      if (answer && isCrashing) this.crashPoints.survived(endpoint.path)
      if (answer && answer.code < 500) return { ...answer, wasCut } as Settled<DataOf<E>>
      if (answer) this.context.count(`responses ${answer.code}, retried`)
      else this.context.count('calls with a lost connection, retried')
      // A 5xx response does not tell whether the work was done.
      wasCut = true
      await sleep(this.context.random.between(30, 150))
    }
    throw new Error(`${endpoint.path} had no response for ${GIVE_UP_MS} ms`)
  }

  async #once(
    endpoint: Endpoint,
    body: object,
    options: CallOptions,
  ): Promise<{ code: number; data: unknown } | null> {
    this.context.count('calls')
    const [path, init] = requestFor(endpoint, body, options)
    try {
      const signal = AbortSignal.timeout(CALL_MS)
      const response = await fetch(this.url + path, { ...init, signal })
      return (await response.json()) as { code: number; data: unknown }
    } catch {
      return null
    }
  }
}
