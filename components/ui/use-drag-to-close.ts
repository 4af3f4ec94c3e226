import { useRef, type PointerEvent, type RefObject } from 'react'

const FAR_PX = 96
const FAST_PX_PER_MS = 0.6
const LEAST_PX = 16

/** Lets a handle drag its panel down; far enough or fast enough closes it, anything less springs back. */
export function useDragToClose(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)
  function move(toPx: string, isDragging: boolean) {
    if (!panel.current) return
    panel.current.style.translate = toPx
    panel.current.style.transitionDuration = isDragging ? '0ms' : ''
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || (event.target as HTMLElement).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { y: event.clientY, at: event.timeStamp }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) move(`0 ${Math.max(0, event.clientY - start.current.y)}px`, true)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const distance = event.clientY - start.current.y
      const speed = distance / Math.max(1, event.timeStamp - start.current.at)
      start.current = null
      move('', false)
      if (distance > FAR_PX || (distance > LEAST_PX && speed > FAST_PX_PER_MS)) onClose()
    },
    onPointerCancel() {
      start.current = null
      move('', false)
    },
  }
}
