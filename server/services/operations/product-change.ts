import type { z } from 'zod'
import { MAX_PRICE_CENTS } from '@/contracts/catalogue-limits'
import type { Locale } from '@/contracts/languages'
import type { opsProduct } from '@/contracts/schemas/operators'
import { inTransaction } from '@/server/db/transaction'
import { originalPriceAt } from '@/server/domain/catalogue-input'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import { changesBetween } from '@/server/domain/value-changes'
import type { Visit } from '@/server/http/context'
import * as products from '@/server/repositories/admin-products'
import { describeProduct, writtenTextsOf } from '@/server/services/administration/product-view'
import { saleState } from '@/server/services/administration/products'
import { recordDecision } from './audit'

type ProductInput = z.output<(typeof opsProduct)['body']>

/**
 * A price is that of the cheapest SKU, and the others change by the same amount, up to the highest price; a stock is
 * that of every SKU that is sold; a name is in the language of the request. Triggers invalidate the public pages.
 */
export async function changeProduct(visit: Visit, input: ProductInput) {
  await inTransaction(visit.db, async (tx) => {
    const locked = await products.lock(tx, null, input.id)
    if (!locked) throw new DomainError('NOT_FOUND')
    const { product, skus } = locked
    const isOpen = (await products.lockShop(tx, null, product.shopId)) ?? false
    const { price = product.price, stock, name, on_sale: isOnSale } = input
    const sold = skus.filter(({ isRetired }) => !isRetired)
    const changedSkus = sold.map((sku) => ({
      ...sku,
      price: sku.price + price - product.price,
      stock: stock ?? sku.stock,
    }))
    if (input.price !== undefined && changedSkus.some((sku) => sku.price > MAX_PRICE_CENTS))
      throw new InvalidInput({ price: 'fields.amount' })
    if (price !== product.price || stock !== undefined) await products.saveSkus(tx, changedSkus)
    const changed = await products.update(tx, product.id, {
      price,
      originalPrice: originalPriceAt(price, product.originalPrice),
      ...(name === undefined ? {} : textsWithName(product, visit.locale, name)),
      ...(isOnSale === undefined ? {} : saleState(isOnSale, isOpen)),
    })
    const changes = changesBetween(
      describeProduct(product, sold),
      describeProduct(changed, changedSkus),
    )
    await recordDecision(tx, visit, { event: 'product-changed', refId: product.id, changes })
  })
  return { id: input.id }
}

/** Languages that were not written get their texts from those that were, so they follow a new name of these. */
function textsWithName(product: products.ProductRow, locale: Locale, name: string) {
  const written = writtenTextsOf(product)
  const texts = { ...written, [locale]: { ...product.texts[locale], name } }
  return { texts: withFallbacks(texts), writtenLocales: writtenIn(texts) }
}
