import { writeText } from '@/lib/storage/stored-text'

/** The paper colours of app/globals.css, for the browser's theme-color. */
const PAPER = { light: '#FAF7F2', dark: '#141311' }
/** A setting of this device, not of the shopper: it survives sign-out. */
const KEY = 'theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()

export function currentTheme(): Theme {
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
  // If storage is blocked, the choice lasts as long as the page.
  writeText('localStorage', KEY, theme === 'system' ? null : theme)
  updateThemeColor()
  for (const listener of listeners) listener()
}

/** The browser's bars follow the system unless a theme was chosen. */
export function updateThemeColor(): void {
  const theme = currentTheme()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const ofPhone = meta.getAttribute('media')?.includes('dark') ? PAPER.dark : PAPER.light
    meta.content = theme === 'system' ? ofPhone : PAPER[theme]
  }
}
