'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useEffect } from 'react'
import type { ProductCard as Card } from '@/contracts/schemas/products'
import { viewedProducts } from '@/lib/search/viewed-products'
import { ProductCard } from './product-card'
import { useViewedProducts } from './use-viewed-products'

const MOST = 12

/** What was looked at before this product; nothing on a first visit. */
export function ViewedRow({ productId }: { productId: number }) {
  const t = useTranslations('feed')
  const products = useViewedProducts(MOST, productId)
  if (products.length === 0) return null
  return (
    <section aria-labelledby={`viewed-${productId}`} className="px-gutter pt-6">
      <h2 id={`viewed-${productId}`} className="mb-3 text-17">
        {t('viewed')}
      </h2>
      <ul className="-mx-gutter scroller gap-3 px-gutter wide:mx-0 wide:px-0">
        {products.map((product) => (
          <li key={product.id} className="w-36 shrink-0 snap-start">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Remembers on this phone that the product was looked at. */
export function NoteView({ product }: { product: Card }) {
  const locale = useLocale()
  useEffect(() => viewedProducts.add({ ...product, locale }), [product, locale])
  return null
}
