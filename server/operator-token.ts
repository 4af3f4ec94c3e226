import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isSameSecret } from './domain/digest.ts'
import { networkOf } from './domain/network.ts'

/** In memory and per process, because monitors must be answered while the database is unavailable. */
export const TOKEN_GUESSES = {
  ofAddress: { points: 30, seconds: 900 },
  ofAll: { points: 1000, seconds: 3600 },
}

const ALL = 'all'

interface Guesses {
  ofAddress: RateLimiterMemory
  ofAll: RateLimiterMemory
  /** Networks that have sent the correct token: they are not affected by guesses from elsewhere. */
  known: Set<string>
}

const held = globalThis as { sampanTokenGuesses?: Guesses }

/** One set per process; kept globally because several bundles load this module. */
function guesses(): Guesses {
  const { ofAddress, ofAll } = TOKEN_GUESSES
  held.sampanTokenGuesses ??= {
    ofAddress: new RateLimiterMemory({ points: ofAddress.points, duration: ofAddress.seconds }),
    ofAll: new RateLimiterMemory({ points: ofAll.points, duration: ofAll.seconds }),
    known: new Set(),
  }
  return held.sampanTokenGuesses
}

export interface TokenCheck {
  isOperator: boolean
  /** Set when the token was not checked, because too many wrong ones came before. */
  retryAfterSeconds?: number
}

/**
 * Compares the token of an `Authorization: Bearer` header with the expected ones (OPS_TOKEN, TEST_CONTROL) in constant time. Wrong tokens are limited per
 * address and overall; without `address` they are not limited.
 */
export async function checkOperatorToken(
  given: string | null | undefined,
  expected: (string | undefined)[],
  { address, isRelaxed = false }: { address?: string | undefined; isRelaxed?: boolean },
): Promise<TokenCheck> {
  const token = /^Bearer (.+)$/i.exec(given ?? '')?.[1]
  const tokens = expected.filter((one) => one !== undefined)
  if (tokens.length === 0 || !token) return { isOperator: false }
  const isOperator = tokens.map((one) => isSameSecret(token, one)).includes(true)
  if (address === undefined || isRelaxed) return { isOperator }
  const { ofAddress, ofAll, known } = guesses()
  const network = networkOf(address)
  // Guesses from the operator's network, for example behind one proxy, must not lock the operator out.
  if (isOperator && known.has(network)) return { isOperator }
  try {
    const tries = await count(ofAddress, network, isOperator)
    const overall = known.has(network) ? undefined : count(ofAll, ALL, isOperator)
    // The first token of a network is always compared, so that strangers cannot lock the operator out.
    if (tries === 1) await overall?.catch(ignoreLimit)
    else await overall
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return { isOperator: false, retryAfterSeconds: Math.max(1, error.msBeforeNext / 1000) }
  }
  if (isOperator) known.add(network)
  return { isOperator }
}

/** Correct tokens do not count, so that many concurrent ones do not exhaust the limit. */
async function count(limiter: RateLimiterMemory, key: string, isRight: boolean): Promise<number> {
  const counted = limiter.consume(key)
  if (isRight) void limiter.reward(key)
  return (await counted).consumedPoints
}

function ignoreLimit(error: unknown): void {
  if (!(error instanceof RateLimiterRes)) throw error
}
