/** Older taps and submissions are ignored: the user no longer expects them to act. */
const MAX_MS = 10_000
const LOOK_AGAIN_MS = 50
/** React writes such a property to each element that it hydrates. */
const REACT_MARK = '__reactProps$'

declare global {
  interface Window {
    noteEarly?: ((event: Event) => void) & { last?: Event }
  }
}

/**
 * In the head of every page: stores the last tap, or the last submission of a form, before the scripts of the page
 * arrive. Only forms with an address work without scripts; for others the browser would replace the page by an error.
 */
export const PRE_HYDRATION_SCRIPT =
  'self.noteEarly=e=>{if(e.type=="submit"){if(e.target.hasAttribute("action"))return;e.preventDefault()}noteEarly.last=e};' +
  'addEventListener("click",noteEarly,!0);addEventListener("submit",noteEarly,!0)'

let next: ReturnType<typeof setTimeout> | undefined
let isReplaying = false

/**
 * Called just before hydration (instrumentation-client.ts, which shares no module with the page). From here on, a tap
 * on a button that is not hydrated is replayed once it is, unless another tap follows. The browser itself handles
 * links, and forms with an address.
 */
export function replayPreHydrationEvents(): void {
  const { noteEarly } = window
  if (!noteEarly) return
  delete window.noteEarly
  for (const type of ['click', 'submit']) {
    removeEventListener(type, noteEarly, true)
    addEventListener(type, watch, true)
  }
  if (noteEarly.last) watch(noteEarly.last)
}

function watch(event: Event): void {
  const { target, timeStamp } = event
  if (!(target instanceof Element)) return
  const isSubmission = event instanceof SubmitEvent
  if (isSubmission && target.hasAttribute('action')) return
  if (isSubmission) event.preventDefault()
  if (isReplaying) return
  clearTimeout(next)
  // The browser submits a form by its first button when Enter is pressed.
  const button = isSubmission ? event.submitter : target.closest<HTMLElement>('button[type=button]')
  if (!button || isHydrated(button)) return
  // Where React can, it hydrates the button at once and handles the event itself.
  next = setTimeout(() => {
    if (!isHydrated(button)) replayLater(button, timeStamp)
  })
}

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
  isReplaying = true
  button.addEventListener('click', note)
  button.click()
  button.removeEventListener('click', note)
  isReplaying = false
  return isReached
}
