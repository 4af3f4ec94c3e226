'use client'

import { useRef, useState, type PointerEvent } from 'react'
import { FITTED, panned, scaled, toggled, type Point, type View } from '@/lib/pictures/zoom'

const DOUBLE_TAP_MS = 300
const TAP_PX = 10
const SWIPE_PX = 56

type Tap = Point & { at: number }

/** The frame is the element with the gestures, the picture its first child; both are measured without transforms. */
function measures(frame: HTMLElement) {
  const box = frame.getBoundingClientRect()
  const picture = frame.firstElementChild as HTMLElement
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  return {
    middle,
    frame: { width: box.width, height: box.height },
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
  }
}

/**
 * Pinch, double tap, and drag of a zoomed picture; a horizontal swipe of an unzoomed one requests
 * its neighbour. Needs `touch-action: none` on the element.
 */
export function useZoomGestures(onSwipe: (by: 1 | -1) => void) {
  const [view, setView] = useState<View>(FITTED)
  const [dragX, setDragX] = useState(0)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Tap | null>(null)
  const lastTap = useRef<Tap | null>(null)

  function down(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const isFirst = fingers.current.size === 1
    start.current = isFirst ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : null
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const { frame, picture, middle } = measures(event.currentTarget)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(before, other))
      const at = { x: (now.x + other.x) / 2 - middle.x, y: (now.y + other.y) / 2 - middle.y }
      setView((current) => scaled(current, current.scale * ratio, at, picture, frame))
    } else if (view.scale > 1) {
      const by = { x: now.x - before.x, y: now.y - before.y }
      setView((current) => panned(current, by, picture, frame))
    } else if (start.current) {
      setDragX(now.x - start.current.x)
    }
  }

  function up(event: PointerEvent<HTMLElement>) {
    const began = start.current
    fingers.current.delete(event.pointerId)
    start.current = null
    setDragX(0)
    if (!began || event.type === 'pointercancel') return
    const moved = { x: event.clientX - began.x, y: event.clientY - began.y }
    if (Math.hypot(moved.x, moved.y) < TAP_PX) tap(event)
    else if (view.scale === 1 && Math.abs(moved.x) > SWIPE_PX) onSwipe(moved.x < 0 ? 1 : -1)
  }

  function tap(event: PointerEvent<HTMLElement>) {
    const now = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    const before = lastTap.current
    const isDouble = before && now.at - before.at < DOUBLE_TAP_MS && distance(now, before) < 40
    lastTap.current = isDouble ? null : now
    if (!isDouble) return
    const { frame, picture, middle } = measures(event.currentTarget)
    const at = { x: now.x - middle.x, y: now.y - middle.y }
    setView((current) => toggled(current, at, picture, frame))
  }

  return {
    view,
    dragX,
    setView,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
