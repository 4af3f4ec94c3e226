import type { Facts } from './facts/shape'
import type { Axis, ClosingGroup, Descriptor, Texts } from './shape'
import type { Trade } from './trades'

/** A kind of product. Its names are style + make + noun (in Thai noun + make + style). */
export type Kind = {
  noun: Texts<string>
  /** The first sentence of the description. */
  about: Texts<string>
  dollars: readonly [lowest: number, highest: number]
  styles: Descriptor[]
  makes: Descriptor[]
  /** Options of every product. */
  options: Axis[]
  /** Options of some products. */
  extras?: Axis[]
  closing?: ClosingGroup
  trade: Trade
  facts: Facts
}
