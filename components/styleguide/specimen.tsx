import type { ReactNode } from 'react'

/** A named part of the styleguide. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 py-5">
      <h2 className="text-20">{name}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
