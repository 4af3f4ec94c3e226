import { sweepUploads } from '@/server/services/uploads/sweep'
import type { CronJob } from './job'

export const sweepUploadsJob: CronJob = {
  name: 'sweep-uploads',
  cron: '41 * * * *',
  run: sweepUploads,
}
