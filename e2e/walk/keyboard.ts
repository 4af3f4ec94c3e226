import type { Page } from '@playwright/test'

/** Tabs are pressed no more often than this: lists grow while they are walked. */
const MOST = 40

interface Stop {
  name: string
  /** Its place among all elements of the page. */
  order: number
  isMarked: boolean
  isSeen: boolean
}

/** Presses Tab until the focus leaves the page, and answers what a shopper without a pointer would miss. */
export async function keyboardProblems(page: Page, skipLink: string): Promise<string[]> {
  const wanted = await page.evaluate(prepare)
  const stops: Stop[] = []
  for (let press = 0; press < MOST; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop === null || (stops.length > 0 && stop.name === stops[0]?.name)) break
    stops.push(stop)
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const problems: string[] = []
  if (stops[0]?.name !== skipLink) problems.push(`Tab begins at “${stops[0]?.name}”`)
  const walked = stops.slice(1)
  walked.forEach((stop, at) => {
    const before = walked[at - 1]
    if (before && before.order === stop.order) problems.push(`Tab stays at “${stop.name}”`)
    else if (before && before.order > stop.order)
      problems.push(`Tab goes back, from “${before.name}” to “${stop.name}”`)
    if (!stop.isMarked) problems.push(`no sign of focus on “${stop.name}”`)
    if (!stop.isSeen) problems.push(`the focus is out of sight on “${stop.name}”`)
  })
  if (stops.length < MOST) {
    const reached = new Set(stops.map(({ name }) => name))
    // What shows only while something else has the focus is gone by now.
    const left = new Set(await page.evaluate(prepare))
    for (const name of wanted)
      if (left.has(name) && !reached.has(name)) problems.push(`Tab never reaches “${name}”`)
  }
  return problems
}

/** Runs in the page: what Tab should reach, of a group of radio buttons the chosen one alone. */
function prepare(): string[] {
  // From the beginning, wherever the page itself has put the focus.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  window.scrollTo({ top: 0, behavior: 'instant' })
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]',
  )
  return [...all].flatMap((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return []
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
      return []
    return [(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)]
  })
}

/** Runs in the page. */
function lookAtFocus(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const isRinged = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
  }
  // A box without a face of its own is drawn by what stands around or beside it.
  const faces = [
    element,
    element.parentElement,
    element.nextElementSibling,
    element.closest('label'),
  ]
  const box = element.getBoundingClientRect()
  const [x, y] = [
    (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
    (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
  ]
  const top = document.elementFromPoint(x, y)
  const label = element.closest('label')
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60),
    order: [...document.querySelectorAll('*')].indexOf(element),
    isMarked: faces.some((face) => face !== null && isRinged(face)),
    isSeen:
      top !== null &&
      (element.contains(top) || top.contains(element) || Boolean(label?.contains(top))),
  }
}
