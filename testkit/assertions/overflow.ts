import type { Page } from '@playwright/test'
import type { Verdict } from './verdict'

/** The page does not scroll sideways. The message names the widest element. */
export async function toFitViewport(page: Page): Promise<Verdict> {
  const { room, needed, widest } = await page.evaluate(measure)
  if (needed <= room) return { pass: true, message: `The page fits its ${room} px` }
  return {
    pass: false,
    message: `The page is ${needed} px wide in a viewport of ${room} px. The widest element is ${widest}`,
  }
}

/** Runs in the page. */
function measure() {
  const room = document.documentElement.clientWidth
  const needed = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
  /** What an ancestor clips or scrolls does not widen the page. */
  const isContained = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true
    return false
  }
  let widest: Element | undefined
  let end = room
  for (const element of document.body.querySelectorAll('*')) {
    const { right, width } = element.getBoundingClientRect()
    // The innermost element that reaches as far is the cause.
    if (width === 0 || right + scrollX < end || right <= room || isContained(element)) continue
    widest = element
    end = right + scrollX
  }
  if (!widest) return { room, needed, widest: 'not visible' }
  const { id, classList, textContent } = widest
  const name =
    widest.tagName.toLowerCase() +
    (id ? `#${id}` : '') +
    [...classList]
      .slice(0, 4)
      .map((one) => `.${one}`)
      .join('')
  const text = textContent.trim().slice(0, 60)
  return {
    room,
    needed,
    widest: `<${name}>${text ? ` “${text}”` : ''}, which ends at ${Math.round(end)} px`,
  }
}
