import { union, type Box } from './boxes'
import { isDrawn, nameOf, problems, rectOf, styleOf } from './elements'
import type { Piece } from './pieces'

const TAP = 44

/** Its own box, its touch area, and its label. */
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
export const lookAtTargets = (pieces: Piece[]) => {
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
