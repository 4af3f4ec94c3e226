'use client'

import { Price } from '@/components/ui/price'
import { useProductChoice } from './product-choice'

/** The price of what is chosen, or from the lowest to the highest of what still can be. */
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
  // The price before belongs to the cheapest: beside a dearer variant it would promise a saving that is none.
  const before = price.low <= product.price ? product.originalPrice : null
  return <Price cents={price.low} originalCents={before} size={size} />
}
