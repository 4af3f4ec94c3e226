import { watch } from '@/server/services/wallet/reconciliation'
import type { IntervalJob } from './job'

/** At start and every minute: a breach stops money until an operator lets it go on. */
export const watchMoney: IntervalJob = {
  name: 'watch-money',
  every: 60,
  run: watch,
}
