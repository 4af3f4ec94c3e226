import { paletteOf } from './palettes'
import { paletteNames } from './recipe'

it.each([...paletteNames])('generates every colour of %s, from light to shadow', (name) => {
  const palette = paletteOf(name)
  for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  const order = [palette.glow, palette.wall, palette.wallDeep, palette.accentDeep, palette.shadow]
  const lightness = order.map(brightness)
  expect(lightness).toEqual([...lightness].sort((one, other) => other - one))
})

it('generates distinct palettes', () => {
  expect(new Set(paletteNames.map((name) => paletteOf(name).wall)).size).toBe(paletteNames.length)
})

function brightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  return 0.2126 * (value >> 16) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255)
}
