import { fitInside, placeFlat, placeUpright, type SpriteRef } from './placement'
import { studioBackground } from './backgrounds'

/** A shop's logo: one large icon, legible at 40 px and cropped to a circle. */
export function logo(sprite: SpriteRef): string {
  const size = fitInside(sprite, 610)
  return [
    `<rect width="1000" height="1000" fill="url(#accent)"/>`,
    `<circle cx="500" cy="500" r="420" fill="url(#seamless)"/>`,
    placeFlat(sprite, { x: 500, y: 500, ...size }, 0, 26, 0.8),
  ].join('')
}

/** A category's icon: a disc on a transparent background, for light and dark themes. */
export function tile(sprite: SpriteRef): string {
  const size = fitInside(sprite, 650)
  return [
    `<circle cx="500" cy="500" r="496" fill="url(#seamless)"/>`,
    placeFlat(sprite, { x: 500, y: 496, ...size }, 0, 24, 0.8),
  ].join('')
}

/** 1600 by 700, with one to three icons on the right. The left 45 % is reserved for text or a logo. */
export function banner(sprites: SpriteRef[]): string {
  const [first, second = first, third = second] = sprites
  if (!first || !second || !third) throw new RangeError('A banner requires an icon')
  return [
    studioBackground(1600, 700, 500),
    `<circle cx="1130" cy="235" r="262" fill="url(#accent)" opacity=".4"/>`,
    `<circle cx="1450" cy="150" r="170" fill="url(#accent)" opacity=".26"/>`,
    `<circle cx="720" cy="120" r="90" fill="url(#accent)" opacity=".2"/>`,
    placeFlat(third, { x: 812, y: 190, ...fitInside(third, 120) }, -16, 30, 0.5),
    placeFlat(
      second,
      { x: 1490, y: 170, ...fitInside(second, 130), isMirrored: true },
      14,
      30,
      0.5,
    ),
    placeUpright(second, { x: 858, y: 566, ...fitInside(second, 260) }, 0.9),
    placeUpright(
      third,
      { x: 1410, y: 574, ...fitInside(third, 265), isMirrored: third === first },
      0.9,
    ),
    placeUpright(first, { x: 1130, y: 616, ...fitInside(first, 420, 430) }),
  ].join('')
}
