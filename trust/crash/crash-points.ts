import { opsExtract, opsRecharge, opsRefund } from '@/contracts/operators'
import { cancelOrder, createOrder, payOrders } from '@/contracts/orders'
import { requestRefund } from '@/contracts/refunds'
import { requestRecharge } from '@/contracts/wallet'
import { cancelWithdrawal, requestWithdrawal } from '@/contracts/withdrawals'

/** The calls that move money or stock. */
const PATHS: string[] = [
  payOrders,
  createOrder,
  cancelOrder,
  requestWithdrawal,
  cancelWithdrawal,
  opsExtract,
  requestRecharge,
  opsRecharge,
  requestRefund,
  opsRefund,
].map(({ path }) => path)

/**
 * Crash points: for each call, after each of its statements in turn. A call that survives has no more statements, and
 * the next turn starts again at the first.
 */
export class CrashPoints {
  /** Crash points at which a process has ended. */
  readonly reached = new Set<string>()
  #armed: string | undefined
  readonly #next = new Map<string, number>()
  #turn = 0

  /** Makes the next call on the next path crash the process. */
  arm(): void {
    this.#armed = PATHS[this.#turn % PATHS.length]
    this.#turn += 1
  }

  /** No call arrived in time. */
  disarm(): void {
    this.#armed = undefined
  }

  take(path: string): number | undefined {
    if (path !== this.#armed) return undefined
    this.#armed = undefined
    const at = this.#next.get(path) ?? 0
    this.#next.set(path, at + 1)
    this.reached.add(`${path} ${at}`)
    return at
  }

  survived(path: string): void {
    const at = (this.#next.get(path) ?? 1) - 1
    this.reached.delete(`${path} ${at}`)
    this.#next.set(path, 0)
  }
}
