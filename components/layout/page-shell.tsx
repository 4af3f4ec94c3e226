import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

const widths = { page: 'max-w-page', reading: 'max-w-reading', form: 'max-w-form' }

const bottoms = {
  none: 'pb-safe-8',
  tabs: 'pb-safe-20 wide:pb-8',
  bar: 'pb-safe-24 wide:pb-8',
}

/**
 * The main part of a page. `bottom` leaves room for what is fixed there: the tabs or an `ActionBar`.
 * `isFlush` leaves the gutter to the page, for pictures from edge to edge.
 */
export function PageShell({
  width = 'page',
  bottom = 'none',
  isFlush = false,
  children,
}: {
  width?: keyof typeof widths
  bottom?: keyof typeof bottoms
  isFlush?: boolean
  children: ReactNode
}) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classNames(
        'mx-auto w-full',
        widths[width],
        bottoms[bottom],
        !isFlush && 'px-gutter',
      )}
    >
      {children}
    </main>
  )
}
