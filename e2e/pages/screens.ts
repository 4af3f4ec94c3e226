import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@/contracts/languages'
import { untilColoursStand } from './access'
import { SIZES } from './layout'
import { pathOf, PLACES, type Place } from './places'
import { follow, open } from './visit'
import { test, WINDOW } from './fixtures'
import { WORD } from './world'

/** For `npm run screens`; `npm test` takes no screenshots. */
const FOLDER = process.env.SAMPAN_SCREENS ?? ''
const LOOKS = ['light', 'dark'] as const
const SHOTS = ['a small phone', 'a phone', 'a tablet', 'a desk'] as const

const fileOf = ({ page }: Place, at: number) =>
  `${String(at).padStart(2, '0')}-${page.replace(/\W+/g, '-').replace(/^-|-$/g, '')}.png`

/** Runs in the page: scrolls to the top and waits for the visible pictures, which a new size may have changed. */
async function untilDrawn() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const isSeen = (element: Element) => {
    const { top, width } = element.getBoundingClientRect()
    return width > 0 && top < window.innerHeight
  }
  const pictures = [...document.images].filter(isSeen)
  const late = new Promise((resolve) => setTimeout(resolve, 3000))
  await Promise.race([
    late,
    Promise.all(pictures.map((picture) => picture.decode().catch(() => {}))),
  ])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

test.describe.configure({ mode: 'parallel' })

for (const locale of LOCALES)
  for (const who of ['guest', 'shopper'] as const)
    test(`Screens that a ${who} sees in ${locale}`, async ({ browser, world }) => {
      test.setTimeout(1_800_000)
      const storageState = who === 'guest' ? undefined : world.session
      const context = await browser.newContext({ ...WINDOW, storageState })
      const page = await context.newPage()
      for (const [at, place] of PLACES.entries()) {
        if (place.who !== who) continue
        const address = `/${locale}${pathOf(place, { ...world, word: WORD[locale] })}`
        const leadsTo = place.leadsTo
        const go = page.url() === 'about:blank' ? open : follow
        await go(page, address, leadsTo)
        for (const shot of SHOTS) {
          const { width, height } = SIZES[shot]
          await page.setViewportSize({ width, height })
          for (const colorScheme of LOOKS) {
            await page.emulateMedia({ colorScheme })
            const folder = path.join(FOLDER, locale, `${width}x${height}`, colorScheme)
            mkdirSync(folder, { recursive: true })
            await page.evaluate(untilColoursStand)
            await page.evaluate(untilDrawn)
            await page.screenshot({
              path: path.join(folder, fileOf(place, at)),
              animations: 'disabled',
            })
          }
        }
      }
      await context.close()
    })
