import { useEffect, useState } from 'react'

/** So many rows are drawn within one frame: sixty a second, three times what a hard flick brings. */
const TURNS_A_FRAME = 1

const waiting = new Set<() => void>()
let frame = 0

/**
 * Whether a row may be drawn yet. A flick brings a screen of rows at once, and so does an answer with the
 * next page; drawn together they would hold the finger back. They take turns, frame by frame, in the order they came.
 */
export function useTurn(takesTurns: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(!takesTurns)
  useEffect(() => {
    if (hasTurn) return
    const draw = () => setHasTurn(true)
    waiting.add(draw)
    frame ||= requestAnimationFrame(giveTurns)
    return () => void waiting.delete(draw)
  }, [hasTurn])
  return hasTurn
}

function giveTurns() {
  for (const draw of [...waiting].slice(0, TURNS_A_FRAME)) {
    waiting.delete(draw)
    draw()
  }
  frame = waiting.size > 0 ? requestAnimationFrame(giveTurns) : 0
}
