import type { Page } from '@playwright/test'
import { expect, test, wordsIn } from './fixtures'

const t = wordsIn('en')
test.use({ locale: 'en-US' })

/** Holds the scripts of pages back; the returned function lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('A tap before hydration takes effect after hydration', async ({ page }) => {
  const letThemCome = await holdScripts(page)
  await page.goto('/en/detail/1', { waitUntil: 'commit' })
  await page.getByRole('button', { name: t('share.action') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letThemCome()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('A sign-in before hydration is sent after hydration, with what was typed', async ({
  page,
  shop,
}) => {
  const { email, password } = await shop.shopper({ balance: 0 })
  const letThemCome = await holdScripts(page)
  await page.goto('/login?from=/setting', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: t('account.account') }).fill(email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(password)
  const button = page.getByRole('button', { name: t('account.signIn'), exact: true })
  await button.click()
  await expect(page).toHaveURL(/\/login/)
  await expect(button).toBeVisible()
  letThemCome()
  await expect(page).toHaveURL(/\/setting$/)
})

for (const waitUntil of ['commit', 'domcontentloaded', 'load'] as const)
  test(`A tap at ${waitUntil} is not lost, and acts once`, async ({ page }) => {
    for (const _round of [1, 2, 3]) {
      await page.goto('/en/detail/1', { waitUntil })
      await page
        .getByRole('button', { name: t('product.addToCart') })
        .first()
        .click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    }
  })

test('A link that is tapped before hydration keeps the language of the page', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', () => undefined)
  await page.goto('/th/home', { waitUntil: 'commit' })
  await page.getByRole('main').locator('a[href^="/detail/"]').first().click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/detail\/\d+$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})
