import type { Page } from '@playwright/test'

/** Windows, the one in which a page is left last; where a thumb is at work, targets are measured too. */
export const SIZES = {
  'a tablet': { width: 820, height: 1180 },
  'a desk': { width: 1280, height: 900 },
  'a desk at 200 %': { width: 640, height: 450 },
  'a desk at 400 %': { width: 320, height: 640 },
  'a phone': { width: 390, height: 844, hasThumb: true },
  'a small phone': { width: 360, height: 740, hasThumb: true, isLast: true },
}

export type SizeName = keyof typeof SIZES

interface Looking {
  hasThumb?: boolean
  isLast?: boolean
}

/** Lays the page out in every size, without loading it again, and answers what is wrong. */
export async function layoutProblems(page: Page, leftOut: SizeName[] = []): Promise<string[]> {
  const found: string[] = []
  for (const name of Object.keys(SIZES) as SizeName[]) {
    if (leftOut.includes(name)) continue
    const { width, height, ...looking }: Looking & (typeof SIZES)['a desk'] = SIZES[name]
    await page.setViewportSize({ width, height })
    const problems = await page.evaluate(measure, looking)
    found.push(...problems.map((problem) => `on ${name}: ${problem}`))
  }
  return found
}

/** Runs in the page, so it holds everything it needs. */
async function measure({ hasThumb, isLast }: Looking): Promise<string[]> {
  const TAP = 44
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role=slider]'
  type Box = { left: number; top: number; right: number; bottom: number }
  type Piece = { element: Element; boxes: Box[]; layer: Element | null; text: string }

  const frames = async (count: number) => {
    for (let at = 0; at < count; at++)
      await new Promise((done) => requestAnimationFrame(() => done(undefined)))
  }
  /** Until lists have measured their rows anew. */
  const settled = async () => {
    const look = () =>
      [...document.querySelectorAll('[data-index]')]
        .map((row) => Math.round(row.getBoundingClientRect().bottom))
        .join() + document.documentElement.scrollHeight
    for (let [before, now, tries] = ['', look(), 0]; before !== now && tries < 30; tries++) {
      await frames(2)
      ;[before, now] = [now, look()]
    }
  }
  await settled()

  const problems = new Set<string>()
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight]
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const rects = new Map<Element, DOMRect>()
  const rectOf = (element: Element) => {
    const known = rects.get(element) ?? element.getBoundingClientRect()
    rects.set(element, known)
    return known
  }
  const wordsOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
  const nameOf = (element: Element) => `<${element.tagName.toLowerCase()}> “${wordsOf(element)}”`
  const isForEars = (element: Element) => {
    const { width: w, height: h } = rectOf(element)
    const { overflow, clipPath } = styleOf(element)
    return clipPath === 'inset(50%)' || (w <= 1 && h <= 1 && overflow !== 'visible')
  }
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** From the inside out; what is fixed is held by the window alone. */
  const holdersOf = (element: Element) => {
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
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(styleOf(at).position)) return at
    return null
  }
  const cuts = (value: string) => value === 'hidden' || value === 'clip'
  const scrolls = (value: string) => value === 'auto' || value === 'scroll'
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isThere = (box: Box) => box.right - box.left > 0.5 && box.bottom - box.top > 0.5

  /** What of a box can be seen; what is cut off without a sign is a problem. */
  const seenOf = (element: Element, box: Box, what: string): Box => {
    let seen: Box = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    let [mayLeaveX, mayLeaveY] = [false, false]
    for (const holder of [element, ...holdersOf(element)]) {
      const style = styleOf(holder)
      const inside = rectOf(holder)
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (scrolls(style.overflowX)) mayLeaveX = true
      if (scrolls(style.overflowY)) mayLeaveY = true
      if (holder === element && what === 'control') continue
      if (isShortened) [mayLeaveX, mayLeaveY] = [true, true]
      const [holdsX, holdsY] = [style.overflowX, style.overflowY].map(
        (value) => value !== 'visible',
      )
      if (!holdsX && !holdsY) continue
      const kept = meet(seen, {
        left: holdsX ? inside.left : -Infinity,
        right: holdsX ? inside.right : Infinity,
        top: holdsY ? inside.top : -Infinity,
        bottom: holdsY ? inside.bottom : Infinity,
      })
      const lostX = kept.left - seen.left > 1.5 || seen.right - kept.right > 1.5
      const lostY = kept.top - seen.top > 2.5 || seen.bottom - kept.bottom > 2.5
      const isCut =
        (lostX && !mayLeaveX && cuts(style.overflowX)) ||
        (lostY && !mayLeaveY && cuts(style.overflowY))
      if (isCut && isThere(kept)) problems.add(`${what} is cut off: ${nameOf(element)}`)
      seen = kept
    }
    const leaves = seen.right > width + 1 || seen.left < -1
    if (isThere(seen) && leaves && !mayLeaveX)
      problems.add(`${what} leaves the window: ${nameOf(element)}`)
    return seen
  }

  const piecesOfText = (): Piece[] => {
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (!element || text === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName))
        continue
      if (!isDrawn(element) || [element, ...holdersOf(element)].some(isForEars)) continue
      range.selectNodeContents(walker.currentNode)
      const boxes = [...range.getClientRects()]
        .filter(isThere)
        .map((box) => seenOf(element, box, 'text'))
        .filter(isThere)
      if (boxes.length > 0) pieces.push({ element, boxes, layer: layerOf(element), text })
    }
    return pieces
  }

  const piecesOfControl = (): Piece[] =>
    [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      if (!isDrawn(element) || !isThere(rectOf(element)) || isForEars(element)) return []
      if (holdersOf(element).some(isForEars)) return []
      const box = seenOf(element, rectOf(element), 'control')
      return isThere(box)
        ? [{ element, boxes: [box], layer: layerOf(element), text: wordsOf(element) }]
        : []
    })

  const overlap = (one: Box, other: Box, least: number) => {
    const both = meet(one, other)
    const [w, h] = [both.right - both.left, both.bottom - both.top]
    return w > 3 && h > least * Math.min(one.bottom - one.top, other.bottom - other.top) && h > 3
  }
  const isWithin = (inner: Box, outer: Box) =>
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  const lookForOverlaps = (pieces: Piece[], what: string, least: number) => {
    const flat = pieces
      .flatMap((piece) => piece.boxes.map((box) => ({ piece, box })))
      .sort((one, other) => one.box.top - other.box.top)
    flat.forEach(({ piece, box }, at) => {
      for (let next = at + 1; next < flat.length; next++) {
        const other = flat[next]!
        if (other.box.top >= box.bottom) break
        if (other.piece === piece || other.piece.layer !== piece.layer) continue
        const [a, b] = [piece.element, other.piece.element]
        if (what === 'control' && (a.contains(b) || b.contains(a))) continue
        // A small one on a large one, as a heart on a card, is meant.
        if (what === 'control' && (isWithin(box, other.box) || isWithin(other.box, box))) continue
        if (overlap(box, other.box, least))
          problems.add(`${what} lies over another: ${nameOf(a)} and ${nameOf(b)}`)
      }
    })
  }

  const lookAtLabels = (pieces: Piece[]) => {
    for (const { element, boxes, text } of pieces) {
      const control = element.closest('button, [role=tab], [role=radio], [role=button]')
      if (!control || holdersOf(element).some((holder) => scrolls(styleOf(holder).overflowX)))
        continue
      const frame = rectOf(control)
      const leaves = boxes.some(
        (box) =>
          box.right > frame.right + 1 || box.left < frame.left - 1 || box.bottom > frame.bottom + 2,
      )
      if (leaves) problems.add(`words leave their control: “${text.slice(0, 40)}”`)
    }
  }
  const lookAtHeadings = () => {
    for (const heading of document.querySelectorAll('h1'))
      if (isDrawn(heading) && !isForEars(heading) && heading.scrollWidth > heading.clientWidth + 1)
        problems.add(`the name of the page is shortened: ${nameOf(heading)}`)
  }

  const union = (one: Box, other: Box): Box => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  })
  /** Its own box, what is drawn around it to be touched, and its label. */
  const targetOf = (element: Element): Box => {
    let box: Box = rectOf(element)
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.position !== 'absolute') continue
      const isAnchor = styleOf(element).position !== 'static'
      const anchor = isAnchor ? element : ((element as HTMLElement).offsetParent ?? element)
      const matrix = new DOMMatrix(style.transform === 'none' ? '' : style.transform)
      const left = rectOf(anchor).left + anchor.clientLeft + parseFloat(style.left) + matrix.m41
      const top = rectOf(anchor).top + anchor.clientTop + parseFloat(style.top) + matrix.m42
      if (Number.isNaN(left) || Number.isNaN(top)) continue
      const [w, h] = [parseFloat(style.width), parseFloat(style.height)]
      box = union(box, { left, top, right: left + w, bottom: top + h })
    }
    for (const label of (element as HTMLInputElement).labels ?? [])
      if (isDrawn(label) && label.contains(element)) box = union(box, rectOf(label))
    return box
  }
  const isWithinText = (element: Element) => {
    const parent = element.parentElement
    if (!parent || styleOf(element).display !== 'inline') return false
    return [...parent.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  }
  const lookAtTargets = (pieces: Piece[]) => {
    const targets = pieces
      .filter(({ element }) => !element.matches(':disabled, [aria-disabled=true]'))
      .map(({ element, layer }) => ({ element, layer, box: targetOf(element) }))
    const sizeOf = ({ box }: { box: Box }) => [box.right - box.left, box.bottom - box.top] as const
    const isSmall = (target: { box: Box }) => sizeOf(target).some((size) => size < TAP - 0.5)
    for (const target of targets) {
      if (!isSmall(target) || isWithinText(target.element)) continue
      const x = (target.box.left + target.box.right) / 2
      const y = (target.box.top + target.box.bottom) / 2
      const isCrowded = targets.some((other) => {
        if (other === target || other.layer !== target.layer) return false
        if (other.element.contains(target.element) || target.element.contains(other.element))
          return false
        const [ox, oy] = isSmall(other)
          ? [(other.box.left + other.box.right) / 2, (other.box.top + other.box.bottom) / 2]
          : [
              Math.max(other.box.left, Math.min(x, other.box.right)),
              Math.max(other.box.top, Math.min(y, other.box.bottom)),
            ]
        return Math.hypot(ox - x, oy - y) < (isSmall(other) ? TAP : TAP / 2) - 0.5
      })
      const isTiny = sizeOf(target).some((size) => size < 24)
      if (isCrowded || isTiny)
        problems.add(
          `too small to be touched, ${sizeOf(target).map(Math.round).join(' × ')} px: ${nameOf(target.element)}`,
        )
    }
  }

  const lookAtTheEnd = async () => {
    window.scrollTo({ top: 1e6, behavior: 'instant' })
    await frames(2)
    rects.clear()
    const bottom = document.documentElement.scrollHeight - window.innerHeight
    const isAtEnd = bottom - window.scrollY < 2
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = styleOf(element)
      const box = rectOf(element)
      return (
        position === 'fixed' &&
        isDrawn(element) &&
        box.width > width / 2 &&
        box.height > 8 &&
        box.top > height / 2 &&
        Math.abs(box.bottom - height) < 2
      )
    })
    const limit = Math.min(height, ...bars.map((bar) => rectOf(bar).top))
    if (isAtEnd && limit < height)
      for (const { element, boxes, layer } of [...piecesOfText(), ...piecesOfControl()])
        if (layer === null && boxes.some((box) => box.bottom > limit + 1 && box.top < height))
          problems.add(`stays under the bar at the end: ${nameOf(element)}`)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await frames(1)
  }

  if (document.documentElement.scrollWidth > width + 1)
    problems.add(`the page is ${document.documentElement.scrollWidth} px wide`)
  const texts = piecesOfText()
  const controls = piecesOfControl()
  lookForOverlaps(texts, 'text', 0.45)
  lookForOverlaps(controls, 'control', 0.1)
  lookAtLabels(texts)
  lookAtHeadings()
  if (hasThumb) lookAtTargets(controls)
  if (isLast && !document.querySelector('[role=dialog], [role=alertdialog]')) await lookAtTheEnd()
  return [...problems]
}
