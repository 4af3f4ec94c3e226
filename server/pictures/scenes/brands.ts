import { fit, lying, standing, type Actor } from './actor'
import { studio } from './ground'

/** A shop's mark: one icon, tight, legible at 40 px and inside a circle. */
export function logo(actor: Actor): string {
  const size = fit(actor, 610)
  return [
    `<rect width="1000" height="1000" fill="url(#accent)"/>`,
    `<circle cx="500" cy="500" r="420" fill="url(#seamless)"/>`,
    lying(actor, { x: 500, y: 500, ...size }, 0, 26, 0.8),
  ].join('')
}

/** A category's mark: a soft disc on nothing, so that it sits on paper and on dark alike. */
export function tile(actor: Actor): string {
  const size = fit(actor, 650)
  return [
    `<circle cx="500" cy="500" r="496" fill="url(#seamless)"/>`,
    lying(actor, { x: 500, y: 496, ...size }, 0, 24, 0.8),
  ].join('')
}

/** 1600 by 700. The left 45 % stays calm, for words or a logo; one to three icons stand at the right. */
export function banner(actors: Actor[]): string {
  const [first, second = first, third = second] = actors
  if (!first || !second || !third) throw new RangeError('A banner needs an icon')
  return [
    studio(1600, 700, 500),
    `<circle cx="1130" cy="235" r="262" fill="url(#accent)" opacity=".4"/>`,
    `<circle cx="1450" cy="150" r="170" fill="url(#accent)" opacity=".26"/>`,
    `<circle cx="720" cy="120" r="90" fill="url(#accent)" opacity=".2"/>`,
    lying(third, { x: 812, y: 190, ...fit(third, 120) }, -16, 30, 0.5),
    lying(second, { x: 1490, y: 170, ...fit(second, 130), isMirrored: true }, 14, 30, 0.5),
    standing(second, { x: 858, y: 566, ...fit(second, 260) }, 0.9),
    standing(third, { x: 1410, y: 574, ...fit(third, 265), isMirrored: third === first }, 0.9),
    standing(first, { x: 1130, y: 616, ...fit(first, 420, 430) }),
  ].join('')
}
