/** The colours of products, as `#rrggbb`, by the name that picture URLs use. */
export const pictureColours = {
  black: '#26262a',
  'off-white': '#f1ece1',
  navy: '#24304f',
  beige: '#d6c0a0',
  olive: '#6f7045',
  terracotta: '#b5603f',
  'dusty-pink': '#cf9a98',
  lavender: '#b3a2cf',
  teal: '#26787d',
  burgundy: '#6c2233',
  graphite: '#43464b',
  'cloud-white': '#eceded',
  'deep-blue': '#23437c',
  mint: '#a9d6c2',
  'rose-gold': '#d8a998',
  lilac: '#bda6d6',
  sand: '#d9c8ab',
  sage: '#98a88b',
  'mist-blue': '#94aebf',
  charcoal: '#4a4a4c',
  'honey-yellow': '#d9a53f',
  red: '#c03230',
  blue: '#2f62ad',
  yellow: '#e9c03c',
  green: '#3f8a55',
  orange: '#dd7730',
  purple: '#71499b',
} as const

export type ColourName = keyof typeof pictureColours
export const colourNames = Object.keys(pictureColours) as ColourName[]

/** The background of product pictures. */
export const paper = '#f2efea'

/** A mixture of two colours in sRGB; `share` of the first, 0 to 1. */
export function mixed(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((text) => Number.parseInt(text.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colour of a product's second coloured part: a lighter shade, or a darker one for light products. */
export function secondColour(name: ColourName): string {
  const main = pictureColours[name]
  const brightness = Number.parseInt(main.slice(3, 5), 16)
  return brightness > 150 ? mixed(main, '#5a524a', 0.45) : mixed(main, '#f4efe6', 0.3)
}
