import type { Config } from '@/server/config'
import { run as runImport } from '@/server/services/imports/uploaded-imports'
import { refundCards } from '@/server/services/wallet/card-refunds'
import { audit, carry } from '@/server/services/operations/demo'
import { send } from '@/server/services/notices/mail'
import { deliver } from '@/server/services/notices/push'
import { closeOverdue } from '@/server/services/wallet/hosted-payments'
import { watch } from '@/server/services/wallet/reconciliation'
import { deliver as deliverWebhook } from '@/server/services/webhooks/deliver'
import { keepDemo } from '@/server/services/test-control/seeds'
import type { IntervalJob, Job, QueueJob } from './job'
import {
  deleteOldAudit,
  deleteOldChanges,
  deleteOldImports,
  deleteOldKeys,
  deleteOldSessions,
  deleteOldTickets,
  deleteOldTries,
  deleteOldVotes,
  deleteOldWebhooks,
  maintainPartitionsJob,
  maintainPopularTierJob,
  maintainTermPricesJob,
  noteBannersJob,
  sweepUploadsJob,
} from './maintenance'
import { completeOrders, confirmOrders, expireOrders } from './orders'

/** At start and every minute: a violation pauses transfers until an operator resumes them. */
export const watchMoney: IntervalJob = { name: 'watch-money', every: 60, run: watch }

/** Sends mails and text messages in the shopper's language, with retries. */
export const sendMail: QueueJob = { queue: 'mail', run: send }

/** Sends push notifications. Runs concurrently, because one push service may be slow. */
const sendPush: QueueJob = { queue: 'push', atOnce: 20, run: deliver }

/** Imports uploaded catalogue files, one per person at a time. */
const importCatalogue: QueueJob = {
  queue: 'import',
  groups: { workers: 2, perGroup: 1 },
  run: runImport,
}
/** Tells other servers about changes. Six that do not answer leave workers to the others. */
const sendWebhooks: QueueJob = {
  queue: 'webhook',
  groups: { workers: 20, perGroup: 3 },
  run: deliverWebhook,
}

/** Refunds cards that were charged before an operator rejected the top-up. */
const refundCardsJob: IntervalJob = { name: 'refund-cards', every: 5, run: refundCards }

/** Closes card payments whose page is over, in case the provider's message was lost. */
const closeOverdueJob: IntervalJob = { name: 'close-card-pages', every: 60, run: closeOverdue }

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
  deleteOldTries,
  deleteOldSessions,
  deleteOldAudit,
  deleteOldChanges,
  deleteOldWebhooks,
  deleteOldImports,
  deleteOldVotes,
  maintainPartitionsJob,
  sendMail,
  sendPush,
  importCatalogue,
  sendWebhooks,
  sweepUploadsJob,
  refundCardsJob,
  closeOverdueJob,
  maintainPopularTierJob,
  maintainTermPricesJob,
  noteBannersJob,
]

const DEMO_JOBS: Job[] = [demoCarrier, demoAuditor]

export const ALL_JOBS: Job[] = [...JOBS, ...DEMO_JOBS]

/** Test control: saves the demo data at start, before anybody changes them. */
const keepDemoSeed: IntervalJob = { name: 'keep-demo-seed', every: 86_400, run: keepDemo }

export function jobsOf({ isDemo, testControl }: Config): Job[] {
  const jobs = testControl ? [...JOBS, keepDemoSeed] : JOBS
  return isDemo ? [...jobs, ...DEMO_JOBS] : jobs
}
