import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** Floats above the bottom of the page and ignores taps except on its own button. */
export function FloatingNote({
  isHigh = false,
  children,
}: {
  isHigh?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-0 z-20 pb-safe-20 wide:start-rail wide:pb-6',
        isHigh && 'mb-16',
      )}
    >
      <div className="mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-card bg-toast px-4 text-13 text-on-toast shadow-float forced-colors:border">
        {children}
      </div>
    </div>
  )
}
