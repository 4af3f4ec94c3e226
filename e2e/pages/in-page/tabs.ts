export interface Stop {
  name: string
  /** Its position relative to the previous stop, which a list may have removed meanwhile. */
  goes: 'on' | 'back' | 'nowhere'
  isMarked: boolean
  isSeen: boolean
}

export interface Walked {
  stops: Stop[]
  /** Whether the focus has left the page or wrapped around. */
  isOver: boolean
}

const STOPS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'

const walked: Walked = { stops: [], isOver: false }
let last: Element | undefined
let left: string[] = []

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)

/** Moves the focus to the beginning of the page. */
function returnToTop(): void {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** The elements that Tab should reach; of a radio group only the selected one. */
function reachable(): string[] {
  return [...document.querySelectorAll<HTMLElement>(STOPS)].flatMap((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return []
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
      return []
    return [nameOf(element)]
  })
}

const isRinged = (element: Element) => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
}

function wayTo(element: Element): Stop['goes'] {
  if (last === element) return 'nowhere'
  if (!last?.isConnected) return 'on'
  const isAfter = last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  return isAfter ? 'on' : 'back'
}

function stopAt(element: Element): Stop {
  const label = element.closest('label')
  // A visually hidden input is drawn by an element around or beside it.
  const faces = [element, element.parentElement, element.nextElementSibling, label]
  const box = element.getBoundingClientRect()
  const [x, y] = [
    (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
    (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
  ]
  const top = document.elementFromPoint(x, y)
  return {
    name: nameOf(element),
    goes: wayTo(element),
    isMarked: faces.some((face) => face !== null && isRinged(face)),
    isSeen:
      top !== null &&
      (element.contains(top) || top.contains(element) || Boolean(label?.contains(top))),
  }
}

function noteStop({ key }: KeyboardEvent): void {
  if (key !== 'Tab' || walked.isOver) return
  const element = document.activeElement
  const stop = element && element !== document.body ? stopAt(element) : null
  walked.isOver = stop === null || stop.name === walked.stops[0]?.name
  // Later presses of the same batch go round again, and fields that they focus change what is shown.
  if (walked.isOver) left = reachable()
  if (!element || !stop || walked.isOver) return
  walked.stops.push(stop)
  last = element
}

/** Starts recording each tab stop; returns the elements to reach. */
export function begin(): string[] {
  returnToTop()
  addEventListener('keyup', noteStop, { capture: true })
  return reachable()
}

/** Updates them after lists have rendered the rows that came into view. */
export async function soFar(): Promise<Walked> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return walked
}

/**
 * Returns the elements that existed when the focus had passed all: some are visible only while another one has the
 * focus.
 */
export function end(): string[] {
  removeEventListener('keyup', noteStop, { capture: true })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  returnToTop()
  return left
}
