import { expect, test } from './fixtures'
import { open } from './pages/visit'

test.use({ locale: 'en' })

const NOTCH_PX = 47

/** Runs in the page: sticky bars that would stop under the top bar. */
function coveredBars(): string[] {
  const bar = [...document.querySelectorAll('header')].find((one) => one.checkVisibility())
  const bottom = bar?.getBoundingClientRect().bottom ?? 0
  const isCovered = (element: Element) => {
    const { position, top } = getComputedStyle(element)
    return position === 'sticky' && Number.parseFloat(top) < bottom
  }
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && isCovered(element) && element !== bar)
    .map((element) => element.className)
}

test('Bars that stay in view stop below the top bar of a phone with a notch', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.topUp(shopper, { status: 'passed' })
  const devTools = await page.context().newCDPSession(page)
  const insets = { top: NOTCH_PX, topMax: NOTCH_PX }
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  for (const path of [
    '/explore',
    '/myPurchases',
    '/topUpRecord',
    '/capitalRecord',
    '/notification',
  ]) {
    await open(page, path)
    const header = page.locator('header').filter({ visible: true }).first()
    expect((await header.boundingBox())?.height).toBeGreaterThan(NOTCH_PX + 40)
    expect(await page.evaluate(coveredBars), path).toEqual([])
  }
})
