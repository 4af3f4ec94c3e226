import { fitInside, placeFlat, n, placeUpright, type SpriteRef } from './placement'
import { seamlessBackground, studioBackground } from './backgrounds'

const side = 1000
const horizon = 725

/**
 * The input of a product scene. `seed`, from the icon's name, selects among equivalent designs;
 * `shadow` is a colour.
 */
export type ProductSceneInput = { sprite: SpriteRef; seed: number; shadow: string }

type Scene = (input: ProductSceneInput) => string

/** Centred on the floor in front of one plain shape. */
export const hero: Scene = ({ sprite, seed }) => {
  const size = fitInside(sprite, 700, 640)
  return (
    studioBackground(side, side, horizon) +
    backdrop(seed) +
    placeUpright(sprite, { x: 490, y: 848, ...size })
  )
}

/** Tilted and floating in front of a seamless background. */
export const tilted: Scene = ({ sprite, seed }) => {
  const size = fitInside(sprite, 720, 690)
  const angle = seed % 2 === 0 ? -13 : 12
  return [
    seamlessBackground(side, side),
    `<circle cx="${seed % 2 === 0 ? 640 : 370}" cy="480" r="350" fill="url(#accent)" opacity=".42"/>`,
    `<ellipse cx="525" cy="880" rx="${size.width * 0.46}" ry="42" fill="url(#shade)"/>`,
    `<g transform="translate(500 470) matrix(.97 .035 0 1 0 0) translate(-500 -470)">`,
    placeFlat(sprite, { x: 500, y: 468, ...size }, angle, 40, 0.5),
    `</g>`,
  ].join('')
}

/** A close-up that crops the edges of the icon. */
export const closeUp: Scene = ({ sprite }) => {
  const size = fitInside(sprite, 1180)
  return [
    seamlessBackground(side, side),
    `<circle cx="180" cy="160" r="420" fill="url(#shine)" opacity=".7"/>`,
    placeFlat(sprite, { x: 590, y: 610, ...size }, -8, 60, 0.9),
  ].join('')
}

/** The icon and a smaller, mirrored copy behind it. */
export const pair: Scene = ({ sprite }) => {
  const front = fitInside(sprite, 580, 570)
  const back = { width: front.width * 0.72, height: front.height * 0.72 }
  const gap = Math.min(front.width, 400)
  return [
    studioBackground(side, side, horizon - 40),
    `<rect x="90" y="150" width="470" height="${horizon - 190}" rx="24" fill="url(#accent)" opacity=".4"/>`,
    placeUpright(sprite, { x: 500 - gap * 0.6, y: 765, ...back, isMirrored: true }, 0.85),
    placeUpright(sprite, { x: 500 + gap * 0.34, y: 868, ...front }),
  ].join('')
}

/** On a round podium in a beam of light. */
export const onPodium: Scene = ({ sprite }) => {
  const size = fitInside(sprite, 560, 590)
  return [
    studioBackground(side, side, 780),
    `<path d="M0 0H430L900 800H210Z" fill="url(#beam)"/>`,
    `<ellipse cx="560" cy="935" rx="450" ry="62" fill="url(#shade)"/>`,
    `<path d="M150 742V880A350 78 0 0 0 850 880V742Z" fill="url(#side)"/>`,
    `<ellipse cx="500" cy="742" rx="350" ry="78" fill="url(#top)"/>`,
    `<path d="M150 742A350 78 0 0 0 850 742" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>`,
    placeUpright(sprite, { x: 500, y: 764, ...size }),
  ].join('')
}

/** From above, on a sheet of paper over a patterned background. */
export const flatLay: Scene = ({ sprite, seed, shadow }) => {
  const size = fitInside(sprite, 610)
  const sheet = (margin: number, shift: number, paint: string) =>
    `<g transform="translate(${n(500 + shift * 0.7)} ${500 + shift}) rotate(-7)"><rect x="${-345 - margin}" y="${-345 - margin}" width="${690 + margin * 2}" height="${690 + margin * 2}" rx="${34 + margin}" ${paint}/></g>`
  const shadows = [16, 11, 6, 1, -4].map((margin) =>
    sheet(margin, 14, `fill="${shadow}" opacity=".035"`),
  )
  return [
    seamlessBackground(side, side),
    pattern(seed),
    ...shadows,
    sheet(0, 0, 'fill="url(#top)"'),
    placeFlat(sprite, { x: 500, y: 500, ...size }, seed % 2 === 0 ? 11 : -17, 22),
  ].join('')
}

/** The plain shape behind the icon: a disc, an arch, a panel or two discs. */
function backdrop(seed: number): string {
  const shapes = [
    `<circle cx="540" cy="430" r="300" fill="url(#accent)" opacity=".5"/>`,
    `<path d="M230 ${horizon}V400A270 270 0 0 1 770 400V${horizon}Z" fill="url(#accent)" opacity=".45"/>`,
    `<path d="M500 ${horizon}V90H860V${horizon}Z" fill="url(#accent)" opacity=".36"/><path d="M200 ${horizon}V250H500V${horizon}Z" fill="url(#accent)" opacity=".22"/>`,
    `<circle cx="330" cy="330" r="210" fill="url(#accent)" opacity=".3"/><circle cx="650" cy="470" r="230" fill="url(#accent)" opacity=".42"/>`,
  ]
  return shapes[seed % shapes.length] ?? ''
}

function pattern(seed: number): string {
  const marks: string[] = []
  const step = 125
  for (let row = 0; row <= 8; row++) {
    for (let column = 0; column <= 8; column++) {
      const x = column * step + (row % 2) * (step / 2)
      marks.push(mark(seed % 3, x, row * step))
    }
  }
  return `<g fill="url(#accent)" opacity=".55">${marks.join('')}</g>`
}

function mark(kind: number, x: number, y: number): string {
  if (kind === 0) return `<circle cx="${x}" cy="${y}" r="15"/>`
  if (kind === 1)
    return `<rect x="${x - 40}" y="${y - 5}" width="80" height="10" rx="5" transform="rotate(-38 ${x} ${y})"/>`
  return `<path d="M${x} ${y - 24}Q${x + 4} ${y - 4} ${x + 24} ${y}Q${x + 4} ${y + 4} ${x} ${y + 24}Q${x - 4} ${y + 4} ${x - 24} ${y}Q${x - 4} ${y - 4} ${x} ${y - 24}Z"/>`
}
