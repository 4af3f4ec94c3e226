import { expect, test } from './fixtures'
import { afterToast, expectToast, quit, shown } from './gestures'

test.use({ locale: 'en' })

test('A shopper signs in, hides the balance, changes the language and quits', async ({
  page,
  newcomer,
  context,
  toasts,
}) => {
  await context.clearCookies()
  await page.goto('/profile')
  await afterToast(page)
  const signIn = page.getByRole('button', { name: 'Sign in' })
  await signIn.click()
  await expect(page.getByText('Please input account and password')).toBeVisible()
  await page.getByLabel('Email or mobile phone number').fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await signIn.click()
  await expectToast(toasts, 'Login Success')
  await expect(page).toHaveURL(/\/profile$/)
  await afterToast(page)
  await page.getByRole('button', { name: 'Hide balance' }).click()
  await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible()
  await shown(page.getByRole('link', { name: /^Language/ })).click()
  await page.getByRole('radio', { name: '日本語' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect((await newcomer.account()).language.file_name).toBe('ri')
  await page.goto('/profile')
  await quit(page, 'ja')
  await expect(page).toHaveURL(/\/login/)
  expect((await context.cookies()).find(({ name }) => name.endsWith('token'))).toBeUndefined()
})

test('A visitor chooses a language on the home page', async ({ page }) => {
  await page.goto('/home')
  const sheet = page.getByRole('dialog', { name: 'Choose language' })
  await expect(async () => {
    // Before hydration, the link leads to the page of languages.
    if (!page.url().endsWith('/home')) await page.goto('/home')
    // An open sheet covers the link.
    if (!(await sheet.isVisible()))
      await page.getByRole('link', { name: 'Choose language' }).click()
    await expect(sheet).toBeVisible({ timeout: 2000 })
  }).toPass()
  await sheet.getByRole('radio', { name: '한국어' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page).toHaveURL(/\/home$/)
})

test('The language of the account applies after sign-in on a new device', async ({
  page,
  newcomer,
  context,
}) => {
  await page.goto('/language')
  await page.getByRole('radio', { name: '日本語' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await context.clearCookies()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByLabel('Email or mobile phone number').fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveURL(/\/home$/)
})
