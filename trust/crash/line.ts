import { setTimeout as pause } from 'node:timers/promises'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { type CallOptions, requestFor } from '@/server/testing/backend'
import { DOOM_HEADER } from '@/server/testing/doom-header'
import type { Stage } from '../stage'
import type { Dooms } from './dooms'

/** A busy machine may need half a minute for each of several restarts. */
const GIVE_UP_MS = 300_000
const CALL_MS = 9000

export interface Settled<Data> {
  code: number
  data: Data
  /** An earlier try was cut off, so that this answer may be about what that one had done already. */
  wasCut: boolean
}

/** Calls over the network that ask again, with the same key, until there is an answer: as the storefront does. */
export class Line {
  /** Of whoever serves at the moment. */
  url = ''

  constructor(
    readonly stage: Stage,
    readonly dooms: Dooms,
  ) {}

  async ask<E extends Endpoint>(
    endpoint: E,
    body: object,
    options: CallOptions,
  ): Promise<Settled<DataOf<E>>> {
    const deadline = performance.now() + GIVE_UP_MS
    const doom = this.dooms.take(endpoint.path)
    let wasCut = false
    for (let tries = 1; performance.now() < deadline; tries += 1) {
      const isDoomed = tries === 1 && doom !== undefined
      const headers: Record<string, string> = isDoomed ? { [DOOM_HEADER]: String(doom) } : {}
      const answer = await this.#once(endpoint, body, { ...options, headers })
      if (answer && isDoomed) this.dooms.survived(endpoint.path)
      if (answer && answer.code < 500) return { ...answer, wasCut } as Settled<DataOf<E>>
      if (answer) this.stage.count(`answers ${answer.code}, asked again`)
      else this.stage.count('calls cut off, asked again')
      // An answer of 5xx may also hide that the work was done.
      wasCut = true
      await pause(this.stage.random.between(30, 150))
    }
    throw new Error(`${endpoint.path} had no answer for ${GIVE_UP_MS} ms`)
  }

  async #once(
    endpoint: Endpoint,
    body: object,
    options: CallOptions,
  ): Promise<{ code: number; data: unknown } | null> {
    this.stage.count('calls')
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
