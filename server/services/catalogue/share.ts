import { dollars } from '@/server/domain/per-locale'
import type { Visit } from '@/server/http/context'
import type { ShareContent } from '@/server/pictures/share'
import * as products from './products'

/** The texts of a product's link preview; throws NOT_FOUND when the product is not on sale. */
export async function shareContent(visit: Visit, id: number): Promise<ShareContent> {
  const { locale } = visit
  const product = await products.get(visit, id)
  return {
    locale,
    name: product.name,
    price: dollars(product.price, locale),
    shop: product.shop_name,
    image: product.image,
  }
}
