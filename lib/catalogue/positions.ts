import { CATALOGUE_TAG } from '@/lib/catalogue/tags'

const MAX_TAGS = 5000

/** The log position of the last change of each tag, most recent last. */
const held = globalThis as { sampanPositions?: Map<string, string> }
const known = () => (held.sampanPositions ??= new Map<string, string>())

/** Call before invalidating pages: a page rendered afterwards must read at least this position. */
export function notePosition(tags: readonly string[], position: string): void {
  const positions = known()
  for (const tag of tags) {
    positions.delete(tag)
    positions.set(tag, position)
  }
  for (const [tag, oldest] of positions) {
    if (positions.size <= MAX_TAGS) return
    if (tag === CATALOGUE_TAG) continue
    positions.delete(tag)
    // CATALOGUE_TAG keeps the highest position of the tags that are removed here.
    positions.set(CATALOGUE_TAG, laterOf(positions.get(CATALOGUE_TAG), oldest))
  }
}

/** The log position that a replica must have reached before a page with these tags reads from it. */
export function positionFor(tags: readonly string[]): string | undefined {
  const positions = known()
  return tags
    .map((tag) => positions.get(tag))
    .reduce((last, one) => (one === undefined ? last : laterOf(last, one)), undefined)
}

function laterOf(one: string | undefined, other: string): string {
  return one !== undefined && isBefore(other, one) ? one : other
}

/** Compares PostgreSQL log positions such as `16/B374D848`: two hexadecimal numbers. */
function isBefore(one: string, other: string): boolean {
  const [high = 0, low = 0] = one.split('/').map((part) => parseInt(part, 16))
  const [otherHigh = 0, otherLow = 0] = other.split('/').map((part) => parseInt(part, 16))
  return high < otherHigh || (high === otherHigh && low < otherLow)
}
