import { deliver } from '@/server/services/notices/push'
import type { QueueJob } from './job'

/** Notices for browsers that are not looking. One slow push service does not hold up the others. */
export const sendPush: QueueJob = { queue: 'push', atOnce: 20, run: deliver }
