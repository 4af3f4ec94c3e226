/** Specification sections 2 and 9. */
const TARGET_PX = 20
/** A page opens at most this far down, so that its top is in view at once, also during smooth scrolling. */
const START_PX = 120
/** The longest time a page may take to become tall enough. */
const PATIENCE_MS = 10_000
/**
 * Lists above the view may still change height after the position is reached. It is kept until they have not changed
 * for this long.
 */
const SETTLE_MS = 1000
/** The largest such correction; a longer scroll has another target. */
const MAX_DRIFT_PX = 200
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Scrolls to `top` at once, and again whenever the page grows, until it is reached or the shopper
 * interacts. `onReached` is called when the position is reached or abandoned. Returns a function
 * that cancels it.
 */
export function restoreScroll(top: number, onReached: () => void): () => void {
  let isReached = false
  let settled: ReturnType<typeof setTimeout>
  function place() {
    const drift = Math.abs(window.scrollY - top)
    if (isReached && drift > MAX_DRIFT_PX) return
    if (drift > 1) window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) > 1) return
    clearTimeout(settled)
    settled = setTimeout(stop, SETTLE_MS)
    if (isReached) return
    isReached = true
    onReached()
  }
  const stop = followGrowth(place, () => {
    window.removeEventListener('scroll', place)
    if (!isReached) onReached()
  })
  window.addEventListener('scroll', place)
  // Not reached yet: a restored list first scrolls to the position of the previous page.
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
 * Calls `place` in the next frame, after the browser's own scroll restoration, and when the page
 * grows, until the shopper scrolls, taps or types. Returns a function that ends it and calls
 * `onStop`.
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
