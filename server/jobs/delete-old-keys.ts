import { deleteOld } from '@/server/services/operations/with-idempotency'
import type { CronJob } from './job'

/** Keys are kept 24 hours (contract, conventions). */
export const deleteOldKeys: CronJob = {
  name: 'forget-keys',
  cron: '17 * * * *',
  run: deleteOld,
}
