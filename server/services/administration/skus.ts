import type { z } from 'zod'
import { MAX_PRICE_CENTS, MAX_STOCK } from '@/contracts/catalogue-limits'
import type { changeAdminSkus, SkuChange } from '@/contracts/schemas/admin-skus'
import { inTransaction } from '@/server/db/transaction'
import { lowestPrice, originalPriceAt } from '@/server/domain/catalogue-input'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { changesBetween, type ValueChanges } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as products from '@/server/repositories/admin-products'
import { recordStaff } from '@/server/services/operations/audit'

type Input = z.output<(typeof changeAdminSkus)['body']>

/**
 * Locks SKUs and then products in ascending order, as orders do, so that a difference applies to what orders left.
 * An original price below the new price of its product is removed.
 */
export function change(ctx: StaffCtx, { items }: Input) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await products.lockSkus(
      tx,
      ctx.scope,
      items.map(({ sku_id }) => sku_id),
    )
    const byId = new Map(before.map((sku) => [sku.id, sku]))
    const changed = items.map((item, place) => {
      const sku = byId.get(item.sku_id)
      if (!sku) throw new DomainError('NOT_FOUND', { sku_id: item.sku_id })
      if (!isAsExpected(item, sku)) throw new DomainError('CHANGED_MEANWHILE', { sku_id: sku.id })
      return { ...sku, ...valuesAfter(item, sku, place) }
    })
    await products.saveSkus(tx, changed)
    const productIds = [...new Set(before.map(({ productId }) => productId))]
    const owners = await products.lockProducts(tx, productIds)
    const ofProducts = Map.groupBy(
      await products.skusOf(tx, productIds),
      ({ productId }) => productId,
    )
    for (const { id, price: formerPrice, originalPrice } of owners) {
      const sold = ofProducts.get(id)!.filter(({ isRetired }) => !isRetired)
      const price = sold.length > 0 ? lowestPrice(sold) : formerPrice
      await products.update(tx, id, { price, originalPrice: originalPriceAt(price, originalPrice) })
      const changes = changesOf(
        changed.filter(({ productId }) => productId === id),
        byId,
      )
      await recordStaff(tx, ctx, [{ event: 'product-changed', refId: id, changes }])
    }
    return {
      skus: changed.map(({ id, productId, price, stock }) => ({
        sku_id: id,
        product_id: productId,
        price,
        stock,
      })),
    }
  })
}

const isAsExpected = (
  { expected_price, expected_supply }: SkuChange,
  { price, stock, taken }: products.SkuRow,
) => price === (expected_price ?? price) && stock + taken === (expected_supply ?? stock + taken)

function valuesAfter(
  { price, price_delta = 0, stock, stock_delta = 0 }: SkuChange,
  sku: products.SkuRow,
  place: number,
): { price: number; stock: number } {
  const after = {
    price: price ?? sku.price + price_delta,
    stock: stock ?? sku.stock + stock_delta,
  }
  if (after.stock < 0) throw new DomainError('STOCK_SHORT', { sku_id: sku.id })
  const errors = {
    ...(after.price > 0 && after.price <= MAX_PRICE_CENTS
      ? {}
      : { [`items.${place}.price_delta`]: 'fields.amount' }),
    ...(after.stock <= MAX_STOCK ? {} : { [`items.${place}.stock_delta`]: 'fields.invalid' }),
  }
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
  return after
}

/** With the id of the SKU in the name of each field. */
function changesOf(
  changed: products.SkuRow[],
  before: ReadonlyMap<number, products.SkuRow>,
): ValueChanges {
  return Object.fromEntries(
    changed.flatMap((sku) =>
      Object.entries(changesBetween({ ...before.get(sku.id)! }, { ...sku })).map(
        ([field, change]) => [`skus.${sku.id}.${field}`, change],
      ),
    ),
  )
}
