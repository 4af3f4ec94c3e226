import { refundCards } from '@/server/services/wallet/card-refunds'
import type { IntervalJob } from './job'

/** Charged, then refused by an operator: the card has its money back. */
export const refundCardsJob: IntervalJob = { name: 'refund-cards', every: 5, run: refundCards }
