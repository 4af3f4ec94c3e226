import type { z } from 'zod'
import { LOCALES } from '@/contracts/languages'
import type { BasketItem } from '@/contracts/schemas/cart'
import type {
  createOrder as createOrderEndpoint,
  Quote,
  quoteOrder,
} from '@/contracts/schemas/orders'
import type { Queryable, Transaction } from '@/server/db/connection'
import type { Texts } from '@/server/db/tables/catalogue'
import { together } from '@/server/db/transaction'
import { arrivalAfter } from '@/server/domain/arrival'
import { mergeItems } from '@/server/domain/merge-items'
import { goodsOf, PAY_WITHIN_MINUTES, sumOf, totalsOf } from '@/server/domain/pricing'
import { newPublicNo } from '@/server/domain/public-numbers'
import { searchTextOf } from '@/server/domain/order-search'
import { DomainError } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as addresses from '@/server/repositories/addresses'
import * as cart from '@/server/repositories/cart'
import * as orders from '@/server/repositories/orders'
import * as promoUses from '@/server/repositories/promos'
import * as shops from '@/server/repositories/shops'
import * as skus from '@/server/repositories/skus'
import { describeAddress } from '@/server/services/accounts/addresses'
import { byShop, describeSku, valuesIn } from './basket-lines'
import { describeTotals, destinationOf, reasonUnserved, refuseUnserved } from './charges'
import { stockMessage } from '@/server/domain/webhook-messages'
import { announce } from '@/server/services/webhooks/announce'
import { notify } from '@/server/services/notices/notify'
import { chargeTerms } from '@/server/services/operations/settings'
import { withIdempotency } from '@/server/services/operations/with-idempotency'
import * as promos from './promos'
import { countReserved, refuseOverReservation } from './reservations'

type QuoteInput = z.output<(typeof quoteOrder)['body']>
type CreateInput = z.output<(typeof createOrderEndpoint)['body']>

/** The current price of the items. Lines that cannot be bought are included but not counted. */
export async function quote(ctx: Ctx, input: QuoteInput): Promise<Quote> {
  const items = mergeItems(input.items)
  const rows = await findSkus(ctx.db, items)
  const followed = await shops.followedAmong(
    ctx.db,
    ctx.shopperId,
    rows.map((row) => row.shop.id),
  )
  const lines = items.flatMap((item) => {
    const row = rows.find(({ id }) => id === item.sku_id)
    if (!row) return []
    const isAvailable = row.isOnSale && row.stock >= item.quantity
    const line = describeSku(ctx, row, followed.has(row.shop.id))
    const { weightGrams } = row
    const { quantity } = item
    return [{ ...line, quantity, selected: true, available: isAvailable, weightGrams }]
  })
  if (lines.length === 0) throw new DomainError('NOT_FOUND')
  const byShops = byShop(lines, (line) => line.shop.id)
  const bought = byShops.map((own) => own.filter((line) => line.available))
  const verdict = await promos.judgeForQuote(ctx, input.promo_code, goodsOf(bought.flat()))
  const terms = await chargeTerms(ctx.db)
  const country = await destinationOf(ctx, terms, input.address_id)
  const totals = totalsOf(bought, verdict?.discount ?? 0, terms, country)
  return {
    groups: byShops.map((own, index) => ({
      shop: own[0]!.shop,
      lines: own,
      ...describeTotals(totals[index]!),
    })),
    total: sumOf(totals),
    unserved: reasonUnserved(ctx, totals),
    arrival: arrivalAfter(new Date()),
    promo: promos.describeVerdict(verdict, ctx.locale),
  }
}

/** Creates one order per shop in one transaction. Reserves stock in ascending order of SKUs, to prevent deadlocks. */
export async function create(ctx: Ctx, input: CreateInput) {
  await promos.limitGuesses(ctx, input.promo_code)
  return withIdempotency(ctx, 'order/create', input, async (tx) => {
    const items = mergeItems(input.items).sort((a, b) => a.sku_id - b.sku_id)
    // In one packet; nothing is kept unless all checks below pass. The limits are counted under the shopper's lock.
    const [address, found, held, taken, terms] = await together([
      addresses.find(tx, ctx.shopperId, input.address_id),
      findSkus(tx, items),
      countReserved(tx, ctx.shopperId),
      together(items.map(({ sku_id, quantity }) => skus.take(tx, sku_id, quantity))),
      chargeTerms(tx),
    ])
    if (!address) throw new DomainError('NOT_FOUND')
    refuseOverReservation(held, {
      orders: new Set(found.map(({ shop }) => shop.id)).size,
      items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    })
    const bought = boughtLines(items, found, taken)
    const groups = byShop(bought, (line) => line.sku.shop.id)
    const goods = goodsOf(bought)
    const verdict = await promos.judge(tx, ctx.shopperId, input.promo_code, goods)
    const totals = totalsOf(groups, verdict?.discount ?? 0, terms, address.country)
    const shopIds = groups.map((lines) => lines[0]!.sku.shop.id)
    refuseUnserved(shopIds, totals)
    const total = sumOf(totals)
    if (total !== input.expected_total) throw new DomainError('TOTAL_CHANGED', { total })
    const promoUseId = await usePromo(tx, ctx.shopperId, verdict)
    // A concurrent order took the last use: the new total is the price without the promo.
    if (promoUseId === undefined)
      throw new DomainError('TOTAL_CHANGED', {
        total: sumOf(totalsOf(groups, 0, terms, address.country)),
      })
    const created = await orders.add(
      tx,
      groups.map((lines, index) => {
        const shopId = shopIds[index]!
        const orderNo = newPublicNo()
        return {
          order: {
            ...totals[index]!,
            orderNo,
            searchText: searchTextOf(orderNo, lines.flatMap(namesOf)),
            userId: ctx.shopperId,
            shopId,
            promoUseId,
            promoCode: promoUseId === null ? null : verdict!.code,
            remark: input.remarks[String(shopId)] ?? '',
            address: describeAddress(address),
            payBefore: new Date(Date.now() + PAY_WITHIN_MINUTES * 60_000),
          },
          items: lines.map(itemOf),
        }
      }),
    )
    await announce(tx, stockMessages(bought, taken))
    if (input.from_cart) await removeFromCart(tx, ctx.shopperId, items)
    await notify(
      tx,
      created.map(({ id }) => ({
        userId: ctx.shopperId,
        kind: 'order',
        refId: id,
        detail: 'created',
      })),
    )
    return {
      orders: created.map(({ id, orderNo, total }) => ({ id, order_no: orderNo, total })),
      total,
    }
  })
}

/** Notifies carts on other devices; lines that are already removed are ignored, later additions stay. */
async function removeFromCart(tx: Transaction, shopperId: number, items: BasketItem[]) {
  const changed = await cart.removeOrdered(tx, shopperId, items)
  if (changed > 0)
    await notify(tx, [{ userId: shopperId, kind: 'cart', refId: shopperId, detail: 'ordered' }])
}

/** The promo use of the orders; null when no promo applies, undefined when the limit is reached. */
async function usePromo(
  tx: Transaction,
  shopperId: number,
  verdict: promos.Verdict | undefined,
): Promise<number | null | undefined> {
  if (!verdict?.promo || verdict.discount === 0) return null
  return promoUses.use(tx, shopperId, verdict.promo)
}

const findSkus = (db: Queryable, items: BasketItem[]) =>
  skus.findForBasket(
    db,
    items.map((item) => item.sku_id),
  )

interface BoughtLine {
  sku: skus.BasketSku
  quantity: number
  price: number
  weightGrams: number | null
}

/** Refuses SKUs that are not on sale or whose stock could not be taken. */
function boughtLines(
  items: BasketItem[],
  found: skus.BasketSku[],
  taken: Awaited<ReturnType<typeof skus.take>>[],
): BoughtLine[] {
  return items.map(({ sku_id, quantity }, index) => {
    const sku = found.find(({ id }) => id === sku_id)
    const price = taken[index]?.price
    if (!sku?.isOnSale || price === undefined) throw new DomainError('STOCK_SHORT', { sku_id })
    return { sku, quantity, price, weightGrams: sku.weightGrams }
  })
}

const stockMessages = (bought: BoughtLine[], taken: Awaited<ReturnType<typeof skus.take>>[]) =>
  bought.flatMap(
    ({ sku, quantity }, index) =>
      stockMessage(sku.id, sku.productId, taken[index]!.stock, quantity) ?? [],
  )

const namesOf = ({ sku }: BoughtLine) => LOCALES.map((locale) => sku.texts[locale].name)

function itemOf({ sku, quantity, price }: BoughtLine) {
  const texts = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      { name: sku.texts[locale].name, values: valuesIn(sku, locale) },
    ]),
  ) as Texts<{ name: string; values: string[] }>
  return {
    productId: sku.productId,
    skuId: sku.id,
    texts,
    image: sku.image ?? sku.productImage,
    price,
    quantity,
  }
}
