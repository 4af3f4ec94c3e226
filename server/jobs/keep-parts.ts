import { keepParts } from '@/server/services/operations/parts'
import type { CronJob } from './job'

/** Tables that only grow lie in months: the next are made long before they come. */
export const keepPartsJob: CronJob = {
  name: 'keep-parts',
  cron: '17 3 * * *',
  run: ({ db }) => keepParts(db),
}
