'use client'

import { Price } from '@/components/ui/price'
import { useProductChoice } from './product-choice'

/** The price of the chosen SKU, or the price range of the remaining SKUs, with the original price. */
export function ProductPrice({ size = 'large' }: { size?: 'medium' | 'large' }) {
  const { price, product } = useProductChoice()
  // It belongs to the cheapest SKU: beside others it would show a false discount.
  const before = price.low <= product.price ? product.originalPrice : null
  if (price.low !== price.high) {
    return (
      <span className="inline-flex flex-wrap items-baseline gap-x-1 text-accent">
        <Price cents={price.low} size={size} />
        <span aria-hidden>–</span>
        <Price cents={price.high} originalCents={before} size={size} />
      </span>
    )
  }
  return <Price cents={price.low} originalCents={before} size={size} />
}
