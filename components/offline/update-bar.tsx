'use client'

import { useSyncExternalStore } from 'react'
import { useTranslations } from 'next-intl'
import { hasUpdate, subscribeToUpdate, takeUpdate } from '@/lib/offline/worker-link'
import { FloatingNote } from './floating-note'

/** Offers the new build; until it is accepted, this page stays on the old one. */
export function UpdateBar() {
  const t = useTranslations('pwa')
  const isReady = useSyncExternalStore(subscribeToUpdate, hasUpdate, () => false)
  return (
    <div role="status">
      {isReady && (
        <FloatingNote>
          <span className="min-w-0">{t('update')}</span>
          <button
            type="button"
            onClick={takeUpdate}
            className="pointer-events-auto min-h-tap shrink-0 rounded-full px-3 text-15 font-semibold underline underline-offset-4"
          >
            {t('reload')}
          </button>
        </FloatingNote>
      )}
    </div>
  )
}
