import { keepPriceEnds } from '@/server/services/search/ends'
import type { IntervalJob } from './job'

/** By one process alone, and at once where it begins: a catalogue that was just loaded has no ends yet. */
export const keepPriceEndsJob: IntervalJob = {
  name: 'keep-price-ends',
  every: 6 * 3600,
  run: ({ db }) => keepPriceEnds(db),
}
