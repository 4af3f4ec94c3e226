/** Older taps are ignored: the user no longer expects them to act. */
const MAX_MS = 10_000
const LOOK_AGAIN_MS = 50
/** React writes such a property to each element that it hydrates. */
const REACT_MARK = '__reactProps$'

declare global {
  interface Window {
    noteTap?: ((event: Event) => void) & { last?: Event }
  }
}

/** In the head of every page: stores the last tap before the scripts of the page arrive. */
export const PRE_HYDRATION_SCRIPT = 'addEventListener("click",self.noteTap=e=>{noteTap.last=e},!0)'

let next: ReturnType<typeof setTimeout> | undefined

/**
 * Called just before hydration (instrumentation-client.ts, which shares no module with the page). From here on, a tap
 * on a button that is not hydrated is replayed once it is, unless another tap follows. The browser itself handles
 * links and forms with an address; it does nothing with those of method `dialog`, which need scripts.
 */
export function replayPreHydrationEvents(): void {
  const { noteTap } = window
  if (!noteTap) return
  delete window.noteTap
  removeEventListener('click', noteTap, true)
  addEventListener('click', watchTap, true)
  if (noteTap.last) watchTap(noteTap.last)
}

function watchTap({ target, timeStamp }: Event): void {
  clearTimeout(next)
  const button = target instanceof Element && target.closest('button')
  if (!button || !isOurs(button) || isHydrated(button)) return
  // Where React can, it hydrates the button at once and handles the tap itself.
  next = setTimeout(() => {
    if (!isHydrated(button)) replayLater(button, timeStamp)
  })
}

/** Not a button that submits a form with an address. Enter in a field taps the first button of its form. */
const isOurs = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'button' || form?.method === 'dialog'

function replayLater(button: HTMLElement, at: number): void {
  next = setTimeout(() => {
    if (!button.isConnected || performance.now() - at > MAX_MS) return
    if (!isUnderReact(button) || !isClicked(button)) replayLater(button, at)
  }, LOOK_AGAIN_MS)
}

const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith(REACT_MARK))

/** React then receives the click, and hydrates the button as soon as its script is there. */
const isUnderReact = (element: Element | null): boolean =>
  element !== null && (isHydrated(element) || isUnderReact(element.parentElement))

/** React stops clicks inside a Suspense boundary that is not hydrated before they reach their target. */
function isClicked(button: HTMLElement): boolean {
  let isReached = false
  const note = () => {
    isReached = true
  }
  removeEventListener('click', watchTap, true)
  button.addEventListener('click', note)
  button.click()
  button.removeEventListener('click', note)
  addEventListener('click', watchTap, true)
  return isReached
}
