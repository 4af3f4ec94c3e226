/** Older taps are ignored: the user no longer expects them to act. */
const MAX_MS = 10_000
const LOOK_AGAIN_MS = 50

declare global {
  interface Window {
    noteTap?: ((event: Event) => void) & { last?: Event }
    preHydrationTap?: { button: HTMLElement; at: number }
  }
}

/** In the head of every page: stores the last tap before React attaches its handlers. */
export const PRE_HYDRATION_SCRIPT = 'addEventListener("click",self.noteTap=e=>{noteTap.last=e},!0)'

const forgetEvent = () => {
  removeEventListener('click', forgetEvent, { capture: true })
  delete window.preHydrationTap
}

/**
 * Called just before hydration (instrumentation-client.ts, which shares no module with the page):
 * React now handles taps itself, and another tap replaces the stored one.
 */
export function stopPreHydrationEvents(): void {
  const { noteTap } = window
  if (!noteTap) return
  delete window.noteTap
  removeEventListener('click', noteTap, true)
  const { last } = noteTap
  // The browser has already handled links and forms.
  const { target, timeStamp } = last ?? { target: null, timeStamp: 0 }
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
  if (!button) return
  waitForTap({ button, at: timeStamp })
}

function waitForTap(tap: Window['preHydrationTap']): void {
  window.preHydrationTap = tap
  addEventListener('click', forgetEvent, { capture: true, once: true })
}

/** Replays the stored tap once its button is hydrated, unless another tap happened since. */
export function replayPreHydrationEvent(): void {
  const { preHydrationTap } = window
  if (!preHydrationTap) return
  const { button, at } = preHydrationTap
  const isForgotten = !button.isConnected || performance.now() - at > MAX_MS
  forgetEvent()
  if (isForgotten || isClicked(button)) return
  waitForTap(preHydrationTap)
  setTimeout(replayPreHydrationEvent, LOOK_AGAIN_MS)
}

/** React stops clicks inside a Suspense boundary that is not hydrated before they reach their target. */
function isClicked(button: HTMLElement): boolean {
  let isReached = false
  const note = () => {
    isReached = true
  }
  button.addEventListener('click', note)
  button.click()
  button.removeEventListener('click', note)
  return isReached
}
