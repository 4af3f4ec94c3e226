'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNearEnd } from '@/components/lists/use-near-end'
import { relatedProductsQuery } from '@/lib/queries/products'
import { ProductStrip } from './product-strip'

/** Asked for when the shopper comes near: most do not read so far. */
export function RelatedProducts({
  id,
  productId,
  words,
}: {
  /** Of the section, for links to it. */
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
