import { deleteOld } from '@/server/services/catalogue/changes'
import type { IntervalJob } from './job'

/** Web processes have seen them within a second. */
export const deleteOldChanges: IntervalJob = {
  name: 'forget-changes',
  every: 600,
  run: deleteOld,
}
