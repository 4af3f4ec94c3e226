import { forgetOld } from '@/server/services/once'
import type { CronJob } from './job'

/** Keys are kept 24 hours (contract, conventions). */
export const forgetKeys: CronJob = {
  name: 'forget-keys',
  cron: '17 * * * *',
  run: forgetOld,
}
