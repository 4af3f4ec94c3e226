import type { ReactNode } from 'react'

/** A name and its value, in a `dl`. A long value goes below the name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="ms-auto min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  )
}
