'use client'

import type { ReactNode } from 'react'
import { useProductChoice } from './product-choice'

/**
 * Delivery address, arrival, freight and return period. Freight is free once the chosen item alone
 * reaches the minimum amount, if there is one.
 */
export function DeliveryTerms({
  label,
  freeFrom,
  free,
  terms,
  children,
}: {
  label: string
  freeFrom: number | null
  free: string
  /** Names and values; `freight` contains the minimum amount for free freight. */
  terms: { key: 'shipsTo' | 'arrives' | 'freight' | 'returns'; name: string; value: string }[]
  children?: ReactNode
}) {
  const { price, quantity } = useProductChoice()
  const isFree = freeFrom !== null && price.low * quantity >= freeFrom
  return (
    <section aria-label={label} className="rounded-card bg-card px-4 py-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-13 numbers">
        {terms.map(({ key, name, value }) => (
          <div key={key}>
            <dt className="text-12 text-muted">{name}</dt>
            <dd>{key === 'freight' && isFree ? free : value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
