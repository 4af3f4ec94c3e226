import { ENDPOINTS } from '@/contracts/all'
import type { Endpoint } from '@/contracts/endpoint'
import type { TestBackend } from '@/server/testing/backend'
import type { SuiteContext } from '../suite'

const RAREST = 5
/** Those of testers make other calls fail on purpose; server/routes/bad-input.test.ts sends them invalid input. */
export const FUZZED = ENDPOINTS.filter(([, { access }]) => access !== 'tester')

/** How often each call succeeded, with code 1. */
export class Coverage {
  /** The same backend, with a count of successful calls. */
  readonly shop: TestBackend
  readonly #taken = new Map(FUZZED.map(([name]) => [name, 0]))

  constructor(shop: TestBackend) {
    const names = new Map<Endpoint, string>(FUZZED.map(([name, endpoint]) => [endpoint, name]))
    const paths = new Map(FUZZED.map(([name, { path }]) => [path as string, name]))
    this.shop = {
      ...shop,
      ask: async (endpoint, input, options) => {
        const answer = await shop.ask(endpoint, input, options)
        if (answer.code === 1) this.note(names.get(endpoint)!)
        return answer
      },
      fetch: async (path, init) => {
        const answer = await shop.fetch(path, init)
        const name = paths.get(path)
        if (name && (await isTaken(answer))) this.note(name)
        return answer
      },
    }
  }

  note(name: string): void {
    this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1)
  }

  expectAll(context: SuiteContext, claim: string): void {
    const all = this.#rarestFirst()
    const never = all.filter(([, count]) => count === 0).map(([name]) => name)
    const rarest = `${all.length - never.length} of ${all.length}, the rarest ${words(all.slice(0, RAREST))}`
    context.expect(
      claim,
      never.length === 0,
      never.length > 0 ? `never: ${never.join(' ')}` : rarest,
    )
  }

  report(context: SuiteContext): void {
    this.expectAll(context, 'every call of the contracts succeeded at least once')
    const all = this.#rarestFirst()
    const money = all.filter(([name]) => MOVES.has(name)).reverse()
    const leastMoved = money.at(-1)?.[1] ?? 0
    context.expect('every call that moves money or stock succeeded', leastMoved > 0, words(money))
  }

  #rarestFirst(): [string, number][] {
    return [...this.#taken].sort(([, a], [, b]) => a - b)
  }
}

/** An envelope, or a file. */
async function isTaken(answer: Response): Promise<boolean> {
  if (answer.headers.has('content-disposition')) return answer.ok
  return ((await answer.clone().json()) as { code: number }).code === 1
}

const words = (some: [string, number][]) =>
  some.map(([name, count]) => `${name} ${count.toLocaleString('en')}`).join(', ')

const MOVES = new Set([
  'createOrder',
  'cancelOrder',
  'payOrders',
  'requestRecharge',
  'confirmRecharge',
  'opsRecharge',
  'requestWithdrawal',
  'cancelWithdrawal',
  'opsExtract',
  'requestRefund',
  'cancelRefund',
  'shipRefund',
  'opsRefund',
])
