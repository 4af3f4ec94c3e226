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
  /** Ancestors clip or scroll it, or it is fixed: a fixed bar is as wide as the page that another element widens. */
  const isInnocent = (element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box)
      if (position === 'fixed' || (box !== element && overflowX !== 'visible')) return true
    }
    return false
  }
  const ends = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, end: element.getBoundingClientRect().right + scrollX }))
    .filter(({ element, end }) => end > room + 0.5 && element.getBoundingClientRect().width > 0)
  const causes = ends.filter(({ element }) => !isInnocent(element))
  // The innermost element that reaches as far is the cause.
  const { element: widest, end } = (causes.length > 0 ? causes : ends).reduce<{
    element?: Element
    end: number
  }>((far, one) => (one.end >= far.end ? one : far), { end: 0 })
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
