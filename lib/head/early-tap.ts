/** A tap older than that is forgotten: who waited so long does not expect it any more. */
const MOST_MS = 10_000
const LOOK_AGAIN_MS = 30

declare global {
  interface Window {
    noteTap?: ((event: Event) => void) & { last?: Event }
    earlyTap?: { button: HTMLElement; at: number }
  }
}

/** Stands at the head of every page: keeps the last tap, which nobody hears yet. */
export const TAP_SCRIPT = 'addEventListener("click",self.noteTap=e=>{noteTap.last=e},!0)'

const clearTap = () => {
  delete window.earlyTap
}

/**
 * Just before the page wakes (instrumentation-client.ts, which shares no module with the page): from here on React hears
 * taps itself, and another one means that the shopper has tapped again.
 */
export function endEarlyTaps(): void {
  const { noteTap } = window
  if (!noteTap) return
  delete window.noteTap
  removeEventListener('click', noteTap, true)
  const { last } = noteTap
  // Links and forms are the browser's, which has followed them already.
  const { target, timeStamp } = last ?? { target: null, timeStamp: 0 }
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
  if (!button) return
  window.earlyTap = { button, at: timeStamp }
  addEventListener('click', clearTap, { capture: true, once: true })
}

/** Once the page wakes: does what was tapped before as soon as the button is awake, unless something was tapped since. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window
  if (!earlyTap) return
  const { button, at } = earlyTap
  const isForgotten = !button.isConnected || performance.now() - at > MOST_MS
  if (!isForgotten && !isAwake(button)) {
    setTimeout(repeatEarlyTap, LOOK_AGAIN_MS)
    return
  }
  clearTap()
  if (!isForgotten) button.click()
}

/** React wakes a page in pieces, and names no event for it; it keeps what it gave an element on the element itself. */
function isAwake(button: HTMLElement): boolean {
  return Object.keys(button).some((key) => key.startsWith('__reactProps$'))
}
