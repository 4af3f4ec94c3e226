import type { FitKey } from './fits'
import type { PartKey } from './parts'

/** What a kind measures and comes with. All figures are those of the smallest version. */
export type Facts = {
  /** Lengths in centimetres: width, depth and height, or diameter and height. */
  cm?: readonly number[]
  /** Lengths per value of the option that changes the size, where they do not grow evenly. */
  cms?: readonly (readonly number[])[]
  /** How much lengths and weight grow with the size, for what is worn; 1 by default. */
  growth?: number
  /** The weight of one piece. */
  grams?: number
  /** The net weight of one piece, for goods that are used up. */
  net?: number
  fit?: FitKey
  /** One piece of the contents; by default the noun of the kind. */
  item?: PartKey
  /** Sold in twos. */
  pairs?: boolean
  /** What else is in the box. */
  box?: readonly PartKey[]
}
