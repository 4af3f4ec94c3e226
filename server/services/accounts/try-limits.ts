import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import type { Queryable } from '@/server/db/connection'
import { digestOf } from '@/server/domain/digest'
import { DomainError } from '@/server/domain/domain-error'
import * as tryCounters from '@/server/repositories/try-counters'
import { deleteInBatches } from '@/server/services/operations/delete-in-batches'

interface Rule {
  points: number
  seconds: number
  /** Stays in force with TRY_LIMITS=relaxed. */
  isPerAccount?: boolean
}

/** Sign-in counts per account and address, so that other addresses cannot lock the owner out. */
export const RULES = {
  signInHere: { points: 10, seconds: 900, isPerAccount: true },
  signInAccount: { points: 100, seconds: 3600, isPerAccount: true },
  signInAddress: { points: 100, seconds: 900 },
  /** Answers such as "taken" or "unknown" reveal others' data: new accounts and numbers, deposits, promo codes. */
  identityAddress: { points: 30, seconds: 3600 },
  identityAccount: { points: 10, seconds: 86_400, isPerAccount: true },
  depositAddress: { points: 60, seconds: 3600 },
  depositAccount: { points: 30, seconds: 3600, isPerAccount: true },
  promoAddress: { points: 100, seconds: 3600 },
  promoAccount: { points: 50, seconds: 3600, isPerAccount: true },
  /** One code of one shopper: to ask about it again is no further guess. */
  promoCode: { points: 1, seconds: 3600, isPerAccount: true },
  /** Generated pictures; cached ones are not counted. */
  pictureAddress: { points: 600, seconds: 60 },
  /** Link-preview pictures that are not cached take 0.4 s each. */
  shareAddress: { points: 60, seconds: 60 },
  /** Search engines fetch a feed once or twice a day. */
  feedAddress: { points: 30, seconds: 3600 },
  uploads: { points: 200, seconds: 3600, isPerAccount: true },
  staffUploads: { points: 5000, seconds: 3600, isPerAccount: true },
  /** Counted for the requesting address, so that a stranger cannot use up the owner's limit. */
  codeAgain: { points: 1, seconds: 60, isPerAccount: true },
  codeHere: { points: 5, seconds: 3600, isPerAccount: true },
  codeAccount: { points: 20, seconds: 3600, isPerAccount: true },
  codeAddress: { points: 30, seconds: 3600 },
  /** After these, the codes of an account are longer instead of refused, so that nobody is locked out. */
  shortCodes: { points: 5, seconds: 30 * 86_400, isPerAccount: true },
  resetHere: { points: 20, seconds: 900, isPerAccount: true },
  resetAddress: { points: 60, seconds: 900 },
  /** Codes of a card's bank, per top-up. */
  cardCode: { points: 5, seconds: 86_400, isPerAccount: true },
  /** Payment pages that a provider of cards opens. */
  cardPage: { points: 30, seconds: 3600, isPerAccount: true },
  /** The file with everything of a shopper reads every table. */
  accountExport: { points: 10, seconds: 3600, isPerAccount: true },
  /** Reads every product. */
  catalogueExport: { points: 10, seconds: 3600, isPerAccount: true },
  oldPassword: { points: 10, seconds: 900, isPerAccount: true },
  /** Wrong codes with the right password; three of a million are valid at a time. */
  staffCode: { points: 20, seconds: 30 * 86_400, isPerAccount: true },
} satisfies Record<string, Rule>

export type TryLimits = ReturnType<typeof createTryLimits>

export async function deleteOld({ db }: { db: Queryable }): Promise<void> {
  await deleteInBatches((most) => tryCounters.deleteExpired(db, most))
}

/** How long an address counts as known after a sign-in. */
const PLACE_KNOWN_S = 90 * 24 * 3600

export function createTryLimits(pool: Pool, areTriesRelaxed: boolean) {
  const store = {
    storeClient: pool,
    tableName: 'try_counters',
    tableCreated: true,
    // The job `forget-tries` deletes them: here each rule would, at the same times, in every process.
    clearExpiredByTimeout: false,
  }
  const limiters = new Map<string, RateLimiterPostgres>()
  for (const [name, rule] of Object.entries<Rule>(RULES)) {
    if (areTriesRelaxed && !rule.isPerAccount) continue
    limiters.set(
      name,
      new RateLimiterPostgres({
        ...store,
        keyPrefix: name,
        points: rule.points,
        duration: rule.seconds,
      }),
    )
  }
  const places = new RateLimiterPostgres({
    ...store,
    keyPrefix: 'knownPlace',
    points: 1,
    duration: PLACE_KNOWN_S,
  })
  return {
    /**
     * Counts a try at an account from any address. Tries from other addresses do not count at a known one, so
     * that strangers cannot lock the owner out.
     */
    async takeForAccount(
      name: 'signInAccount' | 'codeAccount',
      account: string,
      ip: string,
    ): Promise<void> {
      const known = await places.get(placeKey(account, ip))
      if (!known) await this.take(name, account)
    },
    /** Called after a successful sign-in. */
    async rememberPlace(accounts: string[], ip: string): Promise<void> {
      for (const account of accounts) await places.set(placeKey(account, ip), 1, PLACE_KNOWN_S)
    },
    /** Counts one try; throws TOO_MANY_TRIES with the seconds to wait. */
    async take(name: keyof typeof RULES, key: string): Promise<void> {
      try {
        await limiters.get(name)?.consume(counterKey(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new DomainError('TOO_MANY_TRIES', null, Math.max(1, error.msBeforeNext / 1000))
      }
    },
    /** Like `take`, but returns false instead of throwing. */
    async tryTake(name: keyof typeof RULES, key: string): Promise<boolean> {
      try {
        await this.take(name, key)
        return true
      } catch (error) {
        if (error instanceof DomainError) return false
        throw error
      }
    },
    async isUsedUp(name: keyof typeof RULES, key: string): Promise<boolean> {
      const used = await limiters.get(name)?.get(counterKey(key))
      return used?.remainingPoints === 0
    },
    /** Returns one try that did not count. */
    async undo(name: keyof typeof RULES, key: string): Promise<void> {
      await limiters.get(name)?.reward(counterKey(key))
    },
    async forgive(name: keyof typeof RULES, key: string): Promise<void> {
      await limiters.get(name)?.delete(counterKey(key))
    },
  }
}

const MAX_KEY_LENGTH = 200

/** A digest of a long key: without its end, the address, a stranger's tries would count at the owner's. */
function counterKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH ? key : digestOf(key).toString('base64url')
}

/** A digest, because a long account name must not truncate the address. */
function placeKey(account: string, ip: string): string {
  return digestOf(`${account}|${ip}`).toString('base64url')
}
