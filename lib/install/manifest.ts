import { brand } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import type { Messages } from '@/lib/i18n/messages'
import { isClosed, type RegionRule } from '@/lib/navigation/region-policy'

type Words = Pick<Messages, 'titles'>

const SHORTCUTS = [
  { title: 'search', path: '/search' },
  { title: 'cart', path: '/bag' },
  { title: 'myPurchases', path: '/myPurchases' },
  { title: 'capitalRecord', path: '/capitalRecord' },
] as const

/**
 * The web app manifest in one language. The id is the same in all languages, so that a language
 * change does not create a second app. Pages closed to direct entry get no shortcut.
 */
export function webManifest(locale: Locale, { titles }: Words, closed: RegionRule[]) {
  // The page's theme-color follows light and dark.
  const { paper } = brand().colours.light
  const icon = (purpose: 'any' | 'maskable', size: number) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    scope: '/',
    start_url: '/home',
    name: titles.site,
    short_name: titles.site,
    description: titles.description,
    lang: locale,
    dir: 'ltr',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['shopping'],
    icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
    shortcuts: SHORTCUTS.filter(({ path }) => !isClosed(closed, path, true)).map(
      ({ title, path }) => ({ name: titles[title], url: path, icons: [icon('any', 192)] }),
    ),
  }
}
