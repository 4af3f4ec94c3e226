import { deleteOld } from '@/server/services/accounts/sessions'
import type { CronJob } from './job'

/** An account that nobody opens any more keeps no note of the devices it was opened on. */
export const deleteOldSessions: CronJob = {
  name: 'forget-sessions',
  cron: '29 * * * *',
  run: deleteOld,
}
