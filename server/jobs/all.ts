import type { Config } from '@/server/config'
import { completeOrders } from './complete-orders'
import { confirmOrders } from './confirm-orders'
import { demoAuditor, demoCarrier } from './demo'
import { expireOrders } from './expire-orders'
import { deleteOldAudit } from './delete-old-audit'
import { deleteOldChanges } from './delete-old-changes'
import { deleteOldKeys } from './delete-old-keys'
import { deleteOldSessions } from './delete-old-sessions'
import { deleteOldTickets } from './delete-old-tickets'
import type { Job } from './job'
import { keepPartsJob } from './keep-parts'
import { keepPriceEndsJob } from './keep-price-ends'
import { keepSearchHeads } from './keep-search-heads'
import { refundCardsJob } from './refund-cards'
import { sweepUploadsJob } from './sweep-uploads'
import { sendMail } from './send-mail'
import { sendPush } from './send-push'
import { watchMoney } from './watch-money'

/** What every installation does; a new job is a file beside this and a line here. */
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
  keepPartsJob,
  sendMail,
  sendPush,
  sweepUploadsJob,
  refundCardsJob,
  keepSearchHeads,
  keepPriceEndsJob,
]

export function jobsOf({ isDemo }: Config): Job[] {
  return isDemo ? [...JOBS, demoCarrier, demoAuditor] : JOBS
}
