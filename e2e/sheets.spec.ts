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

for (const viewport of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])
  test(`The payment sheet shows the whole keypad on a phone on its side, ${viewport.width} px wide`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({ ...WINDOW, viewport, storageState: world.session })
    const page = await context.newPage()
    const { path, button } = SHEETS['the payment password']!
    await open(page, `/en${path(world)}`)
    await shown(page.getByRole('button', { name: button }))
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    for (const digit of '0123456789')
      await expect(sheet.getByRole('button', { name: digit, exact: true })).toBeInViewport({
        ratio: 1,
      })
    await expect(sheet.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
    await context.close()
  })
