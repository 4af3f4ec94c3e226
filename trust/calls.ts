import { setTimeout as pause } from 'node:timers/promises'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { connect, JOB_TIMEOUTS } from '@/server/db/connection'
import { isOverload } from '@/server/db/overload'
import { RULES } from '@/server/repositories/verifier'
import { reconcile } from '@/server/services/wallet/reconciliation'
import type { Answer, CallOptions, TestBackend } from '@/server/testing/backend'
import type { Stage } from './stage'

const MOST_TRIES = 60
/** After the second nobody knows whether it was done: the key is what makes asking again safe. */
const ASKED_AGAIN: Record<number, string> = { 503: 'busy', 504: 'timed out' }
const MOST_INSISTING = 400

/** Does the work for every item, so many of them at once. */
export async function inFlight<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item, place: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const runner = async () => {
    while (next < items.length) {
      const place = next
      next += 1
      await work(items[place]!, place)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, runner))
}

export const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** Asks again with the same key while the backend is too busy to answer in time, as the storefront does. */
export async function askUntilAnswered<E extends Endpoint>(
  stage: Stage,
  shop: TestBackend,
  endpoint: E,
  body: object,
  options: CallOptions,
): Promise<Answer<DataOf<E>>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await shop.ask(endpoint, body, options)
    stage.count('calls')
    const again = ASKED_AGAIN[answer.code]
    if (again === undefined || tries === MOST_TRIES) return answer
    stage.count(`answers "${again}", asked again with the same key`)
    await pause(stage.random.between(5, 50))
  }
}

/** How often each code was answered, as `1: 100, 409: 900`. */
export function tallyOf(codes: number[]): string {
  const groups = Map.groupBy(codes, (code) => code)
  return [...groups].map(([code, all]) => `${code}: ${all.length}`).join(', ')
}

/** The last word of every suite that moves money or stock. */
export async function closeBooks(stage: Stage, databaseUrl: string): Promise<void> {
  // Long books are read for longer than a request's connection may be silent.
  const connection = connect(databaseUrl, 1, JOB_TIMEOUTS)
  const breaches = await reconcile(connection.db).finally(() => void connection.close())
  const detail = breaches.length > 0 ? JSON.stringify(breaches) : `${RULES.length} rules hold`
  stage.expect('the verifier finds no breach', breaches.length === 0, detail)
}

/** What a suite itself asks the database, until it is there again or has time. */
export async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isOverload(error) || tries === MOST_INSISTING) throw error
      await pause(50)
    }
  }
}
