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
    const begin = async () => {
      const { startLive } = await import('@/lib/live/live')
      if (!hasLeft) stop ??= startLive(queryClient)
    }
    const pause = () => {
      stop?.()
      stop = undefined
    }
    // A page with an open stream is not eligible for the back/forward cache.
    const resume = ({ persisted }: PageTransitionEvent) => void (persisted && begin())
    const cancel = whenIdle(() => void begin())
    window.addEventListener('pagehide', pause)
    window.addEventListener('pageshow', resume)
    return () => {
      hasLeft = true
      cancel()
      pause()
      window.removeEventListener('pagehide', pause)
      window.removeEventListener('pageshow', resume)
    }
  }, [isSignedIn, queryClient])
  return null
}
