'use client'

import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { whenIdle } from '@/lib/scheduling/when-idle'
import { useSignedIn } from '@/lib/session/use-signed-in'

/** Loads live updates for signed-in shoppers only; visitors do not download the code. */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (!isSignedIn) return
    let stop: (() => void) | undefined
    let hasLeft = false
    const begin = () =>
      void import('@/lib/live/live').then(
        ({ startLive }) => {
          if (!hasLeft) stop ??= startLive(queryClient)
        },
        () => window.addEventListener('online', begin, { once: true }),
      )
    const pause = () => {
      stop?.()
      stop = undefined
    }
    // A page with an open stream is not eligible for the back/forward cache.
    const resume = ({ persisted }: PageTransitionEvent) => persisted && begin()
    const cancel = whenIdle(begin)
    window.addEventListener('pagehide', pause)
    window.addEventListener('pageshow', resume)
    return () => {
      hasLeft = true
      cancel()
      pause()
      window.removeEventListener('online', begin)
      window.removeEventListener('pagehide', pause)
      window.removeEventListener('pageshow', resume)
    }
  }, [isSignedIn, queryClient])
  return null
}
