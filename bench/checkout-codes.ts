import { resetPay, verifyPay } from '@/contracts/account'
import type { Backend } from '@/server/app'
import { openShoppers, post } from './checkout-shoppers'
import type { Table } from './results-page'
import { measureTask } from './latency'

const CODE = '246810'

/** Tickets for the payments above: argon2id, at most four at once per process. */
export async function measurePayCode(backend: Backend): Promise<Table> {
  const shoppers = await openShoppers(backend, 8)
  for (const shopper of shoppers) await post(backend, shopper, resetPay.path, { newpassword: CODE })
  const rows: Table = []
  for (const clients of [1, 8]) {
    let turn = 0
    const ask = async () => {
      turn += 1
      const shopper = shoppers[turn % shoppers.length]!
      return (await post(backend, shopper, verifyPay.path, {
        action: 'extract',
        amount: 5000,
        password: CODE,
      })) as never
    }
    const load = { addresses: [''], locales: ['en' as const], clients, pauseMs: 0, seconds: 3 }
    const { 'answers/s': rate, ...times } = await measureTask(ask, load)
    rows.push({ task: 'verify the payment password', clients, ...times, 'tickets/s': rate })
  }
  return rows
}
