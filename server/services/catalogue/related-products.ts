import type { RelatedProducts } from '@/contracts/schemas/products'
import { DomainError } from '@/server/domain/domain-error'
import { mostSimilar } from '@/server/domain/similar-products'
import type { Visit } from '@/server/http/context'
import * as products from '@/server/repositories/products'
import { describeProductCard } from './products'

const MAX_LISTED = 10
/**
 * Similar products are selected from this many best-selling products, so that the cost does not
 * depend on the size of the category.
 */
const SIMILARITY_POOL = 100

/**
 * Similar products are from other shops, because the page lists the products of the same shop
 * separately.
 */
export async function list(visit: Visit, id: number): Promise<RelatedProducts> {
  const db = visit.catalogue
  const product = await products.findRelation(db, visit.locale, id)
  if (!product) throw new DomainError('NOT_FOUND')
  const { shopId, categoryId, englishName, isOnSale, name, image } = product
  const [ofShop, bestSellers] = await Promise.all([
    products.list(db, visit.locale, { shopId }, { sort: 'hot', limit: MAX_LISTED + 1 }),
    products.bestSellingNames(db, categoryId, SIMILARITY_POOL),
  ])
  const others = bestSellers.filter((other) => other.id !== id && other.shopId !== shopId)
  const ids = mostSimilar(englishName, others, MAX_LISTED)
  const similar = await products.cardsInOrder(db, visit.locale, ids)
  return {
    withdrawn: isOnSale ? null : { name, image },
    from_shop: ofShop
      .filter((other) => other.id !== id)
      .slice(0, MAX_LISTED)
      .map(describeProductCard),
    similar: similar.map(describeProductCard),
  }
}
