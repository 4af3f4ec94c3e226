import type { Palette } from '@/server/pictures/palettes'

/** Gradients for every scene. A scene has no ids other than these and those of its sprites. */
export function gradients(palette: Palette): string {
  const p = palette
  return [
    radial('wall', 0.28, 0.16, 1.05, [p.glow, p.wall, p.wallDeep]),
    linear('floor', '0 0 0 1', [p.floor, p.floorDeep]),
    radial('seamless', 0.3, 0.22, 1.05, [p.glow, p.wall, p.floorDeep]),
    linear('accent', '0 0 1 1', [p.accent, p.accentDeep]),
    linear('accentDown', '0 0 0 1', [p.accentDeep, p.accent]),
    linear('top', '0 0 1 .4', [p.glow, p.wall]),
    linear('side', '0 0 1 0', [p.wall, p.wallDeep, p.accentDeep]),
    `<linearGradient id="beam" x1=".1" y1="0" x2=".75" y2="1"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<radialGradient id="shade"><stop stop-color="${p.shadow}" stop-opacity=".42"/><stop offset=".6" stop-color="${p.shadow}" stop-opacity=".16"/><stop offset="1" stop-color="${p.shadow}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="shine"><stop stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  ].join('')
}

function radial(id: string, cx: number, cy: number, r: number, colours: string[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${cx}" fy="${cy}">${stops(colours)}</radialGradient>`
}

function linear(id: string, line: string, colours: string[]): string {
  const [x1, y1, x2, y2] = line.split(' ')
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(colours)}</linearGradient>`
}

function stops(colours: string[]): string {
  const last = colours.length - 1
  return colours
    .map((colour, index) => `<stop offset="${index / last}" stop-color="${colour}"/>`)
    .join('')
}

/** A wall and a floor that meet at `horizon` with a soft edge, like a paper backdrop. */
export function studioBackground(width: number, height: number, horizon: number): string {
  const softEdge = [26, 16, 7].map(
    (rise) =>
      `<rect y="${horizon - rise}" width="${width}" height="${rise + 2}" fill="url(#floor)" opacity=".3"/>`,
  )
  return [
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    ...softEdge,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>`,
    `<ellipse cx="${width * 0.42}" cy="${horizon + (height - horizon) * 0.35}" rx="${width * 0.42}" ry="${(height - horizon) * 0.5}" fill="url(#shine)" opacity=".4"/>`,
  ].join('')
}

export function seamlessBackground(width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="url(#seamless)"/>`
}
