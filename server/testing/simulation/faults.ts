import type { Client, Pool } from 'pg'

export type Fault = 'none' | 'before' | 'after'

type Query = (...args: unknown[]) => Promise<unknown>

const LOST = 'Connection terminated unexpectedly'

/**
 * Loses the connection around a commit: before it, and nothing was done; after it, and everything was done but the
 * response is lost.
 */
export class Faults {
  private armed: Fault = 'none'
  private readonly watched = new WeakSet<object>()

  /** Wraps every connection that is taken from the pool. */
  constructor(pool: Pool) {
    pool.on('acquire', (client) => this.watch(client as unknown as Client))
  }

  /** Runs the call with the fault armed; returns whether it reached a commit and so the fault. */
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
