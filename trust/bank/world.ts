import type { QuickShopper } from '@/server/testing/quick-shoppers'
import type { Random } from '../random'

export interface Thing {
  id: number
  of: QuickShopper
  /** Cents of an order. */
  total: number
}

/** Records that wait for an operation. Drawing does not remove them, so that several workers conflict. */
export class Waiting {
  readonly #things: Thing[] = []

  get size(): number {
    return this.#things.length
  }

  add(thing: Thing): void {
    this.#things.push(thing)
  }

  draw(random: Random): Thing | undefined {
    return random.pick(this.#things)
  }

  remove(thing: Thing): void {
    const at = this.#things.indexOf(thing)
    if (at >= 0) this.#things.splice(at, 1)
  }
}

export class World {
  readonly unpaid = new Waiting()
  readonly paid = new Waiting()
  readonly refunds = new Waiting()
  readonly withdrawals = new Waiting()
  readonly topUps = new Waiting()

  constructor(
    readonly shoppers: QuickShopper[],
    readonly random: Random,
  ) {}

  anyone(): QuickShopper {
    return this.random.pick(this.shoppers)!
  }
}
