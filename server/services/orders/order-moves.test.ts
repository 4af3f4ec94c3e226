import { eq, sql } from 'drizzle-orm'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'
import { orders } from '@/server/db/tables/orders'
import { canMove, ORDER_MOVES, type OrderMove } from '@/server/domain/order-moves'
import * as orderRows from '@/server/repositories/orders'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order } from '@/server/testing/shoppers'

const STATUSES = Object.values(ORDER_STATUS) as OrderStatus[]
const MOVES = Object.keys(ORDER_MOVES) as OrderMove[]

let shop: TestBackend
let id: number

beforeAll(async () => {
  shop = await openTestBackend()
  const shopper = await newShopper(shop, { hasPayCode: false })
  id = (await order(shop, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!.id
})
afterAll(() => shop.close())

/** The guard of the row itself, also for transitions that no call would try. */
test.each(STATUSES.flatMap((status) => MOVES.map((move) => ({ status, move }))))(
  'an order in status $status: $move',
  async ({ status, move }) => {
    const { to } = ORDER_MOVES[move]
    const wanted = to === 'before' ? 2 : to
    // Only a free order is cancelled after it was paid.
    const free = { discount: sql`${orders.subtotal} + ${orders.freight}`, total: 0 }
    const isMoved = canMove(status, move)
    expect(await reached(move, { status, ...free })).toBe(isMoved ? wanted : undefined)
    const isMovedToo = isMoved && move !== 'cancelFree'
    expect(await reached(move, { status })).toBe(isMovedToo ? wanted : undefined)
  },
)

function reached(move: OrderMove, given: object): Promise<number | undefined> {
  return shop.backend.services.db
    .transaction(async (tx) => {
      await tx
        .update(orders)
        .set({ statusBefore: 2, ...given })
        .where(eq(orders.id, id))
      const moved = await orderRows.moveForSystem(tx, id, move)
      throw new Undone(moved?.status)
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.status
      throw error
    })
}

/** Returns a result from a transaction that is rolled back. */
class Undone extends Error {
  constructor(readonly status: number | undefined) {
    super('undone')
  }
}
