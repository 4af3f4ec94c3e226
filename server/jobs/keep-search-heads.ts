import { keepHeads } from '@/server/services/search/heads'
import type { CronJob } from './job'

export const keepSearchHeads: CronJob = {
  name: 'keep-search-heads',
  cron: '23 4 * * *',
  run: ({ db }) => keepHeads(db),
}
