import { useEffect, useState } from 'react'

/** Sixty rows a second, three times what a fast flick scrolls past. */
const ROWS_PER_FRAME = 1

const waiting = new Set<() => void>()
let frame = 0

/**
 * Whether a row may render yet. A flick, or the next page of a list, adds a screen of rows at once;
 * rendered together they would block scrolling. They are spread over frames, first in, first out.
 */
export function useStaggeredRender(isStaggered: boolean): boolean {
  const [canRender, setHasTurn] = useState(!isStaggered)
  useEffect(() => {
    if (canRender) return
    const draw = () => setHasTurn(true)
    waiting.add(draw)
    frame ||= requestAnimationFrame(renderQueued)
    return () => void waiting.delete(draw)
  }, [canRender])
  return canRender
}

function renderQueued() {
  for (const draw of [...waiting].slice(0, ROWS_PER_FRAME)) {
    waiting.delete(draw)
    draw()
  }
  frame = waiting.size > 0 ? requestAnimationFrame(renderQueued) : 0
}
