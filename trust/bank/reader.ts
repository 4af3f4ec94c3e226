import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

const EVERY_MS = 50

interface Look {
  last: number
  held: string
  moved: string
  total: string
  below: number
}

/**
 * Sums all money every 50 ms while it moves: balances of shoppers equal the earlier ones plus the entries since, all
 * entries since sum to zero, and no balance is negative. Each read is one statement and so one snapshot; the earlier
 * part is summed once (`settle`).
 */
export class Reader {
  reads = 0
  slowestMs = 0
  readonly wrong: string[] = []
  #settled = { last: 0, held: 0n }
  #stopped = false
  #done: Promise<void> = Promise.resolve()

  constructor(readonly client: Client) {}

  /** Only while nothing moves: sums the whole ledger and sets the start of later reads. */
  async settle(): Promise<void> {
    this.#settled = { last: 0, held: 0n }
    const { last, held } = await this.#look()
    this.#settled = { last, held: BigInt(held) }
  }

  start(): void {
    this.#stopped = false
    this.#done = this.#read()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#done
  }

  async #read(): Promise<void> {
    while (!this.#stopped) {
      const began = performance.now()
      await this.#look()
      this.reads += 1
      const took = performance.now() - began
      this.slowestMs = Math.max(this.slowestMs, took)
      await sleep(Math.max(0, EVERY_MS - took))
    }
  }

  async #look(): Promise<Look> {
    const { rows } = await this.client.query<Look>(
      `with fresh as (
         select e.id, e.amount, a.user_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
         where e.id > $1
       )
       select (select coalesce(max(id), $1)::int from fresh) as last,
         (select coalesce(sum(balance), 0)::text from ledger_accounts where user_id is not null) as held,
         (select coalesce(sum(amount), 0)::text from fresh where user_id is not null) as moved,
         (select coalesce(sum(amount), 0)::text from fresh) as total,
         (select count(*)::int from ledger_accounts where user_id is not null and balance < 0) as below`,
      [this.#settled.last],
    )
    const look = rows[0]!
    const isRight =
      look.total === '0' &&
      look.below === 0 &&
      BigInt(look.held) === this.#settled.held + BigInt(look.moved)
    if (!isRight) this.wrong.push(JSON.stringify(look))
    return look
  }
}
