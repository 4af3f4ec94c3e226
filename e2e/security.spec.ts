import { expect, newPerson, test, wordsIn } from './fixtures'
import { afterToast, expectToast, shown } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

test('A shopper signs out another device, which then shows nothing of theirs', async ({
  page,
  calls,
  browser,
  baseURL,
  toasts,
}) => {
  const person = newPerson()
  await calls.register(person)
  const other = await browser.newContext({ baseURL, locale: 'en' })
  const there = await other.newPage()
  await there.goto('/login?from=%2Fprofile')
  await there.getByLabel(t('account.account')).fill(person.email)
  await there.getByLabel(t('account.password'), { exact: true }).fill(person.password)
  await there.getByRole('button', { name: t('account.signIn') }).click()
  await expect(there.getByText(person.email)).toBeVisible()
  await page.goto('/security')
  await page.getByRole('button', { name: /^Sign out (?!all)/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('security.signOut') })
    .click()
  await expectToast(toasts, 'Setting Success')
  await expect(page.getByText(t('security.onlyThis'))).toBeVisible()
  // It hears of it and leaves, or at the latest when it is used.
  await expect(async () => {
    const link = shown(there.getByRole('link', { name: t('titles.address') }))
    if (await link.isVisible()) await link.click({ timeout: 2000 })
    await expect(there).toHaveURL(/\/login/, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expect(there.getByText(person.email)).toHaveCount(0)
  await other.close()
})

test('After signing out in one tab, the other shows and keeps nothing of the shopper', async ({
  page,
  context,
  calls,
}) => {
  const person = newPerson()
  await calls.register(person)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByText(person.email)).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('button', { name: t('profile.quit') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('profile.quit') })
    .click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  for (const tab of [page, other]) {
    await expect(tab.getByText(person.email)).toHaveCount(0)
    const kept = await tab.evaluate(() => [
      ...Object.keys(sessionStorage),
      ...Object.keys(localStorage),
    ])
    expect(kept.filter((key) => /^(?:sampan\.|unanswered:)/.test(key))).toEqual([])
  }
  await other.goBack()
  await expect(other.getByText(person.email)).toHaveCount(0)
})

test('A shopper edits their name', async ({ page, calls, toasts }) => {
  await calls.register()
  await page.goto('/profile')
  await page.getByRole('button', { name: t('profile.edit') }).click()
  const sheet = page.getByRole('dialog', { name: t('profile.edit') })
  await sheet.getByLabel(t('account.givenName')).fill('Malee')
  await sheet.getByLabel(t('account.mobile')).fill('12')
  await sheet.getByRole('button', { name: t('profile.save') }).click()
  await expect(sheet.getByText('Please enter a correct mobile phone number')).toBeVisible()
  await sheet.getByLabel(t('account.mobile')).fill(newPerson().mobile)
  await sheet.getByRole('button', { name: t('profile.save') }).click()
  await expectToast(toasts, 'Save successful')
  await afterToast(page)
  await expect(shown(page.getByText('Hello, Malee Srisai'))).toBeVisible()
})
