'use client'

import { useTranslations } from 'next-intl'
import { useIsNavigating } from './progress-store'

/** A thin bar at the top while a page is on its way (specification section 2: no spinner). */
export function NavigationProgress() {
  const t = useTranslations('list')
  const isNavigating = useIsNavigating()
  if (!isNavigating) return null
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 pt-safe"
    >
      <div className="h-0.5 origin-left animate-progress bg-ink forced-colors:bg-[Highlight]" />
    </div>
  )
}
