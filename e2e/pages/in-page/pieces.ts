import { isThere, meet, type Box } from './boxes'
import {
  cuts,
  holdersOf,
  isDrawn,
  isForEars,
  layerOf,
  nameOf,
  problems,
  rectOf,
  scrolls,
  styleOf,
  windowSize,
  wordsOf,
} from './elements'

export interface Piece {
  element: Element
  boxes: Box[]
  layer: Element | null
  text: string
}

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role=slider]'

/** The visible part of a box; text that is clipped without an ellipsis is a problem. */
const seenOf = (element: Element, box: Box, what: string): Box => {
  const { width } = windowSize()
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
    const [holdsX, holdsY] = [style.overflowX, style.overflowY].map((value) => value !== 'visible')
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

export const piecesOfText = (): Piece[] => {
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

export const piecesOfControl = (): Piece[] =>
  [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
    if (!isDrawn(element) || !isThere(rectOf(element)) || isForEars(element)) return []
    if (holdersOf(element).some(isForEars)) return []
    const box = seenOf(element, rectOf(element), 'control')
    return isThere(box)
      ? [{ element, boxes: [box], layer: layerOf(element), text: wordsOf(element) }]
      : []
  })
