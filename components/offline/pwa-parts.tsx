'use client'

import { useEffect, useState } from 'react'
import { usePathname, useRouter } from 'next/navigation'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSignedIn } from '@/lib/session/use-signed-in'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { persistAnswers } from '@/lib/offline/saved-answers'
import {
  cacheVisitedPages,
  cachedSince,
  registerWorker,
  onNoticeTapped,
} from '@/lib/offline/worker-link'
import { reloadFailedPictures } from '@/lib/offline/reload-failed-pictures'
import { isClosedFromInside } from '@/lib/navigation/places'
import { userQuery } from '@/lib/queries/account'
import { updateThemeColour } from '@/lib/theme/theme'
import { OfflineBar } from './offline-bar'
import { UpdateBar } from './update-bar'

/** Pages a shopper opens first when offline; cached before they are visited. */
const FIRST_PLACES = ['/myPurchases', '/bag', '/profile']
const SETTLE_MS = 1500

export function PwaParts() {
  const pathname = usePathname()
  const router = useRouter()
  const queryClient = useQueryClient()
  const isSignedIn = useSignedIn()
  const [pageAt, setPageAt] = useState<number>()
  const { push } = useGuardedNavigation()

  useEffect(() => {
    updateThemeColour()
    void registerWorker()
    // Not urgent, and it also reports measurements from before it loaded.
    void import('@/lib/vitals/watch-vitals').then(({ watchVitals }) => watchVitals())
    void cachedSince().then(setPageAt)
  }, [])

  useEffect(() => persistAnswers(queryClient), [queryClient])

  useEffect(() => onNoticeTapped(push), [push])

  useEffect(() => {
    window.addEventListener('online', reloadFailedPictures)
    return () => window.removeEventListener('online', reloadFailedPictures)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => void cacheVisitedPages([pathname]), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  useEffect(() => {
    if (!isSignedIn) return
    const open = FIRST_PLACES.filter((path) => !isClosedFromInside(path))
    const timer = setTimeout(() => {
      void cacheVisitedPages(open)
      void keepNoticesOn(queryClient).catch(() => undefined)
    }, 2 * SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn, queryClient])

  // The page came from the cache: once online, it is reloaded in place.
  useEffect(() => {
    if (pageAt === undefined) return
    const refresh = () => {
      setPageAt(undefined)
      router.refresh()
    }
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [pageAt, router])

  return (
    <>
      <OfflineBar pageAt={pageAt} />
      <UpdateBar />
    </>
  )
}

/** Signing out ends the push subscription; it is renewed for the shopper who enabled it here. */
async function keepNoticesOn(queryClient: QueryClient): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { keepOn } = await import('@/lib/push/phone')
  const user = await queryClient.ensureQueryData(userQuery())
  if (user) await keepOn(user.id)
}
