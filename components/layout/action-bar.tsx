import type { ReactNode } from 'react'

/**
 * A page's actions: buy, pay, submit. On a phone a bar at the thumb, for which the page's shell has `bottom="bar"`; on
 * a wide screen, where no thumb is, they stand where they are written.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="max-wide:fixed max-wide:inset-x-0 max-wide:bottom-0 max-wide:z-20 max-wide:bg-card/95 max-wide:px-gutter max-wide:pb-safe max-wide:backdrop-blur-md max-wide:hairline-t wide:max-w-form">
      <div className="flex min-h-12 items-center gap-3 py-2.5">{children}</div>
    </div>
  )
}
