import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { shown } from './gestures'
import { accessProblems } from './pages/access'
import { layoutProblems } from './pages/layout'
import { follow, open } from './pages/visit'
import { test, WINDOW } from './pages/fixtures'
import { SHEETS } from './pages/sheets'
import type { World } from './pages/world'

type Entry = [what: string, sheet: (typeof SHEETS)[string]]

async function checkSheet(page: Page, button: string, what: string): Promise<void> {
  const opener = shown(page.getByRole('button', { name: button })).first()
  await opener.click()
  const sheet = shown(page.locator('[role=dialog], [role=alertdialog]')).first()
  await expect(sheet).toBeVisible()
  await expect
    .poll(() => sheet.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
  expect([...(await accessProblems(page)), ...(await layoutProblems(page))], what).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
}

/** The pages are reached by navigation, which saves a load for each. */
async function checkSheets(page: Page, entries: Entry[], world: Omit<World, 'word'>) {
  for (const [at, [what, { path, button }]] of entries.entries()) {
    await page.setViewportSize(WINDOW.viewport)
    await (at === 0 ? open : follow)(page, `/en${path(world)}`)
    await test.step(what, () => checkSheet(page, button, what))
  }
}

const ENTRIES = Object.entries(SHEETS)
const MIDDLE = Math.ceil(ENTRIES.length / 2)

for (const [half, entries] of [ENTRIES.slice(0, MIDDLE), ENTRIES.slice(MIDDLE)].entries())
  test(`Every sheet is accessible, closes with Escape and restores the focus, ${half + 1} of 2`, async ({
    browser,
    world,
  }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ ...WINDOW, storageState: world.session })
    await checkSheets(await context.newPage(), entries, world)
    await context.close()
  })
