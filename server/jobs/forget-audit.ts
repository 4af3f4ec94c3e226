import { forgetOld } from '@/server/services/audit'
import type { CronJob } from './job'

/** The trail is kept for 400 days: a year, and time to look back at it. */
export const forgetAudit: CronJob = {
  name: 'forget-audit',
  cron: '41 3 * * *',
  run: forgetOld,
}
