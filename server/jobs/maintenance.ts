import * as audit from '@/server/services/operations/audit'
import * as catalogueChanges from '@/server/services/catalogue/changes'
import * as banners from '@/server/services/administration/banners'
import * as idempotencyKeys from '@/server/services/operations/with-idempotency'
import { maintainPartitions } from '@/server/services/operations/partitions'
import * as tickets from '@/server/services/accounts/pay-codes'
import { maintainPopularTier, maintainTermPrices } from '@/server/services/search/tier-maintenance'
import * as suggestions from '@/server/services/search/suggestions'
import * as sessions from '@/server/services/accounts/sessions'
import * as tryLimits from '@/server/services/accounts/try-limits'
import * as webhooks from '@/server/services/webhooks/deliver'
import * as staffSignIn from '@/server/services/staff/sign-in'
import * as imports from '@/server/services/imports/uploaded-imports'
import { sweepUploads } from '@/server/services/uploads/sweep'
import type { CronJob, IntervalJob } from './job'

/** Retention is 24 hours (/api/docs, conventions). */
export const deleteOldKeys: CronJob = {
  name: 'forget-keys',
  cron: '17 * * * *',
  run: idempotencyKeys.deleteOld,
}

/** Every payment and every withdrawal leaves a spent ticket. */
export const deleteOldTickets: CronJob = {
  name: 'forget-tickets',
  cron: '23 * * * *',
  run: tickets.deleteOld,
}

/** Counted tries of the limits. */
export const deleteOldTries: CronJob = {
  name: 'forget-tries',
  cron: '*/10 * * * *',
  run: tryLimits.deleteOld,
}

/** Sessions are deleted even if the account is never opened again. */
export const deleteOldSessions: CronJob = {
  name: 'forget-sessions',
  cron: '29 * * * *',
  run: async (services) => {
    await sessions.deleteOld(services)
    await staffSignIn.deleteOld(services)
  },
}

/** Retention is 400 days. */
export const deleteOldAudit: CronJob = {
  name: 'forget-audit',
  cron: '41 3 * * *',
  run: audit.deleteOld,
}

/** Retention of messages to and from other servers is 30 days. */
export const deleteOldWebhooks: CronJob = {
  name: 'forget-webhooks',
  cron: '53 3 * * *',
  run: webhooks.deleteOld,
}

/** Web processes read them several times a second. */
export const deleteOldChanges: IntervalJob = {
  name: 'forget-changes',
  every: 600,
  run: catalogueChanges.deleteOld,
}

/** Creates the next partitions of append-only tables in advance. */
export const maintainPartitionsJob: CronJob = {
  name: 'keep-parts',
  cron: '17 3 * * *',
  run: ({ db }) => maintainPartitions(db),
}

export const deleteOldImports: CronJob = {
  name: 'forget-imports',
  cron: '37 3 * * *',
  run: imports.deleteOld,
}

/** Votes for popular searches, which count for a week. */
export const deleteOldVotes: CronJob = {
  name: 'forget-votes',
  cron: '47 3 * * *',
  run: suggestions.deleteOldVotes,
}

export const sweepUploadsJob: CronJob = {
  name: 'sweep-uploads',
  cron: '41 * * * *',
  run: sweepUploads,
}

export const maintainPopularTierJob: CronJob = {
  name: 'maintain-popular-tier',
  cron: '23 4 * * *',
  run: ({ db }) => maintainPopularTier(db),
}

/** Also at start: a catalogue that was just loaded has no lists yet. */
export const maintainTermPricesJob: IntervalJob = {
  name: 'maintain-term-prices',
  every: 6 * 3600,
  run: ({ db }) => maintainTermPrices(db),
}

/** The home page is cached until something on it changes. */
export const noteBannersJob: IntervalJob = {
  name: 'note-banners',
  every: 30,
  run: banners.noteTurned,
}
