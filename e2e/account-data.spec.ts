import { readFile } from 'node:fs/promises'
import { expect, test, wordsIn } from './fixtures'
import { expectToast } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

test('A shopper downloads their data, closes the account and can no longer sign in', async ({
  page,
  context,
  shop,
  toasts,
}) => {
  const shopper = await shop.shopper({ balance: 0 })
  await shopper.signIn(context)
  await page.goto('/security')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('accountData.export') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^sampan-account-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: object }
  expect(data.profile).toMatchObject({ email: shopper.email })

  await page.getByRole('button', { name: t('accountData.close') }).click()
  const sheet = page.getByRole('dialog')
  const password = sheet.getByLabel(t('accountData.password'))
  await password.fill('another-password')
  await sheet.getByRole('button', { name: t('accountData.close') }).click()
  await expect(sheet.getByText(t('errors.fields.passwordWrong'))).toBeVisible()
  await password.fill(shopper.password)
  await sheet.getByRole('button', { name: t('accountData.close') }).click()
  await expectToast(toasts, t('accountData.closed'))
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/login')
  await page.getByLabel(t('account.account')).fill(shopper.email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: t('account.signIn') }).click()
  await expectToast(toasts, t('errors.WRONG_CREDENTIALS'))
})
