import {
  holdersOf,
  isDrawn,
  isForEars,
  nameOf,
  problems,
  rectOf,
  scrolls,
  styleOf,
} from './elements'
import type { Piece } from './pieces'

export const lookAtLabels = (pieces: Piece[]) => {
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

export const lookAtHeadings = () => {
  for (const heading of document.querySelectorAll('h1'))
    if (isDrawn(heading) && !isForEars(heading) && heading.scrollWidth > heading.clientWidth + 1)
      problems.add(`the name of the page is shortened: ${nameOf(heading)}`)
}
