/** A seeded random number generator: the same seed gives the same run. */
export interface SeededRandom {
  /** A whole number from 0 to `limit`, exclusive. */
  below: (limit: number) => number
  /** True with this probability in percent. */
  percent: (share: number) => boolean
}

/** mulberry32: small, fast, and random enough for choosing actions. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (limit) => Math.floor(next() * limit),
    percent: (share) => next() * 100 < share,
  }
}

/** The random choices of a step, drawn before its records are known. */
export interface Step {
  /** An action that the model expects to succeed, or any action. */
  isFitting: boolean
  /** Choose the action and its record. */
  action: number
  target: number
  /** Further choices: quantities, amounts, methods. */
  choices: [number, number, number, number]
  /** Whether the connection is lost around the commit. */
  fault: 'none' | 'before' | 'after'
}

export function stepsOf(seed: number): Step[] {
  const random = seededRandom(seed)
  const any = () => random.below(2 ** 30)
  return Array.from({ length: 10 + random.below(25) }, () => ({
    isFitting: random.percent(78),
    action: any(),
    target: any(),
    choices: [any(), any(), any(), any()],
    fault: random.percent(92) ? 'none' : random.percent(50) ? 'before' : 'after',
  }))
}
