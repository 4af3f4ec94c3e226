'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionMark } from '@/lib/api/session-mark'
import { userQuery } from '@/lib/queries/account'
import { whenIdle } from '@/lib/scheduling/when-idle'

const neverChanges = () => () => undefined

/** Loads live updates for signed-in shoppers only; visitors do not download the code. */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  const isMarked = useSyncExternalStore(
    neverChanges,
    () => sessionMark() === 'signedIn',
    () => false,
  )
  const isSignedIn = user === undefined ? isMarked : user !== null
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
