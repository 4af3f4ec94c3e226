import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

const widths = { page: 'max-w-page', reading: 'max-w-reading', form: 'max-w-form' }

const bottoms = {
  none: 'pb-safe-8',
  tabs: 'pb-safe-20 wide:pb-8',
  bar: 'pb-safe-32 large-text:pb-safe-8 wide:pb-8',
}

/**
 * The main element of a page. `bottom` reserves room for fixed elements: the tab bar or an
 * `ActionBar`. `isFlush` removes the gutter, for full-width pictures.
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

/**
 * The actions of a page: buy, pay, submit. Fixed at the bottom on phones, where the page's shell
 * needs `bottom="bar"`; in the page flow on wide screens and with large text.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar">
      <div className="mx-auto flex min-h-12 max-w-form items-center gap-3 py-2.5 max-wide:px-gutter">
        {children}
      </div>
    </div>
  )
}
