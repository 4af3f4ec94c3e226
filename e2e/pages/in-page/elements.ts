/** Module state lasts for one check: the bundle runs again for each. */
export const frames = async (count: number) => {
  for (let at = 0; at < count; at++)
    await new Promise((done) => requestAnimationFrame(() => done(undefined)))
}

/** Waits until lists have measured their rows. */
export const settled = async () => {
  const look = () =>
    [...document.querySelectorAll('[data-index]')]
      .map((row) => Math.round(row.getBoundingClientRect().bottom))
      .join() + document.documentElement.scrollHeight
  for (let [before, now, tries] = ['', look(), 0]; before !== now && tries < 30; tries++) {
    await frames(2)
    ;[before, now] = [now, look()]
  }
}

const styles = new Map<Element, CSSStyleDeclaration>()
export const styleOf = (element: Element) => {
  const known = styles.get(element) ?? getComputedStyle(element)
  styles.set(element, known)
  return known
}
const rects = new Map<Element, DOMRect>()
export const rectOf = (element: Element) => {
  const known = rects.get(element) ?? element.getBoundingClientRect()
  rects.set(element, known)
  return known
}
/** After the page was scrolled. */
export const clearPlaces = () => rects.clear()

export const wordsOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
export const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()}> “${wordsOf(element)}”`
export const isForEars = (element: Element) => {
  const { width: w, height: h } = rectOf(element)
  const { overflow, clipPath } = styleOf(element)
  return clipPath === 'inset(50%)' || (w <= 1 && h <= 1 && overflow !== 'visible')
}
export const isDrawn = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** From the inside out; fixed elements are clipped by the window only. */
export const holdersOf = (element: Element) => {
  const holders: Element[] = []
  let isFree = styleOf(element).position === 'absolute'
  if (styleOf(element).position === 'fixed') return holders
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { position, transform, contain } = styleOf(at)
    const isAnchor = position !== 'static' || transform !== 'none' || contain !== 'none'
    if (!isFree || isAnchor) {
      holders.push(at)
      isFree = position === 'absolute'
    }
    if (position === 'fixed') break
  }
  return holders
}
export const layerOf = (element: Element) => {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(styleOf(at).position)) return at
  return null
}
export const cuts = (value: string) => value === 'hidden' || value === 'clip'
export const scrolls = (value: string) => value === 'auto' || value === 'scroll'

export const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: window.innerHeight,
})

export const problems = new Set<string>()
