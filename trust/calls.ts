import { setTimeout as sleep } from 'node:timers/promises'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { connect, JOB_TIMEOUTS } from '@/server/db/connection'
import { isOverload } from '@/server/db/overload'
import { RULES } from '@/server/repositories/verifier'
import { reconcile } from '@/server/services/wallet/reconciliation'
import type { Answer, CallOptions, TestBackend } from '@/server/testing/backend'
import type { SuiteContext } from './suite'

const MAX_TRIES = 60
/** After a timeout the outcome is unknown: the idempotency key makes a retry safe. */
const ASKED_AGAIN: Record<number, string> = { 503: 'busy', 504: 'timed out' }
const MAX_INSISTING = 400

/** Does the work for every item with limited concurrency. */
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

/** Retries with the same key while the backend is busy, as the storefront does. */
export async function askUntilAnswered<E extends Endpoint>(
  context: SuiteContext,
  shop: TestBackend,
  endpoint: E,
  body: object,
  options: CallOptions,
): Promise<Answer<DataOf<E>>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await shop.ask(endpoint, body, options)
    context.count('calls')
    const again = ASKED_AGAIN[answer.code]
    if (again === undefined || tries === MAX_TRIES) return answer
    context.count(`responses "${again}", retried with the same key`)
    await sleep(context.random.between(5, 50))
  }
}

/** Counts responses by code, as `1: 100, 409: 900`. */
export function tallyOf(codes: number[]): string {
  const groups = Map.groupBy(codes, (code) => code)
  return [...groups].map(([code, all]) => `${code}: ${all.length}`).join(', ')
}

/** The last check of every suite that moves money or stock. */
export async function checkLedger(context: SuiteContext, databaseUrl: string): Promise<void> {
  // Checking a large ledger takes longer than the timeout of a request's connection.
  const connection = connect(databaseUrl, 1, JOB_TIMEOUTS)
  const discrepancies = await reconcile(connection.db).finally(() => void connection.close())
  const detail =
    discrepancies.length > 0 ? JSON.stringify(discrepancies) : `${RULES.length} rules hold`
  context.expect('the ledger check finds no discrepancy', discrepancies.length === 0, detail)
}

/** Retries a statement of a suite until the database accepts it again. */
export async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isOverload(error) || tries === MAX_INSISTING) throw error
      await sleep(50)
    }
  }
}
