import { CATALOGUE_TAG } from '@/lib/catalogue/tags'

const MOST_TAGS = 5000

/** How far the database had come when each tag changed last, the latest at the end. */
const held = globalThis as { sampanPositions?: Map<string, string> }
const known = () => (held.sampanPositions ??= new Map<string, string>())

/** To be called before pages are made anew: what they read then must not be older. Positions only grow. */
export function notePosition(tags: readonly string[], position: string): void {
  const positions = known()
  for (const tag of tags) {
    positions.delete(tag)
    positions.set(tag, position)
  }
  for (const [tag, oldest] of positions) {
    if (positions.size <= MOST_TAGS) return
    if (tag === CATALOGUE_TAG) continue
    positions.delete(tag)
    // What is not known by itself any more is at least not older than this.
    positions.set(CATALOGUE_TAG, laterOf(positions.get(CATALOGUE_TAG), oldest))
  }
}

/** What is made under these tags must not be read from a replica that has not come so far. */
export function positionFor(tags: readonly string[]): string | undefined {
  const positions = known()
  return tags
    .map((tag) => positions.get(tag))
    .reduce((last, one) => (one === undefined ? last : laterOf(last, one)), undefined)
}

function laterOf(one: string | undefined, other: string): string {
  return one !== undefined && isBefore(other, one) ? one : other
}

/** As PostgreSQL writes them, `16/B374D848`: two hexadecimal numbers. */
function isBefore(one: string, other: string): boolean {
  const [high = 0, low = 0] = one.split('/').map((part) => parseInt(part, 16))
  const [otherHigh = 0, otherLow = 0] = other.split('/').map((part) => parseInt(part, 16))
  return high < otherHigh || (high === otherHigh && low < otherLow)
}
