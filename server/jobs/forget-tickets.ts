import { forgetOldTickets } from '@/server/services/pay-codes'
import type { CronJob } from './job'

/** Every payment and every withdrawal leaves one behind. */
export const forgetTickets: CronJob = {
  name: 'forget-tickets',
  cron: '23 * * * *',
  run: forgetOldTickets,
}
