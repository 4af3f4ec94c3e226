import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { LOCALES, type Locale } from '@/contracts/languages'
import { ROUTES } from '@/lib/navigation/routes'
import { expect, wordsIn } from './fixtures'
import { violationsOf, watchViolations } from './violations'
import { accessProblems, darkProblems, forcedColourProblems, outlineProblems } from './pages/access'
import { keyboardProblems } from './pages/keyboard'
import { layoutProblems, type SizeName } from './pages/layout'
import { NOT_VISITED, pathOf, PLACES, type Place } from './pages/places'
import { follow, open } from './pages/visit'
import { untranslated } from './pages/words'
import { test, WINDOW } from './pages/fixtures'
import { WORD, type World } from './pages/world'

/** In this language every page is loaded from the server; in the others private pages are reached by navigation. */
const THOROUGH: Locale = 'en'
/** Colours are the same in all languages, but Thai has the tallest and Latin the thinnest letters. */
const IN_THE_DARK: readonly Locale[] = ['en', 'th']

/** Text in Latin letters in every language: the shop, its currency, units and sizes, and what the test shopper typed. */
const DATA =
  /Sampan|USD[TC]?|TRC-?20|ERC-?20|Tron|Ethereum|Polygon PoS|Solana|Chrome|Linux|Mali|Srisai|Charoen Krung Road|(?:Thailand, )?Bangkok|Bang Rak|Thai Post|TH\d+|\S+@\S+|\bSKU\b|zzqqxxjjkk|\b(?:[GT]B|kg|ml|cm|mAh|EU|US|X{1,2}L)\b/g

async function checkPage(page: Page, locale: Locale): Promise<string[]> {
  const problems = [
    ...(await outlineProblems(page, locale)),
    ...(await accessProblems(
      page,
      IN_THE_DARK.includes(locale) ? 'everything' : 'all but colours',
    )),
    ...(await untranslated(page, locale, DATA)).map((text) => `not translated: “${text}”`),
  ]
  if (IN_THE_DARK.includes(locale)) problems.push(...(await darkProblems(page)))
  if (locale === THOROUGH) problems.push(...(await forcedColourProblems(page)))
  const leftOut: SizeName[] = locale === THOROUGH ? [] : ['a desk at 200 %']
  const checkKeyboard = () => keyboardProblems(page, wordsIn(locale)('actions.skipToContent'))
  // The order of the controls is the same in all languages.
  const also = locale === THOROUGH ? { 'a desk': checkKeyboard } : {}
  problems.push(...(await layoutProblems(page, { leftOut, also })))
  const violations = await violationsOf(page)
  return [...problems, ...violations.map((rule) => `violates its policy: ${rule}`)]
}

async function checkPages(context: BrowserContext, places: Place[], locale: Locale, world: World) {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`))
  for (const [at, place] of places.entries()) {
    const address = pathOf(place, world)
    const leadsTo = place.leadsTo ?? `/${locale}${address}`
    await page.setViewportSize({ width: 390, height: 844 })
    const isLoaded = at === 0 || locale === THOROUGH || place.who === 'guest'
    const go = isLoaded ? open : follow
    await go(page, `/${locale}${address}`, leadsTo)
    // It is the page of another place.
    if (place.leadsTo) continue
    const found = await checkPage(page, locale)
    problems.push(...found.map((problem) => `${address} ${problem}`))
  }
  return problems
}

const halves = (places: Place[]) => {
  const middle = Math.ceil(places.length / 2)
  return [places.slice(0, middle), places.slice(middle)]
}
const ROUNDS = [
  PLACES.filter(({ who }) => who === 'guest'),
  ...halves(PLACES.filter(({ who }) => who === 'shopper')),
]

for (const locale of LOCALES)
  for (const [round, places] of ROUNDS.entries())
    test(`Every page is accessible in every size, in ${locale}, ${round + 1} of ${ROUNDS.length}`, async ({
      browser,
      world,
    }) => {
      test.setTimeout(240_000)
      const isGuest = places.every(({ who }) => who === 'guest')
      const context = await browser.newContext({
        ...WINDOW,
        storageState: isGuest ? undefined : world.session,
      })
      await context.addInitScript(watchViolations)
      const problems = await checkPages(context, places, locale, { ...world, word: WORD[locale] })
      await context.close()
      expect(problems).toEqual([])
    })

test('The accessibility test visits every page of app/ and every route of the table', () => {
  const folder = path.join(process.cwd(), 'app', '[locale]')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'page.tsx')
    .map((name) => `/${path.dirname(name).replace(/\([^)]+\)\//g, '')}`)
  const visited = new Set(PLACES.map(({ page }) => page))
  expect([...visited, ...NOT_VISITED].sort()).toEqual(pages.sort())
  const heads = new Set([...visited].map((page) => page.split('/')[1]))
  const missed = ROUTES.filter(
    (route) => !('opens' in route) && !heads.has(route.path.split('/')[1]),
  )
  expect(missed).toEqual([])
})
