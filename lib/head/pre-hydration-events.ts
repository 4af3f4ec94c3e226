/** A tap older than that is forgotten: who waited so long does not expect it any more. */
const MOST_MS = 10_000
const LOOK_AGAIN_MS = 50

declare global {
  interface Window {
    noteTap?: ((event: Event) => void) & { last?: Event }
    preHydrationTap?: { button: HTMLElement; at: number }
  }
}

/** Stands at the head of every page: keeps the last tap, for which React has no handlers yet. */
export const PRE_HYDRATION_SCRIPT = 'addEventListener("click",self.noteTap=e=>{noteTap.last=e},!0)'

const forgetEvent = () => {
  removeEventListener('click', forgetEvent, { capture: true })
  delete window.preHydrationTap
}

/**
 * Just before the page hydrates (instrumentation-client.ts, which shares no module with the page): from here on React hears
 * taps itself, and another one means that the shopper has tapped again.
 */
export function stopPreHydrationEvents(): void {
  const { noteTap } = window
  if (!noteTap) return
  delete window.noteTap
  removeEventListener('click', noteTap, true)
  const { last } = noteTap
  // Links and forms are the browser's, which has followed them already.
  const { target, timeStamp } = last ?? { target: null, timeStamp: 0 }
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
  if (!button) return
  waitForTap({ button, at: timeStamp })
}

function waitForTap(tap: Window['preHydrationTap']): void {
  window.preHydrationTap = tap
  addEventListener('click', forgetEvent, { capture: true, once: true })
}

/** Once the page hydrates: does what was tapped before as soon as the button is hydrated, unless something was tapped since. */
export function replayPreHydrationEvent(): void {
  const { preHydrationTap } = window
  if (!preHydrationTap) return
  const { button, at } = preHydrationTap
  const isForgotten = !button.isConnected || performance.now() - at > MOST_MS
  forgetEvent()
  if (isForgotten || isClicked(button)) return
  waitForTap(preHydrationTap)
  setTimeout(replayPreHydrationEvent, LOOK_AGAIN_MS)
}

/** While a Suspense boundary is not hydrated, React stops the clicks on what it contains before they reach it. */
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
