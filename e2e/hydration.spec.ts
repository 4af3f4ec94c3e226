import { expect, test, wordsIn } from './fixtures'

const t = wordsIn('en')
test.use({ locale: 'en-US' })

test('A tap before hydration takes effect after hydration', async ({ page }) => {
  let letThemCome!: () => void
  const come = new Promise<void>((resolve) => (letThemCome = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/en/detail/1', { waitUntil: 'commit' })
  await page.getByRole('button', { name: t('share.action') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letThemCome()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})
