import type { BoundedCount } from '@/contracts/schemas/search'
import { formatCount } from '@/lib/format/count'

/** A count for a sentence: the number its plural goes by, and how it is written ("12", "1000+"). */
export function boundedCount(count: BoundedCount, locale: string) {
  if (typeof count === 'number') return { count, shown: formatCount(count, locale) }
  return { count: Number.parseInt(count, 10) || 0, shown: count }
}
