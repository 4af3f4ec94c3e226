import sharp from 'sharp'
import { LOCALES } from '@/contracts/languages'
import { iconNamed } from '@/lib/install/icons'
import { loadMessages } from '@/lib/i18n/messages'
import { DEFAULT_REGION_POLICY } from '@/lib/navigation/region-policy'
import { routeOf } from '@/lib/navigation/routes'
import { webManifest } from './manifest'

test.each(LOCALES)('the manifest in %s installs the same app, in its language', async (locale) => {
  const words = await loadMessages(locale)
  const manifest = webManifest(locale, words, [])
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/home',
    display: 'standalone',
    lang: locale,
    description: words.titles.description,
  })
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    words.titles.search,
    words.titles.cart,
    words.titles.myPurchases,
    words.titles.capitalRecord,
  ])
  for (const { url } of manifest.shortcuts) expect(routeOf(url)).toBeDefined()
})

test('has icons of both purposes and all sizes', async () => {
  const { icons } = webManifest('en', await loadMessages('en'), [])
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of icons) {
    const picture = await iconNamed(src.replace('/icons/', ''))
    const { width, height, format } = await sharp(picture).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})

test('has no shortcut to a closed page', async () => {
  const { shortcuts } = webManifest('en', await loadMessages('en'), DEFAULT_REGION_POLICY)
  expect(shortcuts.map(({ url }) => url)).toEqual(['/search', '/myPurchases', '/capitalRecord'])
})
