import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { digestOf } from '@/server/domain/digest'
import { DomainError } from '@/server/domain/domain-error'

interface Rule {
  points: number
  seconds: number
  /** Rules per account stay in force when TRY_LIMITS=relaxed. */
  isPerAccount?: boolean
}

/** Sign-in counts per account and address, so that a stranger elsewhere cannot lock the owner out. */
export const RULES = {
  signInHere: { points: 10, seconds: 900, isPerAccount: true },
  signInAccount: { points: 100, seconds: 3600, isPerAccount: true },
  signInAddress: { points: 100, seconds: 900 },
  /** Answers of the kind "taken" and "unknown" tell what others have: new accounts and numbers, deposits, promo codes. */
  identityAddress: { points: 30, seconds: 3600 },
  identityAccount: { points: 10, seconds: 86_400, isPerAccount: true },
  depositAddress: { points: 60, seconds: 3600 },
  depositAccount: { points: 30, seconds: 3600, isPerAccount: true },
  promoAddress: { points: 100, seconds: 3600 },
  promoAccount: { points: 50, seconds: 3600, isPerAccount: true },
  /** Pictures that have to be made; those made before cost nothing. */
  pictureAddress: { points: 600, seconds: 60 },
  /** Cards of shared links that have to be drawn, at 0.4 s each. */
  shareAddress: { points: 60, seconds: 60 },
  uploads: { points: 200, seconds: 3600, isPerAccount: true },
  /** Codes count where they are asked for, so that a stranger cannot use up what the owner may ask. */
  codeAgain: { points: 1, seconds: 60, isPerAccount: true },
  codeHere: { points: 5, seconds: 3600, isPerAccount: true },
  codeAccount: { points: 20, seconds: 3600, isPerAccount: true },
  codeAddress: { points: 30, seconds: 3600 },
  /** Codes that are short enough to be guessed; the next ones of an account are longer, so nobody is locked out. */
  shortCodes: { points: 5, seconds: 30 * 86_400, isPerAccount: true },
  resetHere: { points: 20, seconds: 900, isPerAccount: true },
  resetAddress: { points: 60, seconds: 900 },
  /** Codes of a card's bank, for each top-up. */
  cardCode: { points: 5, seconds: 86_400, isPerAccount: true },
  oldPassword: { points: 10, seconds: 900, isPerAccount: true },
} satisfies Record<string, Rule>

export type TryLimits = ReturnType<typeof createTryLimits>

/** How long an address counts as one from which an account was opened. */
const PLACE_KNOWN_S = 90 * 24 * 3600

export function createTryLimits(pool: Pool, areTriesRelaxed: boolean) {
  const limiters = new Map<string, RateLimiterPostgres>()
  for (const [name, rule] of Object.entries<Rule>(RULES)) {
    if (areTriesRelaxed && !rule.isPerAccount) continue
    limiters.set(
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'try_counters',
        tableCreated: true,
        keyPrefix: name,
        points: rule.points,
        duration: rule.seconds,
      }),
    )
  }
  const knownPlaces = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'try_counters',
    tableCreated: true,
    keyPrefix: 'knownPlace',
    points: 1,
    duration: PLACE_KNOWN_S,
  })
  return {
    /**
     * Counts a try at an account from anywhere. Where the account was opened before, strangers elsewhere
     * do not count: else they could lock the owner out for good.
     */
    async takeOfAccount(
      name: 'signInAccount' | 'codeAccount',
      account: string,
      ip: string,
    ): Promise<void> {
      const known = await knownPlaces.get(placeKey(account, ip))
      if (!known) await this.take(name, account)
    },
    /** The account was opened here by who knows its password. */
    async knowPlace(accounts: string[], ip: string): Promise<void> {
      for (const account of accounts) await knownPlaces.set(placeKey(account, ip), 1, PLACE_KNOWN_S)
    },
    /** Counts one try; refuses with TOO_MANY_TRIES and the seconds to wait. */
    async take(name: keyof typeof RULES, key: string): Promise<void> {
      try {
        await limiters.get(name)?.consume(key.slice(0, 200))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new DomainError('TOO_MANY_TRIES', null, Math.max(1, error.msBeforeNext / 1000))
      }
    },
    /** As `take`, for callers that go on in another way when nothing is left. */
    async isLeft(name: keyof typeof RULES, key: string): Promise<boolean> {
      try {
        await this.take(name, key)
        return true
      } catch (error) {
        if (error instanceof DomainError) return false
        throw error
      }
    },
    /** Takes back one try that turned out to be none. */
    async giveBack(name: keyof typeof RULES, key: string): Promise<void> {
      await limiters.get(name)?.reward(key.slice(0, 200))
    },
    async forgive(name: keyof typeof RULES, key: string): Promise<void> {
      await limiters.get(name)?.delete(key.slice(0, 200))
    },
  }
}

/** As a digest, because a long address must not be cut off before the place. */
function placeKey(account: string, ip: string): string {
  return digestOf(`${account}|${ip}`).toString('base64url')
}
