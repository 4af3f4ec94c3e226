import { sql } from 'drizzle-orm'
import { getCart } from '@/contracts/cart'
import { getHome } from '@/contracts/home'
import { listOrders } from '@/contracts/orders'
import { getLiveProducts, getProduct, listProducts } from '@/contracts/products'
import { openShoppers, type QuickShopper } from '@/server/testing/quick-shoppers'
import { inFlight, times } from '../calls'
import type { SuiteContext } from '../suite'
import { paidOrder, TEA, Payments } from '../payments'
import type { Shops } from './processes'

const IN_FLIGHT = 24

interface Way {
  name: string
  shops: Shops
}

/** The same calls through each connection in turn, so that other load affects all of them alike. */
export async function measureRates(context: SuiteContext, ways: Way[]): Promise<void> {
  const rounds = context.size(7, 1)
  const tried = []
  for (const way of ways) {
    const { db } = way.shops.all[0]!.backend.services
    await db.execute(sql`update skus set stock = 1000000 where id = ${TEA.sku}`)
    const shoppers = await openShoppers(db, 100, 10_000_000)
    await read(way.shops, shoppers, context.size(600, 100))
    tried.push({ ...way, shoppers, reads: [] as number[], orders: [] as number[] })
  }
  for (const _ of times(rounds)) {
    for (const { shops, shoppers, reads, orders } of tried) {
      reads.push(await rateOf(context.size(3000, 300), (count) => read(shops, shoppers, count)))
      orders.push(
        await rateOf(context.size(200, 20), (count) => buy(context, shops, shoppers, count)),
      )
    }
  }
  for (const { name, reads, orders } of tried) {
    context.count(`reads per second ${name}, median of ${rounds}`, medianOf(reads))
    context.count(
      `orders created and paid per second ${name}, median of ${rounds}`,
      medianOf(orders),
    )
  }
}

async function rateOf(count: number, work: (count: number) => Promise<void>): Promise<number> {
  const began = performance.now()
  await work(count)
  return (count * 1000) / (performance.now() - began)
}

async function read({ all }: Shops, shoppers: QuickShopper[], count: number): Promise<void> {
  const asked = [
    [getHome, {}],
    [getProduct, { id: 1 }],
    [listProducts, { keyword: 'shirt' }],
    [getLiveProducts, { ids: '1,2,3' }],
    [getCart, {}],
    [listOrders, { limit: 5 }],
  ] as const
  await inFlight(times(count), IN_FLIGHT, async (_, place) => {
    const [endpoint, input] = asked[place % asked.length]!
    const { token } = shoppers[place % shoppers.length]!
    const { code } = await all[place % all.length]!.ask(endpoint, input, { token })
    if (code !== 1) throw new Error(`${endpoint.path} answered ${code}`)
  })
}

async function buy(context: SuiteContext, { all }: Shops, shoppers: QuickShopper[], count: number) {
  await inFlight(times(count), IN_FLIGHT, async (_, place) => {
    const payments = new Payments(context, all[place % all.length]!)
    await paidOrder(payments, shoppers[place % shoppers.length]!, TEA)
  })
}

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
