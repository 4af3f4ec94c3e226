import { createHash } from 'node:crypto'
import { brand, COLOUR_NAMES, type Brand, type Colours } from '@/contracts/brand'

/** The colours of app/globals.css. A test compares them. */
export const BUILT_IN: Brand['colours'] = {
  light: {
    paper: '#faf7f2',
    card: '#ffffff',
    ink: '#1c1a17',
    muted: '#6b645a',
    line: '#ece6dc',
    control: '#8f877b',
    press: '#f1ebe1',
    accent: '#c2341d',
    'accent-pressed': '#a32a16',
    'accent-soft': '#fbeae6',
    'on-accent': '#ffffff',
    money: '#0e5a57',
    'money-soft': '#e3efee',
    wallet: '#0e5a57',
    'on-wallet': '#ffffff',
    'on-wallet-muted': '#cfe3e1',
  },
  dark: {
    paper: '#141311',
    card: '#1f1d1a',
    ink: '#f3efe8',
    muted: '#a9a196',
    line: '#2c2925',
    control: '#7d756a',
    press: '#2a2723',
    accent: '#ff7a62',
    'accent-pressed': '#ff9682',
    'accent-soft': '#3a211b',
    'on-accent': '#1c1a17',
    money: '#5fc9c2',
    'money-soft': '#1a2f2d',
    wallet: '#0f4a47',
    'on-wallet': '#f3efe8',
    'on-wallet-muted': '#b5d3d0',
  },
}

/**
 * The stylesheet of a brand with other colours than app/globals.css, which is part of the build; null without one,
 * so that the default brand costs no request. It overrides the tokens because it is in no layer.
 */
export function brandStylesheet(): { path: string; css: string } | null {
  const { light, dark } = brand().colours
  if (COLOUR_NAMES.every((name) => isBuiltIn('light', name) && isBuiltIn('dark', name))) return null
  const css = [
    `:root{${tokens(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${tokens(dark)}}}`,
    `:root[data-theme=dark]{${tokens(dark)}}`,
  ].join('\n')
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 12)
  return { path: `/brand/theme-${digest}.css`, css }

  function isBuiltIn(theme: 'light' | 'dark', name: keyof Colours): boolean {
    return brand().colours[theme][name].toLowerCase() === BUILT_IN[theme][name]
  }
}

const tokens = (colours: Colours) =>
  COLOUR_NAMES.map((name) => `--color-${name}:${colours[name]}`).join(';')
