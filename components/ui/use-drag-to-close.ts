import { useState, type CSSProperties, type PointerEvent } from 'react'

const FAR_PX = 96
const FAST_PX_PER_MS = 0.6
const MIN_PX = 16

/**
 * Lets a handle drag its panel down; far or fast enough closes it, otherwise it springs back.
 * `handle` goes on the handle, `panelStyle` on the panel.
 */
export function useDragToClose(onClose: () => void) {
  const [start, setStart] = useState<{ y: number; at: number } | null>(null)
  const [offset, setOffset] = useState(0)
  function letGo() {
    setStart(null)
    setOffset(0)
  }
  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || (event.target as HTMLElement).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setStart({ y: event.clientY, at: event.timeStamp })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start) setOffset(Math.max(0, event.clientY - start.y))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start) return
      const distance = event.clientY - start.y
      const speed = distance / Math.max(1, event.timeStamp - start.at)
      letGo()
      if (distance > FAR_PX || (distance > MIN_PX && speed > FAST_PX_PER_MS)) onClose()
    },
    onPointerCancel: letGo,
  }
  const panelStyle: CSSProperties | undefined = start
    ? { translate: `0 ${offset}px`, transitionDuration: '0ms' }
    : undefined
  return { handle, panelStyle }
}
