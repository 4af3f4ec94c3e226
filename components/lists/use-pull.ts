'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hapticFeedback } from '@/lib/touch/haptic-feedback'

/** Releasing beyond this distance refreshes. */
const ENOUGH_PX = 64
const LONGEST_PX = 120
/** The height of the status line while it refreshes. */
const HELD_PX = 56

export type PullState = 'idle' | 'pulling' | 'enough' | 'refreshing'

/** Resistance: the list follows less the further it is pulled. */
function followed(distance: number): number {
  return LONGEST_PX * (1 - Math.exp(-distance / LONGEST_PX))
}

/**
 * Pull to refresh on `area`, from the top of the page. `room` is the element above the list whose
 * height follows the finger; it is set outside React to avoid a render per frame.
 */
export function usePull(onRefresh: () => Promise<unknown>) {
  const area = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<PullState>('idle')
  const refresh = useEffectEvent(onRefresh)

  useEffect(() => {
    const element = area.current
    if (!element) return
    let from: { x: number; y: number } | null = null
    let isPull = false
    let isEnough = false
    let isBusy = false
    let isGone = false

    function open(height: number, isSmooth: boolean) {
      if (!room.current) return
      room.current.style.transition = isSmooth ? 'height 240ms ease-out' : 'none'
      room.current.style.height = `${height}px`
    }
    function start({ touches }: TouchEvent) {
      const [touch] = touches
      isPull = false
      isEnough = false
      from = null
      if (!touch || touches.length > 1 || isBusy || window.scrollY > 0) return
      from = { x: touch.clientX, y: touch.clientY }
    }
    function move(event: TouchEvent) {
      const [touch] = event.touches
      if (!from || !touch) return
      const down = touch.clientY - from.y
      if (!isPull) {
        if (Math.abs(touch.clientX - from.x) > Math.abs(down) || down < 0) from = null
        else isPull = down > 8
        if (!isPull) return
      }
      if (event.cancelable) event.preventDefault()
      const height = followed(Math.max(0, down))
      open(height, false)
      if (height >= ENOUGH_PX !== isEnough) hapticFeedback('tick')
      isEnough = height >= ENOUGH_PX
      setState(isEnough ? 'enough' : 'pulling')
    }
    async function end() {
      if (!isPull) return
      isPull = false
      from = null
      const isWanted = (room.current?.offsetHeight ?? 0) >= ENOUGH_PX
      if (isWanted) {
        isBusy = true
        setState('refreshing')
        open(HELD_PX, true)
        await refresh().catch(() => undefined)
        isBusy = false
      }
      if (isGone) return
      open(0, true)
      setState('idle')
    }
    const finish = () => void end()
    // The browser's own pull to refresh would start at the same time.
    const root = document.documentElement
    root.style.overscrollBehaviorY = 'contain'
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', finish)
    element.addEventListener('touchcancel', finish)
    return () => {
      isGone = true
      open(0, false)
      setState('idle')
      root.style.overscrollBehaviorY = ''
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', finish)
      element.removeEventListener('touchcancel', finish)
    }
  }, [])

  return { area, room, state }
}
