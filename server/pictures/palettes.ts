import type { PaletteName } from './recipe'

/** The colours of a picture as `#rrggbb`, from the lightest to the shadow. */
export type Palette = {
  glow: string
  wall: string
  wallDeep: string
  floor: string
  floorDeep: string
  accent: string
  accentDeep: string
  shadow: string
}

/**
 * Hue in degrees and chroma in OKLCH. `lift` is added to every lightness to distinguish
 * neighbouring hues.
 */
const tones: Record<PaletteName, { hue: number; chroma: number; lift: number }> = {
  sand: { hue: 82, chroma: 0.03, lift: 0.005 },
  clay: { hue: 42, chroma: 0.048, lift: -0.035 },
  rose: { hue: 12, chroma: 0.04, lift: 0 },
  peach: { hue: 58, chroma: 0.055, lift: 0.01 },
  butter: { hue: 92, chroma: 0.062, lift: 0.012 },
  sage: { hue: 130, chroma: 0.034, lift: -0.012 },
  mint: { hue: 165, chroma: 0.04, lift: 0.008 },
  teal: { hue: 192, chroma: 0.042, lift: -0.035 },
  sky: { hue: 232, chroma: 0.04, lift: 0.005 },
  slate: { hue: 255, chroma: 0.016, lift: -0.03 },
  lilac: { hue: 300, chroma: 0.038, lift: 0 },
  plum: { hue: 345, chroma: 0.04, lift: -0.035 },
}

export function paletteOf(name: PaletteName): Palette {
  const { hue, chroma, lift } = tones[name]
  const shade = (lightness: number, chromaFactor: number) =>
    oklch(Math.min(lightness + lift, 0.985), chroma * chromaFactor, hue)
  return {
    glow: shade(0.975, 0.35),
    wall: shade(0.935, 0.75),
    wallDeep: shade(0.88, 1),
    floor: shade(0.925, 0.85),
    floorDeep: shade(0.855, 1.15),
    accent: shade(0.855, 1.45),
    accentDeep: shade(0.79, 1.7),
    shadow: shade(0.36, 1.3),
  }
}

/**
 * OKLCH to sRGB with Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/. Channels
 * outside the gamut are clipped.
 */
function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return '#' + linear.map(channel).join('')
}

function channel(linear: number): string {
  const clipped = Math.min(Math.max(linear, 0), 1)
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
