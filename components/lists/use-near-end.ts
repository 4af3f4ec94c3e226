'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A ref for an element after a list: `onNear` is called when it is about a screen from the view.
 * `round` changes when the list has grown, so that a short page loads the next at once.
 */
export function useNearEnd(round: unknown, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near(),
      { rootMargin: '0px 0px 800px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [round])
  return end
}
