import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import type { Product } from '@/contracts/schemas/products'
import { sharePicture } from './addresses'
import { publicMetadata } from './metadata'

/** Both addresses of a product name the same canonical one. */
export async function productMetadata(product: Product | null): Promise<Metadata> {
  if (!product) return {}
  const locale = await getLocale()
  return publicMetadata({
    title: product.name,
    description: product.description,
    path: `/detail/${product.id}`,
    picture: sharePicture(product, locale),
    locale,
  })
}
