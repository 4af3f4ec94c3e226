import type { Client, Pool } from 'pg'

export type Fault = 'none' | 'before' | 'after'

type Query = (...args: unknown[]) => Promise<unknown>

const LOST = 'Connection terminated unexpectedly'

/**
 * Loses the connection around a commit, as a database or network that goes away at the worst moment would:
 * before it, and nothing was done; after it, and all was done but nobody was told.
 */
export class Faults {
  private armed: Fault = 'none'
  private readonly watched = new WeakSet<object>()

  /** Every connection that is taken from the pool passes through here. */
  constructor(pool: Pool) {
    pool.on('acquire', (client) => this.watch(client as unknown as Client))
  }

  /** Runs the call with the fault in wait; says whether it came to a commit and so to the fault. */
  async during<T>(
    fault: Fault,
    call: () => Promise<T>,
  ): Promise<{ answer: T; hasFailed: boolean }> {
    this.armed = fault
    const answer = await call()
    const hasFailed = fault !== 'none' && this.armed === 'none'
    this.armed = 'none'
    return { answer, hasFailed }
  }

  private watch(client: Client): void {
    if (this.watched.has(client)) return
    this.watched.add(client)
    const original = client.query.bind(client) as unknown as Query
    const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } })
      .connection
    const watched: Query = async (...args) => {
      const [first] = args
      const text = typeof first === 'string' ? first : (first as { text?: string }).text
      const fault = text === 'commit' ? this.armed : 'none'
      if (fault === 'none') return original(...args)
      this.armed = 'none'
      if (fault === 'after') await original(...args)
      stream.destroy()
      throw new Error(LOST)
    }
    Object.assign(client, { query: watched })
  }
}
