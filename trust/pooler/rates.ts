import { sql } from 'drizzle-orm'
import { getCart } from '@/contracts/cart'
import { getHome } from '@/contracts/home'
import { listOrders } from '@/contracts/orders'
import { getLiveProducts, getProduct, listProducts } from '@/contracts/products'
import { openShoppers, type QuickShopper } from '@/server/testing/quick-shoppers'
import { inFlight, times } from '../calls'
import type { Stage } from '../stage'
import { paidOrder, TEA, Till } from '../till'
import type { Shops } from './shops'

const IN_FLIGHT = 24

interface Way {
  name: string
  shops: Shops
}

/** The same calls through each connection in turn, so that other load affects all of them alike. */
export async function measureRates(stage: Stage, ways: Way[]): Promise<void> {
  const rounds = stage.size(7, 1)
  const tried = []
  for (const way of ways) {
    const { db } = way.shops.all[0]!.backend.services
    await db.execute(sql`update skus set stock = 1000000 where id = ${TEA.sku}`)
    const shoppers = await openShoppers(db, 100, 10_000_000)
    await read(way.shops, shoppers, stage.size(600, 100))
    tried.push({ ...way, shoppers, reads: [] as number[], orders: [] as number[] })
  }
  for (const _ of times(rounds)) {
    for (const { shops, shoppers, reads, orders } of tried) {
      reads.push(await rateOf(stage.size(3000, 300), (count) => read(shops, shoppers, count)))
      orders.push(await rateOf(stage.size(200, 20), (count) => buy(stage, shops, shoppers, count)))
    }
  }
  for (const { name, reads, orders } of tried) {
    stage.count(`reads per second ${name}, median of ${rounds}`, medianOf(reads))
    stage.count(`orders created and paid per second ${name}, median of ${rounds}`, medianOf(orders))
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

async function buy(stage: Stage, { all }: Shops, shoppers: QuickShopper[], count: number) {
  await inFlight(times(count), IN_FLIGHT, async (_, place) => {
    const till = new Till(stage, all[place % all.length]!)
    await paidOrder(till, shoppers[place % shoppers.length]!, TEA)
  })
}

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
