import type { z } from 'zod'
import type { addTestFault, TestEffect } from '@/contracts/schemas/test-control'
import { InvalidInput } from '@/server/domain/domain-error'

type Input = z.output<(typeof addTestFault)['body']>

interface Fault extends Omit<Input, 'count'> {
  id: number
  left: number
}

interface Call {
  path: string
  query: (name: string) => string | undefined
  /** The shopper of the session; asked only when a fault is limited to a shopper. */
  shopperId: () => Promise<number | undefined>
}

/** The effects on the next calls, in the memory of this process. */
export class Faults {
  readonly #byPath = new Map<string, Fault[]>()
  #lastId = 0

  add({ count, ...fault }: Input): { id: number } {
    if (fault.path.startsWith('/api/test/')) throw new InvalidInput({ path: 'fields.invalid' })
    const id = ++this.#lastId
    const list = this.#byPath.get(fault.path) ?? []
    this.#byPath.set(fault.path, [...list, { ...fault, id, left: count }])
    return { id }
  }

  /** One fault, or all; returns how many of the calls were still to be affected. */
  clear(id?: number): { unused: number } {
    let unused = 0
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
  async take({ path, query, shopperId }: Call): Promise<TestEffect | undefined> {
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
    return fault.effect
  }

  #set(path: string, list: Fault[]): void {
    if (list.length > 0) this.#byPath.set(path, list)
    else this.#byPath.delete(path)
  }
}
