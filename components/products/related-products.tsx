'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNearEnd } from '@/components/lists/use-near-end'
import { relatedProductsQuery } from '@/lib/queries/products'
import { ProductStrip } from './product-strip'

/** Loaded when it comes near the view: most visitors do not scroll that far. */
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
  const start = useNearEnd(isNear, () => setIsNear(true))
  const { data } = useQuery({ ...relatedProductsQuery(productId), enabled: isNear })
  return (
    <div id={id} ref={start} tabIndex={-1} className="min-h-px scroll-mt-12">
      {data && (
        <>
          <ProductStrip heading={words.fromShop} products={data.from_shop} />
          <ProductStrip heading={words.similar} products={data.similar} />
        </>
      )}
    </div>
  )
}
