'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls when the element comes within a screen of being seen; for the end of a list that has more. */
export function useNearEnd<Shown extends HTMLElement>(onNear: () => void) {
  const end = useRef<Shown>(null)
  const call = useEffectEvent(onNear)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && call(),
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return end
}
