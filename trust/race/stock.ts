import { sql } from 'drizzle-orm'
import { createOrder } from '@/contracts/orders'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { askUntilAnswered, inFlight, tallyOf } from '../calls'
import type { SuiteContext } from '../suite'

const PIECES = 100
const BUYERS = 1000
const IN_FLIGHT = 200
const TEA = { sku: 31, price: 999 }

/** A thousand buyers of a hundred items: a hundred orders, no stock left, no other orders. */
export async function raceForStock(context: SuiteContext, shop: TestBackend): Promise<void> {
  const { db } = shop.backend.services
  const rounds = context.size(50, 1)
  const buyers = await openShoppers(db, BUYERS, 0)
  let exact = 0
  for (let round = 1; round <= rounds; round += 1) {
    await db.execute(sql`update skus set stock = ${PIECES} where id = ${TEA.sku}`)
    const codes: number[] = []
    await inFlight(context.random.shuffled(buyers), IN_FLIGHT, async (buyer) => {
      const body = {
        items: [{ sku_id: TEA.sku, quantity: 1 }],
        address_id: buyer.addressId,
        expected_total: TEA.price,
      }
      const options = { token: buyer.token, key: newKey() }
      codes.push((await askUntilAnswered(context, shop, createOrder, body, options)).code)
    })
    context.count('purchases tried', codes.length)
    const sold = codes.filter((code) => code === 1).length
    const refused = codes.filter((code) => code === 409).length
    if (sold === PIECES && refused === BUYERS - PIECES && (await isSoldOut(shop, round))) exact += 1
    else context.say(`round ${round}: ${tallyOf(codes)}`)
    if (round % 10 === 0) context.say(`${round} of ${rounds} rounds`)
  }
  context.expectSame(
    `rounds in which ${BUYERS} buyers, ${IN_FLIGHT} at once, got exactly the ${PIECES} pieces`,
    exact,
    rounds,
  )
}

/** What the tables contain, whatever the responses were. */
async function isSoldOut({ backend }: TestBackend, round: number): Promise<boolean> {
  const { rows } = await backend.services.db.execute<{ stock: number; orders: number }>(sql`
    select stock, (select count(*)::int from order_items where sku_id = ${TEA.sku}) as orders
    from skus where id = ${TEA.sku}`)
  return rows[0]?.stock === 0 && rows[0].orders === round * PIECES
}
