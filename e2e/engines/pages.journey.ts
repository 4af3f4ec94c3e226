import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf, PLACES } from '@/e2e/pages/places'
import { goTo, whatStands } from '@/e2e/pages/visit'
import { openWorld, RICH, WORD, type World } from '@/e2e/pages/world'
import { expect, OPEN_ORIGIN, shopAt, test } from './fixtures'
import { Phone } from './phone'
import { cookiesOf } from './shoppers'

const SHOTS = process.env.SAMPAN_ENGINE_SHOTS

/** Runs in the page: what does not fit, and visible pictures that are not decoded yet. */
function faults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const isInView = (picture: Element) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const pictures = [...document.images].filter(isInView)
  const undecoded = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
  return [
    ...(scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} px too wide`] : []),
    ...undecoded.map((picture) => `has no picture from ${picture.currentSrc}`),
  ]
}

async function visit(phone: Phone, path: string, leadsTo: string): Promise<string[]> {
  try {
    await phone.restsAt(leadsTo)
  } catch {
    return [`does not come to rest: ${JSON.stringify(await phone.engine.run(whatStands, null))}`]
  }
  let found: string[] = []
  for (let tries = 0; tries < 50; tries++) {
    found = await phone.engine.run(faults, null)
    if (found.length === 0) break
    await sleep(100)
  }
  return [...(await phone.errors()), ...found]
}

for (const who of ['guest', 'shopper'] as const)
  test(`Every page that a ${who} opens has no errors, shows its pictures and fits the width`, async ({
    engine,
  }, testInfo) => {
    test.setTimeout(120_000)
    const shop = shopAt(OPEN_ORIGIN)
    const shopper = await shop.shopper(RICH)
    const world: World = { word: WORD.en, ...(await openWorld(shop, shopper, 15)) }
    const phone = new Phone(engine, OPEN_ORIGIN)
    if (who === 'shopper') await engine.addCookies(OPEN_ORIGIN, await cookiesOf(shopper))
    const found: string[] = []
    for (const [at, place] of PLACES.filter((one) => one.who === who).entries()) {
      const path = `/en${pathOf(place, world)}`
      // Every eighth page is a document load; the others are navigations inside the app.
      if (at % 8 === 0) await phone.open(path)
      else await engine.run(goTo, path)
      const problems = await visit(phone, path, place.leadsTo ?? path)
      found.push(...problems.map((problem) => `${path}: ${problem}`))
      if (SHOTS) {
        const name = `${who}-${at}-${place.page.replace(/\W+/g, '-')}.png`
        await engine.screenshot(`${SHOTS}/${testInfo.project.name}-${name}`)
      }
    }
    expect(found).toEqual([])
  })
