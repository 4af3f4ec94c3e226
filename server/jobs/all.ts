import type { Config } from '@/server/config'
import { refundCards } from '@/server/services/wallet/card-refunds'
import { audit, carry } from '@/server/services/operations/demo'
import { send } from '@/server/services/notices/mail'
import { deliver } from '@/server/services/notices/push'
import { watch } from '@/server/services/wallet/reconciliation'
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

/** At start and every minute: a breach stops money until an operator lets it go on. */
export const watchMoney: IntervalJob = { name: 'watch-money', every: 60, run: watch }

/** Mails and messages, in the shopper's language, each tried again until it is handed over. */
export const sendMail: QueueJob = { queue: 'mail', run: send }

/** Notices for browsers that are not looking. One slow push service does not hold up the others. */
const sendPush: QueueJob = { queue: 'push', atOnce: 20, run: deliver }

/** Charged, then refused by an operator: the card has its money back. */
const refundCardsJob: IntervalJob = { name: 'refund-cards', every: 5, run: refundCards }

/** In place of the shops that pack and of the carrier. */
const demoCarrier: IntervalJob = { name: 'demo-carrier', every: 2, run: carry }

/** In place of who looks at top-ups, withdrawals and refunds. */
const demoAuditor: IntervalJob = { name: 'demo-auditor', every: 2, run: audit }

/** What every installation does; a new job stands in this folder and in this list. */
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

export function jobsOf({ isDemo }: Config): Job[] {
  return isDemo ? [...JOBS, demoCarrier, demoAuditor] : JOBS
}
