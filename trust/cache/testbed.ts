import { setTimeout as sleep } from 'node:timers/promises'
import { opsProduct } from '@/contracts/operators'
import { TEST_OPS_TOKEN } from '@/server/testing/backend'
import type { WebProcess } from '../../cli/start/web-process.ts'
import { inFlight } from '../calls'
import type { SuiteContext } from '../suite'
import { Storefront } from '../storefront'
import { ask, type Ask, type Reply } from '../wire/requests'
import { type Answer, cachingProblem, policyProblem, unpacked } from './rules'
import { type CacheResponse, SharedCache } from './shared-cache'

const AT_ONCE = 6
/** One fresh page for each variant, twice. */
const COPIES = 400
const BUSY_TRIES = 8

/** Two servers on one database: one is attacked, the other receives only plain requests. */
export class CacheTestbed {
  readonly cache = new SharedCache()
  /** Violations, each with examples and a count. */
  readonly problems = new Map<string, { count: number; example: string }>()

  private constructor(
    readonly context: SuiteContext,
    readonly storefront: Storefront,
    readonly attacked: WebProcess,
    readonly clean: WebProcess,
  ) {}

  static async open(context: SuiteContext): Promise<CacheTestbed> {
    const storefront = await Storefront.open(context, COPIES)
    return new CacheTestbed(context, storefront, await storefront.start(), await storefront.start())
  }

  close(): Promise<void> {
    return this.storefront.close()
  }

  askClean(what: Ask): Promise<Reply> {
    return patiently(() => ask(what, { port: this.clean.port }))
  }

  /** Sends a request through a shared cache that stores all it may; checks each response against the rules. */
  async askAttacked(what: Ask): Promise<Reply> {
    const reply = await patiently(() => ask(what, { port: this.attacked.port }))
    this.context.count('requests to the attacked server')
    const { method = 'GET', target, headers = [] } = what
    const response: CacheResponse = {
      status: reply.status,
      headers: joined(reply.headers),
      body: reply.body,
    }
    const request = { method, target, headers: joined(headers) }
    if (reply.status > 0 && this.cache.offer(request, response, Date.now()))
      this.context.count('responses that the shared cache stored')
    if (reply.status === 0) return reply
    const answer = answerOf(reply)
    const isWhole = method === 'GET' && reply.status !== 206
    this.note(isWhole ? policyProblem(answer) : null, `${method} ${target}`)
    this.note(cachingProblem(method, target, answer), `${method} ${target}`)
    if (reply.status >= 500 && reply.status !== 503)
      this.note(`answers ${reply.status}`, `${method} ${target} ${JSON.stringify(headers)}`)
    return reply
  }

  note(problem: string | null, example: string): void {
    if (!problem) return
    const known = this.problems.get(problem)
    this.problems.set(problem, {
      count: (known?.count ?? 0) + 1,
      example: known?.example ?? example,
    })
  }

  /** Many concurrent requests, started in the given order. */
  async each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
    await inFlight(items, AT_ONCE, async (item) => void (await work(item)))
  }

  /** An operator changes a price; both servers show it a moment later. */
  changePrice(product: number, price: number): Promise<void> {
    return this.#change({ id: product, price })
  }

  putOnSale(product: number): Promise<void> {
    return this.#change({ id: product, on_sale: true })
  }

  async #change(what: object): Promise<void> {
    const reply = await ask(
      {
        method: 'POST',
        target: opsProduct.path,
        headers: [
          ['Authorization', `Bearer ${TEST_OPS_TOKEN}`],
          ['Content-Type', 'application/json'],
        ],
        body: JSON.stringify(what),
      },
      { port: this.clean.port },
    )
    if (reply.status !== 200) throw new Error(`the product was not changed: ${String(reply.body)}`)
  }
}

/** Admission control may reject a request; then it is sent again. */
async function patiently(send: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await send()
    if (reply.status !== 503 || tries === BUSY_TRIES) return reply
    await sleep(100 * tries)
  }
}

export function answerOf({ status, header, body }: Reply): Answer {
  let text = ''
  try {
    text = String(unpacked(body, header('content-encoding')))
  } catch {
    // A part of a compressed body cannot be decompressed alone.
  }
  return { status, header, text }
}

function joined(headers: readonly (readonly [string, string])[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of headers) {
    const key = name.toLowerCase()
    found[key] = key in found ? `${found[key]}, ${value}` : value
  }
  return found
}
