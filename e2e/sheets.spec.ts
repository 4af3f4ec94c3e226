import { expect } from './fixtures'
import { shown } from './gestures'
import { accessProblems } from './pages/access'
import { layoutProblems } from './pages/layout'
import { open } from './pages/visit'
import { test, WINDOW } from './pages/fixtures'
import { SHEETS } from './pages/sheets'

for (const [what, { path, button }] of Object.entries(SHEETS))
  test(`The sheet for ${what} is accessible, closes with Escape and restores the focus`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({ ...WINDOW, storageState: world.session })
    const page = await context.newPage()
    await open(page, `/en${path(world)}`)
    const opener = shown(page.getByRole('button', { name: button })).first()
    await opener.click()
    const sheet = shown(page.locator('[role=dialog], [role=alertdialog]')).first()
    await expect(sheet).toBeVisible()
    await expect
      .poll(() => sheet.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)
    expect([...(await accessProblems(page)), ...(await layoutProblems(page))]).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await context.close()
  })
