import type { z } from 'zod'
import type { addTestFault, TestEffect } from '@/contracts/schemas/test-control'
import { ENDPOINTS } from '@/contracts/all'
import { LIVE_PATH } from '@/contracts/live'
import { InvalidInput } from '@/server/domain/domain-error'

type Input = z.output<(typeof addTestFault)['body']>

interface Fault extends Omit<Input, 'count'> {
  id: number
  left: number
}

interface Taken {
  /** Of the fault. */
  id: number
  effect: TestEffect
}

interface Call {
  path: string
  query: (name: string) => string | undefined
  /** The shopper of the session; asked only when a fault is limited to a shopper. */
  shopperId: () => Promise<number | undefined>
}

/** Monitoring and test control itself must work whatever a test does. */
const isAllowed = (path: string) => !/^\/api\/(test|health)\b/.test(path)
const PATHS = new Set([...ENDPOINTS.map(([, { path }]) => path), LIVE_PATH].filter(isAllowed))

/** Every call of a path compares itself with all of its faults. */
const MAX_FAULTS = 500
/** Held calls keep their place among the 24 concurrent ones of a process, like any slow call. */
const MAX_HELD = 12

/** The effects on the next calls, in the memory of this process. */
export class Faults {
  readonly #byPath = new Map<string, Fault[]>()
  /** Ends each held call, with the id of its fault. */
  readonly #held = new Map<() => void, number>()
  readonly #endAll = () => this.#held.forEach((_, end) => end())
  #lastId = 0

  add({ count, ...fault }: Input): { id: number } {
    if (!PATHS.has(fault.path)) throw new InvalidInput({ path: 'fields.invalid' })
    const known = [...this.#byPath.values()].reduce((sum, list) => sum + list.length, 0)
    if (known >= MAX_FAULTS) throw new InvalidInput({ code: 'fields.tooMany' })
    const id = ++this.#lastId
    const list = this.#byPath.get(fault.path) ?? []
    this.#byPath.set(fault.path, [...list, { ...fault, id, left: count }])
    return { id }
  }

  /** One fault, or all; ends their held calls. Returns how many of the calls were still to be affected. */
  clear(id?: number): { unused: number } {
    let unused = 0
    for (const [end, faultId] of this.#held) if (id === undefined || faultId === id) end()
    for (const [path, list] of this.#byPath) {
      const isCleared = (fault: Fault) => id === undefined || fault.id === id
      for (const fault of list.filter(isCleared)) {
        unused += fault.left
        // A call that still looks up its session must not take it.
        fault.left = 0
      }
      this.#set(
        path,
        list.filter((fault) => !isCleared(fault)),
      )
    }
    return { unused }
  }

  /** Counts the call at the oldest fault that matches it, and returns its effect. */
  async take({ path, query, shopperId }: Call): Promise<Taken | undefined> {
    const list = this.#byPath.get(path)
    if (!list) return undefined
    const asked = list.filter((fault) =>
      Object.entries(fault.query ?? {}).every(([name, value]) => query(name) === value),
    )
    const isLimited = asked.some((fault) => fault.shopper_id !== undefined)
    const shopper = isLimited ? await shopperId() : undefined
    // No await from here on, so that concurrent calls take different counts.
    const fault = asked.find(
      ({ left, shopper_id }) => left > 0 && (shopper_id === undefined || shopper_id === shopper),
    )
    if (!fault) return undefined
    fault.left -= 1
    if (fault.left === 0)
      this.#set(path, this.#byPath.get(path)?.filter((one) => one !== fault) ?? [])
    return { id: fault.id, effect: fault.effect }
  }

  /** Whether a call may be held; `end` is called when its fault is cleared or the process is told to stop. */
  hold(id: number, end: () => void): boolean {
    if (this.#held.size >= MAX_HELD) return false
    if (this.#held.size === 0) process.on('SIGTERM', this.#endAll).on('SIGINT', this.#endAll)
    this.#held.set(end, id)
    return true
  }

  letGo(end: () => void): void {
    this.#held.delete(end)
    if (this.#held.size === 0) process.off('SIGTERM', this.#endAll).off('SIGINT', this.#endAll)
  }

  #set(path: string, list: Fault[]): void {
    if (list.length > 0) this.#byPath.set(path, list)
    else this.#byPath.delete(path)
  }
}
