import type { ReactNode } from 'react'

/** The bar of a page's actions at the thumb: buy, pay, submit. The page's shell has `bottom="bar"`. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 bg-card/95 backdrop-blur-md hairline-t wide:start-rail">
      <div className="mx-auto max-w-page px-gutter pt-2.5 pb-safe">
        <div className="flex min-h-12 items-center gap-3 pb-2.5">{children}</div>
      </div>
    </div>
  )
}
