import { writeText } from '@/lib/storage/stored-text'

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
  updateThemeColour()
  for (const listener of listeners) listener()
}

/** The colours that the server wrote, before a choice changed them. */
const written = new WeakMap<HTMLMetaElement, string>()

/** The browser's bars follow the system unless a theme was chosen. */
export function updateThemeColour(): void {
  const theme = currentTheme()
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
  for (const meta of metas) if (!written.has(meta)) written.set(meta, meta.content)
  const ofTheme = metas.find((meta) => meta.getAttribute('media')?.includes(theme))
  for (const meta of metas) meta.content = written.get(ofTheme ?? meta) ?? meta.content
}
