'use client'

import { useTranslations } from 'next-intl'
import { ProductStrip } from './product-strip'
import { useViewedProducts } from './use-viewed-products'

const MAX = 12

/** The products viewed before this one; nothing on a first visit. */
export function ViewedRow({ productId }: { productId: number }) {
  const t = useTranslations('feed')
  const products = useViewedProducts(MAX, productId)
  return <ProductStrip heading={t('viewed')} products={products} />
}
