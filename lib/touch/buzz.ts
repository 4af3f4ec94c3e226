/** Milliseconds of shaking and rest. */
const PATTERNS = {
  /** A key was felt, a pull is far enough. */
  tick: [8],
  done: [12, 60, 12],
  wrong: [50],
}

/**
 * Lets the hand feel what happened, where the phone can and its owner wants motion. Browsers complain about shaking
 * before the first touch.
 */
export function buzz(kind: keyof typeof PATTERNS): void {
  if (typeof navigator === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // iPhones have none.
  ;(navigator as { vibrate?: (pattern: number[]) => void }).vibrate?.(PATTERNS[kind])
}
