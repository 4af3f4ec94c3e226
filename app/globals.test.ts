import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (...parts: string[]) => readFileSync(path.join(import.meta.dirname, ...parts), 'utf8')
const css = read('globals.css')

const [light = '', dark = ''] = css.split('@variant dark')
const darkOnly = dark.slice(0, dark.indexOf('@layer base'))

const tokensIn = (text: string) =>
  new Map(
    [...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** The tokens of the theme; `--color-*: initial` only clears Tailwind's own. */
const themed = [...css.matchAll(/@theme[^{]*\{((?:[^{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)\}/g)]
const names = [...tokensIn(themed.map(([, body]) => body).join('\n')).keys()].filter(
  (name) => !name.includes('--'),
)

it('reads the tokens from the stylesheet', () => {
  expect(names.length).toBeGreaterThan(50)
  expect(names).toEqual(expect.arrayContaining(['color-paper', 'text-15', 'animate-turn']))
})

it('every colour has a dark value, unless it is listed as the same in both themes', () => {
  const both = ['color-on-picture']
  const inDark = tokensIn(darkOnly)
  const missing = names.filter((name) => name.startsWith('color-') && !inDark.has(name))
  expect(missing).toEqual(both)
})

it('shows the link menu of the phone on a long press of a card', () => {
  expect(css).not.toContain('touch-callout')
})

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

const TEXT = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'press'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['accent', 'card'],
  ['accent', 'paper'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-pressed'],
  ['accent', 'accent-soft'],
  ['money', 'card'],
  ['money', 'money-soft'],
  ['on-wallet', 'wallet'],
  ['on-wallet-muted', 'wallet'],
  ['good', 'good-soft'],
  ['star', 'star-soft'],
  ['bad', 'card'],
  ['bad', 'bad-soft'],
  ['on-bad', 'bad'],
  ['on-toast', 'toast'],
] as const

describe.each([
  ['light', tokensIn(light)],
  ['dark', tokensIn(darkOnly)],
])('in %s', (_, values) => {
  const valueOf = (name: string) => values.get(`color-${name}`) ?? ''
  it.each(TEXT)('%s has enough contrast on %s', (text, ground) => {
    expect(contrast(valueOf(text), valueOf(ground))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(['paper', 'card'])('a control has enough contrast on %s', (ground) => {
    expect(contrast(valueOf('control'), valueOf(ground))).toBeGreaterThanOrEqual(3)
  })
})
