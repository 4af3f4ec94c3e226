'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useEffect } from 'react'
import type { ProductCard as Card } from '@/contracts/schemas/products'
import { viewedProducts } from '@/lib/search/viewed-products'
import { ProductStrip } from './product-strip'
import { useViewedProducts } from './use-viewed-products'

const MAX = 12

/** The products viewed before this one; nothing on a first visit. */
export function ViewedRow({ productId }: { productId: number }) {
  const t = useTranslations('feed')
  const products = useViewedProducts(MAX, productId)
  return <ProductStrip heading={t('viewed')} products={products} />
}

/** Stores the product in the history of viewed products on this device. */
export function NoteView({ product }: { product: Card }) {
  const locale = useLocale()
  useEffect(() => viewedProducts.add({ ...product, locale }), [product, locale])
  return null
}
