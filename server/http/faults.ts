import { ENDPOINTS } from '@/contracts/all'
import { CODE } from '@/contracts/codes'
import { LIVE_PATH } from '@/contracts/live'
import type { addTestFault, TestEffect } from '@/contracts/schemas/test-control'
import { InvalidTestInput } from '@/server/domain/domain-error'
import type { z } from 'zod'

type Input = z.output<(typeof addTestFault)['body']>

interface Fault extends Omit<Input, 'count'> {
  id: number
  left: number
  /** In milliseconds of performance.now(). */
  expiresAt: number
}

export interface Taken {
  /** Of the fault. */
  id: number
  /** Whose share of held calls it uses. */
  owner: string
  effect: TestEffect
}

interface Call {
  path: string
  query: (name: string) => string | null
  /** The render of a page, which is kept for everybody. */
  isRender: boolean
  /** The shopper of the session; asked only when a fault is limited to a shopper. */
  shopperId: () => Promise<number | undefined>
}

/** Monitoring and test control itself must work whatever a test does. */
const isAllowed = (path: string) => !/^\/api\/(test|health)\b/.test(path)
const PATHS = new Set([...ENDPOINTS.map(([, { path }]) => path), LIVE_PATH].filter(isAllowed))

/** Every call of a path compares itself with all of its faults. */
const MAX_FAULTS = 500
const MAX_FAULTS_OF_SHOPPER = 50
const LIFETIME_MINUTES = 10
/** Held calls keep their place among the 24 concurrent ones of a process, like any slow call. */
const MAX_HELD = 12
const MAX_HELD_OF_OWNER = 4

/** The effects on the next calls, in the memory of this process. */
export class Faults {
  readonly #byPath = new Map<string, Fault[]>()
  /** Ends each held call. */
  readonly #held = new Map<() => void, Taken>()
  readonly #endAll = () => this.#held.forEach((_, end) => end())
  #lastId = 0

  add({ count, ...fault }: Input): { id: number } {
    if (!PATHS.has(fault.path))
      throw new InvalidTestInput({ path: 'No call has this path; /api/docs lists them' })
    if (fault.effect.kind === 'code' && fault.effect.code === CODE.done)
      throw new InvalidTestInput({
        'effect.code': 'Code 1 is success, which a fault cannot answer',
      })
    this.#checkNumber(fault.shopper_id)
    const id = ++this.#lastId
    const expiresAt = performance.now() + LIFETIME_MINUTES * 60_000
    const list = this.#byPath.get(fault.path) ?? []
    this.#byPath.set(fault.path, [...list, { ...fault, id, left: count, expiresAt }])
    return { id }
  }

  #checkNumber(shopperId: number | undefined): void {
    const until = `Clear some with POST /api/test/fault_clear; each expires after ${LIFETIME_MINUTES} minutes`
    for (const path of this.#byPath.keys()) this.#dropExpired(path)
    const all = [...this.#byPath.values()].flat()
    if (all.length >= MAX_FAULTS)
      throw new InvalidTestInput({ path: `A server keeps at most ${MAX_FAULTS} faults. ${until}` })
    const own = all.filter(({ shopper_id }) => shopper_id === shopperId)
    if (shopperId === undefined || own.length < MAX_FAULTS_OF_SHOPPER) return
    throw new InvalidTestInput({
      shopper_id: `One shopper has at most ${MAX_FAULTS_OF_SHOPPER} faults. ${until}`,
    })
  }

  /** One fault, or all; ends their held calls. Returns how many of the calls were still to be affected. */
  clear(id?: number): { unused: number } {
    let unused = 0
    for (const [end, taken] of this.#held) if (id === undefined || taken.id === id) end()
    for (const [path, list] of this.#byPath) {
      const isCleared = (fault: Fault) => id === undefined || fault.id === id
      for (const fault of list.filter(isCleared)) {
        unused += fault.left
        // A call that still looks up its session must not take it.
        fault.left = 0
      }
      this.#keep(path, (fault) => !isCleared(fault))
    }
    return { unused }
  }

  /** Counts the call at the oldest fault that matches it, and returns its effect. */
  async take({ path, query, isRender, shopperId }: Call): Promise<Taken | undefined> {
    this.#dropExpired(path)
    const asked = this.#byPath
      .get(path)
      ?.filter(
        (fault) =>
          (fault.query !== undefined || !isRender) &&
          Object.entries(fault.query ?? {}).every(([name, value]) => query(name) === value),
      )
    if (!asked) return undefined
    const isLimited = asked.some((fault) => fault.shopper_id !== undefined)
    const shopper = isLimited ? await shopperId() : undefined
    // No await from here on, so that concurrent calls take different counts.
    const fault = asked.find(
      ({ left, shopper_id }) => left > 0 && (shopper_id === undefined || shopper_id === shopper),
    )
    if (!fault) return undefined
    fault.left -= 1
    if (fault.left === 0) this.#keep(path, (one) => one !== fault)
    const { id, effect, shopper_id } = fault
    return { id, effect, owner: shopper_id === undefined ? `fault ${id}` : `shopper ${shopper_id}` }
  }

  /**
   * Lets a call wait; `end` is called when its fault is cleared or the process is told to stop. Returns the reason if
   * too many calls wait already.
   */
  hold(taken: Taken, end: () => void): string | undefined {
    const own = [...this.#held.values()].filter(({ owner }) => owner === taken.owner)
    if (own.length >= MAX_HELD_OF_OWNER)
      return `${MAX_HELD_OF_OWNER} calls of ${taken.owner} wait already`
    if (this.#held.size >= MAX_HELD) return `${MAX_HELD} calls of all tests wait already`
    if (this.#held.size === 0) process.on('SIGTERM', this.#endAll).on('SIGINT', this.#endAll)
    this.#held.set(end, taken)
    return undefined
  }

  letGo(end: () => void): void {
    if (!this.#held.delete(end) || this.#held.size > 0) return
    process.off('SIGTERM', this.#endAll).off('SIGINT', this.#endAll)
  }

  #dropExpired(path: string): void {
    // Also runs while Next prerenders a page, which must not read Date.now().
    const now = performance.now()
    this.#keep(path, ({ expiresAt }) => expiresAt > now)
  }

  #keep(path: string, isKept: (fault: Fault) => boolean): void {
    const list = this.#byPath.get(path)?.filter(isKept) ?? []
    if (list.length > 0) this.#byPath.set(path, list)
    else this.#byPath.delete(path)
  }
}
