'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'

/** The share of the row's width that a swipe must cover. */
const ENOUGH = 0.35
const SLOP_PX = 10

/**
 * A row that can be swiped aside to delete it; a shorter swipe springs back. For keyboards and
 * screen readers the row has a button.
 */
export function SwipeRow({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const [isSwiping, setIsSwiping] = useState(false)
  const from = useRef<{ x: number; y: number; isSwipe: boolean } | null>(null)

  function move(by: number, isSmooth: boolean) {
    if (!row.current) return
    row.current.style.transition = isSmooth ? 'transform 240ms ease-out' : 'none'
    row.current.style.transform = by === 0 ? '' : `translateX(${by}px)`
  }
  function start({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
    if (pointerType === 'mouse' || !isPrimary) return
    from.current = { x: clientX, y: clientY, isSwipe: false }
  }
  function draw(event: PointerEvent) {
    const begun = from.current
    if (!begun) return
    const by = event.clientX - begun.x
    if (!begun.isSwipe) {
      if (Math.abs(event.clientY - begun.y) > SLOP_PX) from.current = null
      if (by > -SLOP_PX || !from.current) return
      begun.isSwipe = true
      setIsSwiping(true)
      row.current?.setPointerCapture(event.pointerId)
    }
    move(Math.min(0, by), false)
  }
  function end(event: PointerEvent) {
    const begun = from.current
    from.current = null
    if (!begun?.isSwipe) return
    const width = row.current?.offsetWidth ?? 1
    const isEnough = begun.x - event.clientX > width * ENOUGH
    move(0, true)
    if (isEnough && event.type === 'pointerup') onRemove()
  }

  return (
    <li className="relative overflow-hidden hairline-b last:border-0">
      {isSwiping && (
        <span
          aria-hidden
          className="absolute inset-0 grid content-center justify-end bg-bad pe-5 text-on-bad"
        >
          <Trash2 size={22} />
        </span>
      )}
      <div
        ref={row}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        onTransitionEnd={() => setIsSwiping(false)}
        className="relative touch-pan-y bg-card"
      >
        {children}
      </div>
    </li>
  )
}
