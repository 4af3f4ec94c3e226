import type { Config } from '@/server/config'
import { refundCards } from '@/server/services/wallet/card-refunds'
import { audit, carry } from '@/server/services/operations/demo'
import { send } from '@/server/services/notices/mail'
import { deliver } from '@/server/services/notices/push'
import { watch } from '@/server/services/wallet/reconciliation'
import { keepDemo } from '@/server/services/test-control/seeds'
import type { IntervalJob, Job, QueueJob } from './job'
import {
  deleteOldAudit,
  deleteOldChanges,
  deleteOldKeys,
  deleteOldSessions,
  deleteOldTickets,
  maintainPartitionsJob,
  maintainPopularTierJob,
  maintainTermPricesJob,
  sweepUploadsJob,
} from './maintenance'
import { completeOrders, confirmOrders, expireOrders } from './orders'

/** At start and every minute: a violation pauses transfers until an operator resumes them. */
export const watchMoney: IntervalJob = { name: 'watch-money', every: 60, run: watch }

/** Sends mails and text messages in the shopper's language, with retries. */
export const sendMail: QueueJob = { queue: 'mail', run: send }

/** Sends push notifications. Runs concurrently, because one push service may be slow. */
const sendPush: QueueJob = { queue: 'push', atOnce: 20, run: deliver }

/** Refunds cards that were charged before an operator rejected the top-up. */
const refundCardsJob: IntervalJob = { name: 'refund-cards', every: 5, run: refundCards }

/** Demo: acts as the shops and the carrier. */
const demoCarrier: IntervalJob = { name: 'demo-carrier', every: 2, run: carry }

/** Demo: audits top-ups, withdrawals and refunds. */
const demoAuditor: IntervalJob = { name: 'demo-auditor', every: 2, run: audit }

/** Jobs of every installation. Add a new job to this folder and to this list. */
const JOBS: Job[] = [
  watchMoney,
  expireOrders,
  confirmOrders,
  completeOrders,
  deleteOldKeys,
  deleteOldTickets,
  deleteOldSessions,
  deleteOldAudit,
  deleteOldChanges,
  maintainPartitionsJob,
  sendMail,
  sendPush,
  sweepUploadsJob,
  refundCardsJob,
  maintainPopularTierJob,
  maintainTermPricesJob,
]

const DEMO_JOBS: Job[] = [demoCarrier, demoAuditor]

export const ALL_JOBS: Job[] = [...JOBS, ...DEMO_JOBS]

/** Test control: saves the demo data at start, before anybody changes them. */
const keepDemoSeed: IntervalJob = { name: 'keep-demo-seed', every: 86_400, run: keepDemo }

export function jobsOf({ isDemo, testControl }: Config): Job[] {
  const jobs = testControl ? [...JOBS, keepDemoSeed] : JOBS
  return isDemo ? [...jobs, ...DEMO_JOBS] : jobs
}
