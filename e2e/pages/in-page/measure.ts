import { problems, settled, windowSize } from './elements'
import { lookAtTheEnd } from './end-of-page'
import { lookForOverlaps } from './overlaps'
import { piecesOfControl, piecesOfText } from './pieces'
import { lookAtTargets } from './targets'
import { lookAtHeadings, lookAtLabels } from './words-in-place'

export interface Looking {
  hasThumb?: boolean
  isLast?: boolean
}

/** The layout problems of the page in its current state. */
export async function measure({ hasThumb, isLast }: Looking): Promise<string[]> {
  await settled()
  if (document.documentElement.scrollWidth > windowSize().width + 1)
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
