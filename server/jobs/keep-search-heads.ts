import { keepPriceEnds } from '@/server/services/search-ends'
import { keepHeads } from '@/server/services/search-heads'
import type { CronJob } from './job'

export const keepSearchHeads: CronJob = {
  name: 'keep-search-heads',
  cron: '23 4 * * *',
  run: async ({ db }) => {
    await keepHeads(db)
    await keepPriceEnds(db)
  },
}
