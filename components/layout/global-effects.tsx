'use client'

import { Suspense, useEffect } from 'react'
import { usePathname } from 'next/navigation'
import { FocusOnNavigation } from '@/components/layout/focus-on-navigation'
import { LiveUpdates } from '@/components/layout/live-updates'
import { Notices } from '@/components/layout/notices'
import { ScrollRestoration } from '@/components/layout/scroll-restoration'
import { SessionMonitor } from '@/components/layout/session-monitor'
import { TitleAnnouncer } from '@/components/layout/title-announcer'
import { storeVisitLanguage } from '@/lib/i18n/visit-language'
import { splitPath } from '@/lib/navigation/language-prefix'
import { refreshPlaces } from '@/lib/navigation/places'
import { whenIdle } from '@/lib/scheduling/when-idle'

/** Effects of every page. Suspended, so that they do not delay a static page. */
export function GlobalEffects() {
  useEffect(() => {
    const refresh = () => void refreshPlaces()
    const cancel = whenIdle(refresh)
    window.addEventListener('focus', refresh)
    return () => {
      cancel()
      window.removeEventListener('focus', refresh)
    }
  }, [])
  return (
    <Suspense fallback={null}>
      <ScrollRestoration />
      <FocusOnNavigation />
      <TitleAnnouncer />
      <SessionMonitor />
      <VisitLanguage />
      <Notices />
      <LiveUpdates />
    </Suspense>
  )
}

/** A visit that began on a prefixed URL (`/ja/detail/42`) stays in that language. */
function VisitLanguage() {
  const pathname = usePathname()
  useEffect(() => {
    const { locale } = splitPath(window.location.pathname)
    if (locale) storeVisitLanguage(locale)
  }, [pathname])
  return null
}
