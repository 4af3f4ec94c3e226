'use client'

import { Suspense, useEffect } from 'react'
import { usePathname } from 'next/navigation'
import { FocusKeeper } from '@/components/layout/focus-keeper'
import { LiveUpdates } from '@/components/layout/live-updates'
import { Notices } from '@/components/layout/notices'
import { ScrollKeeper } from '@/components/layout/scroll-keeper'
import { SessionWatch } from '@/components/layout/session-watch'
import { replayPreHydrationEvent } from '@/lib/head/pre-hydration-events'
import { keepVisitLanguage } from '@/lib/i18n/language-cookies'
import { splitPath } from '@/lib/navigation/language-prefix'
import { refreshPlaces } from '@/lib/navigation/places'

/** What accompanies every page without being seen. Suspended parts do not hold up a static page. */
export function FrameEffects() {
  useEffect(() => void setTimeout(replayPreHydrationEvent), [])
  useEffect(() => {
    const refresh = () => void refreshPlaces()
    refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])
  return (
    <Suspense fallback={null}>
      <ScrollKeeper />
      <FocusKeeper />
      <SessionWatch />
      <VisitLanguage />
      <Notices />
      <LiveUpdates />
    </Suspense>
  )
}

/** A visit that began on a prefixed address (`/ja/detail/42`) goes on in that language. */
function VisitLanguage() {
  const pathname = usePathname()
  useEffect(() => {
    const { locale } = splitPath(window.location.pathname)
    if (locale) keepVisitLanguage(locale)
  }, [pathname])
  return null
}
