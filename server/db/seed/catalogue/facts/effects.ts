import { compact, slimline, travel } from '@/server/db/seed/catalogue/descriptors/devices'
import { bamboo, castIron, enamel, glass } from '@/server/db/seed/catalogue/descriptors/home'
import {
  alloy,
  carbon,
  titanium,
  ultralight,
} from '@/server/db/seed/catalogue/descriptors/outdoors'
import { giant, mini } from '@/server/db/seed/catalogue/descriptors/toys'
import { charge, ports, power } from '@/server/db/seed/catalogue/options/devices'
import * as packs from '@/server/db/seed/catalogue/options/packs'
import * as sizes from '@/server/db/seed/catalogue/options/sizes'
import type { Axis, Descriptor } from '@/server/db/seed/catalogue/shape'

/** How the values of an option change a product, each relative to the first value. */
export type Effect = {
  length?: readonly number[]
  weight?: readonly number[]
  count?: readonly number[]
}

export const AXIS_EFFECTS: ReadonlyMap<Axis, Effect> = new Map<Axis, Effect>([
  [sizes.oneOrTwoSizes, { length: [1, 1.2, 1.42], weight: [1, 1.6, 2.4] }],
  [sizes.bedSize, { length: [1, 1, 1, 1], weight: [1, 1.4, 1.65, 1.8] }],
  [sizes.screenSize, { length: [1, 1.12, 1.32], weight: [1, 1.3, 1.75] }],
  [sizes.phoneSize, { length: [1, 1.05, 1.08, 1.1], weight: [1, 1.1, 1.15, 1.2] }],
  [sizes.people, { length: [1, 1, 1], weight: [1, 1.4, 2.1] }],
  [sizes.cableLength, { weight: [1, 1.5, 2.5, 3.5] }],
  [sizes.rodLength, { weight: [1, 1.15, 1.3, 1.5] }],
  [sizes.panDiameter, { length: [1, 1.18, 1.36, 1.45], weight: [1, 1.35, 1.75, 2] }],
  [sizes.bottleVolume, { length: [1, 1.13, 1.29, 1.42], weight: [1, 1.2, 1.5, 1.8] }],
  [sizes.tubeVolume, { length: [1, 1.26, 1.59, 2] }],
  [sizes.applianceVolume, { length: [1, 1.1, 1.2], weight: [1, 1.15, 1.35] }],
  [sizes.packVolume, { length: [1, 1.1, 1.2, 1.3], weight: [1, 1.15, 1.35, 1.55] }],
  [sizes.barbellWeight, { length: [1, 1.2, 1.35, 1.45, 1.55] }],
  [packs.weight, { length: [1, 1.25, 1.58] }],
  [packs.sackWeight, { length: [1, 1.25, 1.7] }],
  [packs.pack, { count: [1, 3, 6] }],
  [packs.settings, { count: [2, 4, 6] }],
  [packs.pieces, { count: [24, 48, 100] }],
  [packs.tablets, { count: [60, 120, 180] }],
  [power, { length: [1, 1.15, 1.3, 1.5], weight: [1, 1.7, 2.3, 3.4] }],
  [charge, { length: [1, 1.25, 1.5], weight: [1, 1.8, 3] }],
  [ports, { length: [1, 1.35, 1.8], weight: [1, 1.5, 2.1] }],
])

/** How a word of the name changes a product. */
export const WORD_EFFECTS: ReadonlyMap<Descriptor, { length: number; weight: number }> = new Map([
  [compact, { length: 0.92, weight: 0.85 }],
  [slimline, { length: 1, weight: 0.92 }],
  [travel, { length: 0.9, weight: 0.82 }],
  [ultralight, { length: 1, weight: 0.75 }],
  [titanium, { length: 1, weight: 0.7 }],
  [alloy, { length: 1, weight: 0.85 }],
  [carbon, { length: 1, weight: 0.75 }],
  [castIron, { length: 1, weight: 2.1 }],
  [enamel, { length: 1, weight: 1.2 }],
  [glass, { length: 1, weight: 0.9 }],
  [bamboo, { length: 1, weight: 0.6 }],
  [giant, { length: 1.7, weight: 3.6 }],
  [mini, { length: 0.7, weight: 0.45 }],
])
