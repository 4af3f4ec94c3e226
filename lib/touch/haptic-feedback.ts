/** Vibration and pause durations in ms. */
const PATTERNS = {
  /** A key press, or a pull that is far enough. */
  tick: [8],
  done: [12, 60, 12],
  wrong: [50],
}

/**
 * Vibrates if the device supports it and reduced motion is off. Browsers log a warning before the
 * first user activation.
 */
export function hapticFeedback(kind: keyof typeof PATTERNS): void {
  if (typeof navigator === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Not supported by Safari on iOS.
  ;(navigator as { vibrate?: (pattern: number[]) => void }).vibrate?.(PATTERNS[kind])
}
