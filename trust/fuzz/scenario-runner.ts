import { listAddresses, saveAddress } from '@/contracts/addresses'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { cancelOrder, createOrder, listOrders, payOrders, quoteOrder } from '@/contracts/orders'
import { payTarget } from '@/server/services/accounts/pay-codes'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { quickTicket, type QuickShopper } from '@/server/testing/quick-shoppers'
import { newUpload } from '@/server/testing/refunds'
import { ADDRESS } from '@/server/testing/shoppers'
import type { UploadPurpose } from '@/contracts/schemas/uploads'
import { askUntilAnswered, insist } from '../calls'
import type { Random } from '../random'
import type { SuiteContext } from '../suite'
import { TEA } from '../payments'
import type { ImportJobs } from './import-jobs'
import type { InputMaker } from './input-maker'
import { restoreGoods } from './restore'

/** A shopper, and the generator of inputs from earlier responses. */
export interface Visitor {
  shopper: QuickShopper
  maker: InputMaker
}

/** Generated calls made the scenario impossible: signed out, off sale, no balance left. */
export class ScenarioEnded extends Error {}

export type Scenario = (runner: ScenarioRunner) => Promise<void>

/** A member of staff, whose calls need its own session. */
export interface Member {
  id: number
  headers: { authorization: string }
}

/** Runs complete scenarios of a shopper and the operators; generated calls later use values of their responses. */
export class ScenarioRunner {
  /** The number of outcomes, known when the scenario has run. */
  ends = 1

  constructor(
    readonly context: SuiteContext,
    readonly shop: TestBackend,
    readonly visitor: Visitor,
    readonly imports: ImportJobs,
    /** The outcome of the scenario; random unless given. */
    private readonly end?: number,
  ) {}

  get db() {
    return this.shop.backend.services.db
  }

  get random(): Random {
    return this.context.random
  }

  get shopper(): QuickShopper {
    return this.visitor.shopper
  }

  /** A call that has to succeed, or the scenario ends here. Calls of the administration are those of a machine unless `by` is a member. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: object = {},
    by: string | Member = this.shopper.token,
  ): Promise<DataOf<E>> {
    const caller = typeof by === 'string' ? { token: by } : { headers: by.headers }
    const options = { ...caller, ...(endpoint.isKeyed ? { key: newKey() } : {}) }
    const answer = await askUntilAnswered(this.context, this.shop, endpoint, input, options)
    if (answer.code !== 1) throw new ScenarioEnded(`${endpoint.path}: ${answer.code}`)
    this.visitor.maker.learn(answer.data)
    return answer.data
  }

  one<Item>(...items: Item[]): Item {
    this.ends = Math.max(this.ends, items.length)
    return this.end === undefined ? this.random.pick(items)! : items[this.end % items.length]!
  }

  picture(purpose: UploadPurpose): Promise<number> {
    return insist(() => newUpload(this.shop, this.shopper, purpose))
  }

  /** An order at the current price; puts withdrawn goods on sale again. */
  async order(quantity = 1): Promise<{ id: number; total: number }> {
    const items = [{ sku_id: TEA.sku, quantity }]
    const address_id = await this.#address()
    for (let tries = 1; ; tries += 1) {
      try {
        const quote = await this.call(quoteOrder, { items, address_id })
        const body = { items, address_id, expected_total: quote.total }
        const { orders } = await this.call(createOrder, body)
        const { id, total } = orders[0]!
        this.visitor.maker.learn({ order_id: id, id, expected_total: total, sku_id: TEA.sku })
        return { id, total }
      } catch (error) {
        if (tries === 3) throw error
        await this.restock()
        await this.#cancelUnpaid()
      }
    }
  }

  async paid(quantity = 1): Promise<number> {
    const { id, total } = await this.order(quantity)
    const target = payTarget([id], total)
    const ticket = await insist(() => quickTicket(this.db, this.shopper.id, target))
    await this.call(payOrders, { order_ids: [id], ticket })
    return id
  }

  restock() {
    return restoreGoods((endpoint, input) => this.call(endpoint, input))
  }

  /** Generated calls leave unpaid orders, whose number per shopper is limited. */
  async #cancelUnpaid(): Promise<void> {
    const { list } = await this.call(listOrders, { status: 0, limit: 50 })
    for (const { id } of list)
      await askUntilAnswered(
        this.context,
        this.shop,
        cancelOrder,
        { id },
        { token: this.shopper.token },
      )
  }

  async #address(): Promise<number> {
    const [first] = await this.call(listAddresses)
    return first?.id ?? (await this.call(saveAddress, ADDRESS)).id
  }
}
