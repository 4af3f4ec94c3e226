import {
  clearPlaces,
  frames,
  isDrawn,
  nameOf,
  problems,
  rectOf,
  styleOf,
  windowSize,
} from './elements'
import { piecesOfControl, piecesOfText } from './pieces'

export const lookAtTheEnd = async () => {
  const { width, height } = windowSize()
  window.scrollTo({ top: 1e6, behavior: 'instant' })
  await frames(2)
  clearPlaces()
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
