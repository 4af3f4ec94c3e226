/** Thrown instead of starting work when too much is waiting already. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting')
    this.name = 'QueueFull'
  }
}

export type WorkQueue<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most `atOnce` pieces of work and lets at most `waiting` more wait their turn. Asking again with the
 * key of work that is waiting or running joins it instead of repeating it.
 */
export function createWorkQueue<Result>(limits: {
  atOnce: number
  waiting: number
}): WorkQueue<Result> {
  const pending = new Map<string, Promise<Result>>()
  const turns: (() => void)[] = []
  let running = 0

  async function takeTurn(work: () => Promise<Result>): Promise<Result> {
    if (running < limits.atOnce) running += 1
    else if (turns.length < limits.waiting)
      await new Promise<void>((resolve) => turns.push(resolve))
    else throw new QueueFull()
    try {
      return await work()
    } finally {
      // The turn is handed over rather than given back, so a newcomer cannot slip in between.
      const next = turns.shift()
      if (next) next()
      else running -= 1
    }
  }

  return (key, work) => {
    const joined = pending.get(key)
    if (joined) return joined
    const result = takeTurn(work).finally(() => pending.delete(key))
    pending.set(key, result)
    return result
  }
}
