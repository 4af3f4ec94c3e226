import { writeText } from '@/lib/storage/stored-text'

/** As app/globals.css has paper; the bars of the browser take its colour. */
const PAPER = { light: '#FAF7F2', dark: '#141311' }
/** Of this phone and not of the shopper: it stays when they sign out. */
const KEY = 'theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()

export function themeNow(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function subscribeToTheme(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  // Where storage is closed to the page, the choice lasts as long as the page.
  writeText('localStorage', KEY, theme === 'system' ? null : theme)
  paintBars()
  for (const listener of listeners) listener()
}

/** The browser's own bars follow the phone; where a theme was chosen they follow that. */
export function paintBars(): void {
  const theme = themeNow()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const ofPhone = meta.getAttribute('media')?.includes('dark') ? PAPER.dark : PAPER.light
    meta.content = theme === 'system' ? ofPhone : PAPER[theme]
  }
}
