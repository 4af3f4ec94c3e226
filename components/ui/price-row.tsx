import type { ReactNode } from 'react'

/** A name and an amount, in a `dl`. */
export function PriceRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  )
}
