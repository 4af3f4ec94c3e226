import * as audit from '@/server/services/audit'
import * as catalogueChanges from '@/server/services/catalogue-changes'
import * as once from '@/server/services/once'
import { keepParts } from '@/server/services/parts'
import { forgetOldTickets } from '@/server/services/pay-codes'
import { keepPriceEnds } from '@/server/services/search-ends'
import { keepHeads } from '@/server/services/search-heads'
import * as sessions from '@/server/services/sessions'
import { sweepUploads } from '@/server/services/upload-sweep'
import type { CronJob, IntervalJob } from './job'

/** Keys are kept 24 hours (contract, conventions). */
export const forgetKeys: CronJob = {
  name: 'forget-keys',
  cron: '17 * * * *',
  run: once.forgetOld,
}

/** Every payment and every withdrawal leaves one behind. */
export const forgetTickets: CronJob = {
  name: 'forget-tickets',
  cron: '23 * * * *',
  run: forgetOldTickets,
}

/** An account that nobody opens any more keeps no note of the devices it was opened on. */
export const forgetSessions: CronJob = {
  name: 'forget-sessions',
  cron: '29 * * * *',
  run: sessions.forgetOld,
}

/** The trail is kept for 400 days: a year, and time to look back at it. */
export const forgetAudit: CronJob = {
  name: 'forget-audit',
  cron: '41 3 * * *',
  run: audit.forgetOld,
}

/** Web processes have seen them within a second. */
export const forgetChanges: IntervalJob = {
  name: 'forget-changes',
  every: 600,
  run: catalogueChanges.forgetOld,
}

/** Tables that only grow lie in months: the next are made long before they come. */
export const keepPartsJob: CronJob = {
  name: 'keep-parts',
  cron: '17 3 * * *',
  run: ({ db }) => keepParts(db),
}

export const sweepUploadsJob: CronJob = {
  name: 'sweep-uploads',
  cron: '41 * * * *',
  run: sweepUploads,
}

export const keepSearchHeads: CronJob = {
  name: 'keep-search-heads',
  cron: '23 4 * * *',
  run: ({ db }) => keepHeads(db),
}

/** By one process alone, and at once where it begins: a catalogue that was just loaded has no ends yet. */
export const keepPriceEndsJob: IntervalJob = {
  name: 'keep-price-ends',
  every: 6 * 3600,
  run: ({ db }) => keepPriceEnds(db),
}
