import { readFileSync } from 'node:fs'
import path from 'node:path'
import { COLOUR_NAMES } from '@/contracts/brand'
import { BUILT_IN } from '@/lib/theme/brand-stylesheet'
import { contrast } from '@/server/domain/contrast'

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
  ['light' as const, tokensIn(light)],
  ['dark' as const, tokensIn(darkOnly)],
])('in %s', (theme, values) => {
  it.each(COLOUR_NAMES)('has the colour %s of a page without a stylesheet of the brand', (name) => {
    expect(BUILT_IN[theme][name]).toBe(values.get(`color-${name}`))
  })
  const valueOf = (name: string) => values.get(`color-${name}`) ?? ''
  it.each(TEXT)('%s has enough contrast on %s', (text, ground) => {
    expect(contrast(valueOf(text), valueOf(ground))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(['paper', 'card'])('a control has enough contrast on %s', (ground) => {
    expect(contrast(valueOf('control'), valueOf(ground))).toBeGreaterThanOrEqual(3)
  })
})

it('breaks all Japanese lines between phrases', () => {
  const [, rule = ''] = /\[lang\]:lang\(ja\) \{([^}]+)\}/.exec(css) ?? []
  expect(rule).toContain('word-break: auto-phrase')
})
