/** Specification sections 2 and 9. */
const TARGET_PX = 20
/** A page opens at most this far down, so that its top is in view at once, also during the smooth scroll. */
const START_PX = 120
/** How long a page may take to become tall enough. */
const PATIENCE_MS = 10_000
/** Lists above the view may still change their height after the position has been reached. */
const SETTLE_MS = 500
/** That far at most; whatever scrolls further means another place. */
const MAX_DRIFT_PX = 200
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Returns to `top` at once, and again whenever the page grows, until it is reached or the shopper does something.
 * `onReached` is called when the position is reached or given up. Returns a function that gives it up.
 */
export function restoreScroll(top: number, onReached: () => void): () => void {
  let isReached = false
  function place() {
    const drift = Math.abs(window.scrollY - top)
    if (isReached && drift > MAX_DRIFT_PX) return
    if (drift > 1) window.scrollTo({ top, behavior: 'instant' })
    if (isReached || Math.abs(window.scrollY - top) > 1) return
    isReached = true
    onReached()
    setTimeout(stop, SETTLE_MS)
  }
  const stop = followGrowth(place, () => {
    window.removeEventListener('scroll', place)
    if (!isReached) onReached()
  })
  window.addEventListener('scroll', place)
  // Not reached yet: a list that comes back first scrolls to where the page before it was.
  window.scrollTo({ top, behavior: 'instant' })
  return stop
}

/** Scrolls smoothly to 20 px from the top, without animation for reduced motion. Returns a function that stops it. */
export function scrollAfterNavigation(): () => void {
  if (window.scrollY > START_PX) window.scrollTo({ top: START_PX, behavior: 'instant' })
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const stop = followGrowth(() => {
    window.scrollTo({ top: TARGET_PX, behavior: isStill ? 'instant' : 'smooth' })
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight - clientHeight >= TARGET_PX) stop()
  })
  return stop
}

/**
 * Calls `place` in the next frame, after the browser has restored a position of its own, and when the page
 * grows, until the shopper scrolls, taps or types. Returns a function that ends it; `onStop` is called then.
 */
function followGrowth(place: () => void, onStop?: () => void): () => void {
  const growth = new ResizeObserver(place)
  const timer = setTimeout(stop, PATIENCE_MS)
  const frame = requestAnimationFrame(() => {
    growth.observe(document.body)
    place()
  })
  for (const input of INPUTS) window.addEventListener(input, stop, true)
  function stop() {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    growth.disconnect()
    for (const input of INPUTS) window.removeEventListener(input, stop, true)
    onStop?.()
  }
  return stop
}
