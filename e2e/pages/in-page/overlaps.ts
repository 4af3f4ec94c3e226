import { isWithin, overlap } from './boxes'
import { nameOf, problems } from './elements'
import type { Piece } from './pieces'

export const lookForOverlaps = (pieces: Piece[], what: string, least: number) => {
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
      // A small target on a large one, such as a favourite button on a card, is intended.
      if (what === 'control' && (isWithin(box, other.box) || isWithin(other.box, box))) continue
      if (overlap(box, other.box, least))
        problems.add(`${what} lies over another: ${nameOf(a)} and ${nameOf(b)}`)
    }
  })
}
