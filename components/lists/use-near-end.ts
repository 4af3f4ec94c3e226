'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A ref for an element after a list: `onNear` is called when it is at most `ahead` pixels below the view, by default
 * about a screen.
 * `round` changes when the list has grown, so that a short page loads the next at once.
 */
export function useNearEnd(round: unknown, onNear: () => void, ahead = 800) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near(),
      { rootMargin: `0px 0px ${ahead}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [round, ahead])
  return end
}
