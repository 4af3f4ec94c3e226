import { deleteOld } from '@/server/services/accounts/pay-codes'
import type { CronJob } from './job'

/** Every payment and every withdrawal leaves one behind. */
export const deleteOldTickets: CronJob = {
  name: 'forget-tickets',
  cron: '23 * * * *',
  run: deleteOld,
}
