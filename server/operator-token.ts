import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isSameSecret } from './domain/digest.ts'
import { networkOf } from './domain/network.ts'

/** In memory and for each process, because monitors are answered while the database is away. */
export const TOKEN_GUESSES = {
  ofAddress: { points: 30, seconds: 900 },
  ofAll: { points: 1000, seconds: 3600 },
}

const ALL = 'all'

interface Guesses {
  ofAddress: RateLimiterMemory
  ofAll: RateLimiterMemory
  /** Networks from which the right token came: guesses elsewhere do not hold them up. */
  known: Set<string>
}

const held = globalThis as { sampanTokenGuesses?: Guesses }

/** The one set of this process: web server and backend may each have loaded this module. */
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
  /** When it is there, the token was not considered: too many wrong ones came before. */
  retryAfterSeconds?: number
}

/**
 * Whether OPS_TOKEN was given, in a time that does not tell how much of it was right. Wrong ones are limited
 * per address and overall; without an `address` the caller has none to limit by.
 */
export async function checkOperatorToken(
  given: string | null | undefined,
  expected: string | undefined,
  { address, isRelaxed = false }: { address?: string | undefined; isRelaxed?: boolean },
): Promise<TokenCheck> {
  const token = given?.replace(/^Bearer ?/, '')
  if (!expected || !token) return { isOperator: false }
  const isOperator = isSameSecret(token, expected)
  if (address === undefined || isRelaxed) return { isOperator }
  const { ofAddress, ofAll, known } = guesses()
  const network = networkOf(address)
  // Whoever guesses beside the operator, behind the same proxy for example, must not lock the operator out.
  if (isOperator && known.has(network)) return { isOperator }
  try {
    await count(ofAddress, network, isOperator)
    if (!known.has(network)) await count(ofAll, ALL, isOperator)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return { isOperator: false, retryAfterSeconds: Math.max(1, error.msBeforeNext / 1000) }
  }
  if (isOperator) known.add(network)
  return { isOperator }
}

/** A right token is given back at once, so that many at the same time do not use up the limit. */
async function count(limiter: RateLimiterMemory, key: string, isRight: boolean): Promise<void> {
  const counted = limiter.consume(key)
  if (isRight) void limiter.reward(key)
  await counted
}
