import type { RelatedProducts } from '@/contracts/schemas/products'
import { DomainError } from '@/server/domain/domain-error'
import { mostSimilar } from '@/server/domain/similar-products'
import type { Visit } from '@/server/http/context'
import * as products from '@/server/repositories/products'
import { describeProductCard } from './products'

const MOST = 10
/** Of the best-selling products of a category, so that a large one costs no more than a small one. */
const SIMILAR_AMONG = 100

/** Similar ones come from other shops: those of its own are listed beside them. */
export async function list(visit: Visit, id: number): Promise<RelatedProducts> {
  const db = visit.catalogue
  const product = await products.findRelation(db, visit.locale, id)
  if (!product) throw new DomainError('NOT_FOUND')
  const { shopId, categoryId, englishName, isOnSale, name, image } = product
  const [ofShop, hottest] = await Promise.all([
    products.list(db, visit.locale, { shopId }, { sort: 'hot', limit: MOST + 1 }),
    products.hottestNames(db, categoryId, SIMILAR_AMONG),
  ])
  const others = hottest.filter((other) => other.id !== id && other.shopId !== shopId)
  const ids = mostSimilar(englishName, others, MOST)
  const similar = await products.cardsInOrder(db, visit.locale, ids)
  return {
    withdrawn: isOnSale ? null : { name, image },
    from_shop: ofShop
      .filter((other) => other.id !== id)
      .slice(0, MOST)
      .map(describeProductCard),
    similar: similar.map(describeProductCard),
  }
}
