'use client'

import { useTranslations } from 'next-intl'
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
