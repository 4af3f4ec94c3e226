'use client'

import { useEffect, useState } from 'react'
import { usePathname, useRouter } from 'next/navigation'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSignedIn } from '@/components/products/use-shopper'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { keepAnswers } from '@/lib/offline/saved-answers'
import { keepSeen, keptAt, registerWorker, onNoticeTapped } from '@/lib/offline/worker-link'
import { isClosedFromInside } from '@/lib/navigation/places'
import { userQuery } from '@/lib/queries/account'
import { paintBars } from '@/lib/theme/theme'
import { OfflineBar } from './offline-bar'
import { UpdateBar } from './update-bar'

/** Where a shopper looks first when there is no connection; worth keeping before they were seen. */
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
    paintBars()
    void registerWorker()
    // Nobody waits for it, and it measures what was before it too.
    void import('@/lib/vitals/watch-vitals').then(({ watchVitals }) => watchVitals())
    void keptAt().then(setPageAt)
  }, [])

  useEffect(() => keepAnswers(queryClient), [queryClient])

  useEffect(() => onNoticeTapped(push), [push])

  useEffect(() => {
    const timer = setTimeout(() => void keepSeen([pathname]), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  useEffect(() => {
    if (!isSignedIn) return
    const open = FIRST_PLACES.filter((path) => !isClosedFromInside(path))
    const timer = setTimeout(() => {
      void keepSeen(open)
      void keepNoticesOn(queryClient).catch(() => undefined)
    }, 2 * SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn, queryClient])

  // What is on the screen is of before: with a connection the page is asked for anew, in its place.
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

/** What signing out or the end of a session took away comes back with the shopper who had turned it on here. */
async function keepNoticesOn(queryClient: QueryClient): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { keepOn } = await import('@/lib/push/phone')
  const user = await queryClient.ensureQueryData(userQuery())
  if (user) await keepOn(user.id)
}
