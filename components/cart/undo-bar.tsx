'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { closeUndo, currentRemoval, subscribeToRemoval } from '@/lib/cart/removal'

/** Offers to undo the last removal. Unlike a toast it does not block the page. */
export function UndoBar() {
  const t = useTranslations('cart')
  const removal = useSyncExternalStore(subscribeToRemoval, currentRemoval, () => null)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 pb-safe-20 wide:start-rail wide:pb-6"
    >
      {removal && (
        <div className="pointer-events-auto mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-full bg-toast ps-5 pe-1.5 text-on-toast shadow-float max-wide:mb-28 forced-colors:border">
          <span className="min-w-0 truncate text-13">
            {t('removed', { count: removal.names.length })}
          </span>
          <button
            type="button"
            onClick={() => {
              removal.undo()
              closeUndo()
            }}
            className="min-h-tap rounded-full px-4 text-15 font-semibold underline underline-offset-4"
          >
            {t('undo')}
          </button>
        </div>
      )}
    </div>
  )
}
