'use client'

import { Price } from '@/components/ui/price'
import { useProductChoice } from './product-choice'

/** The price of the chosen SKU, or the price range of the remaining SKUs. */
export function ProductPrice({ size = 'large' }: { size?: 'medium' | 'large' }) {
  const { price, product } = useProductChoice()
  if (price.low !== price.high) {
    return (
      <span className="inline-flex flex-wrap items-baseline gap-x-1 text-accent">
        <Price cents={price.low} size={size} />
        <span aria-hidden>–</span>
        <Price cents={price.high} size={size} />
      </span>
    )
  }
  // The original price belongs to the cheapest SKU: beside another it would show a false discount.
  const before = price.low <= product.price ? product.originalPrice : null
  return <Price cents={price.low} originalCents={before} size={size} />
}
