import type { Observed } from './observe'
import type { World } from './world'

/** What existed before the run and is not part of the model; excluded, so that runs can share a shop. */
export interface Opening {
  taken: Map<number, number>
  products: Map<number, [sold: number, reviews: number, stars: number]>
  /** The initial top-up of the shopper. */
  recharges: Observed['recharges']
}

export function openingOf(seen: Observed): Opening {
  return {
    taken: new Map(seen.skus.map(([id, , , taken]) => [id!, taken!])),
    products: new Map(
      seen.products.map(([id, , , sold, reviews, stars]) => [
        id as number,
        [sold as number, reviews as number, stars as number],
      ]),
    ),
    recharges: seen.recharges,
  }
}

const byFirst = <Row extends unknown[]>(rows: Row[]): Row[] =>
  rows.sort(([a], [b]) => ((a as number) < (b as number) ? -1 : 1))

/** The expected content of the database. */
export function expectedOf(world: World, opening: Opening): Observed {
  return {
    available: world.available,
    frozen: world.frozen,
    entries: world.available + world.frozen,
    unbalanced: 0,
    skus: byFirst(
      [...world.skus].map(([id, sku]) => [
        id,
        sku.price,
        sku.stock,
        opening.taken.get(id)! + sku.taken,
      ]),
    ),
    products: byFirst(
      [...world.products].map(([id, product]) => {
        const [sold, reviews, stars] = opening.products.get(id)!
        return [
          id,
          product.price,
          product.isOnSale,
          sold + product.sold,
          reviews + product.reviews,
          stars + product.stars,
        ]
      }),
    ),
    cart: byFirst([...world.cart].map(([sku, quantity]) => [sku, quantity])),
    ...expectedOrders(world),
    withdrawals: byFirst(
      world.withdrawals.map(({ id, amount, status, isCancelled }) => [
        id,
        amount,
        status,
        isCancelled,
      ]),
    ),
    recharges: byFirst([
      ...opening.recharges,
      ...world.recharges.map(({ id, amount, status, waitsForCode }) => [
        id,
        amount,
        status,
        waitsForCode && status === 0,
      ]),
    ]),
    promos: byFirst(
      [...world.promos].flatMap(([code, { used }]) => (used > 0 ? [[code, used]] : [])),
    ),
  }
}

function expectedOrders({
  orders,
  refunds,
}: World): Pick<Observed, 'orders' | 'items' | 'refunds'> {
  return {
    orders: byFirst(
      orders.map((order) => [
        order.id,
        order.status,
        order.before,
        order.subtotal,
        order.freight,
        order.discount,
        order.total,
        order.refunded,
        order.isPaid,
        order.isShipped,
        order.isDelivered,
        order.isReceived,
      ]),
    ),
    items: byFirst(
      orders.flatMap((order) =>
        order.items.map((item) => [
          item.id,
          order.id,
          item.sku,
          item.price,
          item.quantity,
          item.refund,
          item.isReviewed,
          item.isRestocked,
          item.packed,
        ]),
      ),
    ),
    refunds: byFirst(
      refunds.map(({ id, order, type, amount, status, isSent }) => [
        id,
        order.id,
        type,
        amount,
        status,
        isSent,
      ]),
    ),
  }
}
