/** Numbers that a seed decides: the same seed gives the same life. */
export interface Dice {
  /** A whole number from 0 up to, but not, `limit`. */
  below: (limit: number) => number
  /** True so often out of a hundred. */
  percent: (share: number) => boolean
}

/** mulberry32: small, fast, and good enough for choosing what happens next. */
export function diceOf(seed: number): Dice {
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

/** What a step will be, before it is known what there will be to do it to. */
export interface Step {
  /** Something the model expects to be done, or anything at all. */
  isFitting: boolean
  /** Choose the action and what it is done to. */
  action: number
  target: number
  /** Further choices: quantities, amounts, ways. */
  choices: [number, number, number, number]
  /** Whether the database is lost around the commit. */
  fault: 'none' | 'before' | 'after'
}

export function stepsOf(seed: number): Step[] {
  const dice = diceOf(seed)
  const any = () => dice.below(2 ** 30)
  return Array.from({ length: 10 + dice.below(25) }, () => ({
    isFitting: dice.percent(78),
    action: any(),
    target: any(),
    choices: [any(), any(), any(), any()],
    fault: dice.percent(92) ? 'none' : dice.percent(50) ? 'before' : 'after',
  }))
}
