'use client'

import { useId } from 'react'
import type { ProductCard as Card } from '@/contracts/schemas/products'
import { ProductCard } from './product-card'

/** A horizontally scrolling row of products with a heading; nothing if empty. */
export function ProductStrip({ heading, products }: { heading: string; products: Card[] }) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="px-gutter pt-6">
      <h2 id={id} className="mb-3 text-17">
        {heading}
      </h2>
      {/* Positioned, or the visually hidden text of prices would widen the page. */}
      <ul className="relative -mx-gutter -my-1 scroller gap-3 px-gutter py-1 wide:-mx-1 wide:px-1">
        {products.map((product) => (
          <li key={product.id} className="w-36 shrink-0 snap-start">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
