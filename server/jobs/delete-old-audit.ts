import { deleteOld } from '@/server/services/operations/audit'
import type { CronJob } from './job'

/** The trail is kept for 400 days: a year, and time to look back at it. */
export const deleteOldAudit: CronJob = {
  name: 'forget-audit',
  cron: '41 3 * * *',
  run: deleteOld,
}
