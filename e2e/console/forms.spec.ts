import { expect, test } from '@/testkit/main'
import { accessProblems } from '@/e2e/pages/access'
import { button, DESK, open } from './forms'
import { LOOKS, take } from './looks'
import { CONSOLE_URL, follow } from './staff'
import { say } from './words'

const FORMS = ['shops', 'categories', 'promos', 'banners', 'products']

test.use(DESK)

test('Forms with errors are accessible in both themes', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page, 'catalogue')
  await page.goto(`${CONSOLE_URL}/shops`)
  for (const form of FORMS) {
    await follow(page, `/${form}/create`)
    await expect(page).toHaveTitle(new RegExp(say(`resources.${form}.name`), 'i'))
    await button(page, 'ra.action.save').click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible()
    // The message slides in.
    await expect(page.getByRole('alert')).toHaveCSS('opacity', '1')
    expect(await accessProblems(page), form).toEqual([])
    await take(page, LOOKS['at a desk in the dark'])
    expect(await accessProblems(page), `${form} in the dark`).toEqual([])
    await take(page, LOOKS['at a desk'])
  }
})
