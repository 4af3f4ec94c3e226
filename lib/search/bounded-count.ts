import type { BoundedCount } from '@/contracts/schemas/search'
import { formatCount } from '@/lib/format/count'

/** A count in a sentence: the number for the plural rule, and its text ("12", "1000+"). */
export function boundedCount(count: BoundedCount, locale: string) {
  if (typeof count === 'number') return { count, shown: formatCount(count, locale) }
  return { count: Number.parseInt(count, 10) || 0, shown: count }
}
