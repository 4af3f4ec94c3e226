'use client'

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNearEnd } from '@/components/lists/use-near-end'
import { relatedProductsQuery } from '@/lib/queries/products'
import { LazyViewedRow } from './lazy-viewed-row'

const ProductStrip = lazy(() =>
  import('./product-strip').then((file) => ({ default: file.ProductStrip })),
)

/** Pixels below the view. More would load them on a phone before it scrolls, with the pictures of two strips. */
const AHEAD = 400

/** Rows of products at the end of the page. Loaded when they come near the view: most visitors do not scroll that far. */
export function RelatedProducts({
  id,
  productId,
  words,
}: {
  /** The id of the section, for anchor links. */
  id: string
  productId: number
  words: { fromShop: string; similar: string }
}) {
  const [isNear, setIsNear] = useState(false)
  const start = useNearEnd(isNear, () => setIsNear(true), AHEAD)
  const { data } = useQuery({ ...relatedProductsQuery(productId), enabled: isNear })
  return (
    <>
      <div id={id} ref={start} tabIndex={-1} className="min-h-px scroll-mt-12">
        {data && (
          <Suspense fallback={null}>
            <ProductStrip heading={words.fromShop} products={data.from_shop} />
            <ProductStrip heading={words.similar} products={data.similar} />
          </Suspense>
        )}
      </div>
      <LazyViewedRow productId={productId} />
    </>
  )
}
