import { expect, PAY_CODE, PASSWORD, test, wordsIn } from './fixtures'
import { afterToast, expectToast, shown } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

test('A shopper who forgot the password sets a new one with the mailed code', async ({
  page,
  newcomer,
  context,
  toasts,
  shop,
}) => {
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: t('passwords.forgot') }).click()
  await expect(page).toHaveURL(/\/forgotPassword$/)
  const send = page.getByRole('button', { name: t('passwords.sendCode') })
  await send.click()
  await expect(page.getByText(t('errors.fields.account'))).toBeVisible()
  await shown(page.getByLabel(t('account.account'))).fill(newcomer.email)
  await send.click()
  await expect(page.getByText(t('passwords.sentTo', { account: newcomer.email }))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  const save = page.getByRole('button', { name: t('passwords.setNew') })
  await shown(page.getByLabel(t('passwords.new'), { exact: true })).fill('short')
  await save.click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await shown(page.getByLabel(t('passwords.code'), { exact: true })).fill(
    await shop.code(newcomer.email),
  )
  await shown(page.getByLabel(t('passwords.new'), { exact: true })).fill('another-boat')
  await shown(page.getByLabel(t('passwords.newAgain'))).fill('another-oar')
  await save.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await shown(page.getByLabel(t('passwords.newAgain'))).fill('another-boat')
  await save.click()
  await expectToast(toasts, 'Change Successful')
  await expect(page).toHaveURL(/\/login$/)
  await shown(page.getByLabel(t('account.account'))).fill(newcomer.email)
  await shown(page.getByLabel(t('account.password'), { exact: true })).fill('another-boat')
  await page.getByRole('button', { name: t('account.signIn') }).click()
  await expectToast(toasts, 'Login Success')
})

test('A shopper changes the login password and signs in again', async ({
  page,
  newcomer: _,
  toasts,
}) => {
  await page.goto('/passwords')
  await page.getByRole('link', { name: t('passwords.login') }).click()
  await expect(page).toHaveURL(/\/changePassword\b/)
  const change = page.getByRole('button', { name: t('passwords.change') })
  await change.click()
  await expect(page.getByText(t('errors.fields.oldRequired'))).toBeVisible()
  const fill = (name: 'old' | 'new' | 'newAgain', text: string) =>
    page.getByLabel(t(`passwords.${name}`), { exact: true }).fill(text)
  await fill('old', PASSWORD)
  await fill('new', PASSWORD)
  await fill('newAgain', PASSWORD)
  await change.click()
  await expect(page.getByText(t('errors.fields.sameAsOld'))).toBeVisible()
  await fill('old', 'not-this-one')
  await fill('new', 'another-boat')
  await fill('newAgain', 'another-boat')
  await change.click()
  await expect(page.getByText(t('errors.fields.oldWrong'))).toBeVisible()
  await fill('old', PASSWORD)
  // The same submission within one second would be refused; this one differs.
  await change.click()
  await expectToast(toasts, 'Change Successful')
  await expect(page).toHaveURL(/\/login\?from=%2Fpasswords$/)
})

test('A shopper sets the payment password on the keypad and changes it with a mailed code', async ({
  page,
  newcomer,
  toasts,
  shop,
}) => {
  await page.goto('/security')
  await page.getByRole('link', { name: t('passwords.payment') }).click()
  await expect(page).toHaveURL(/\/changePayPwd\b/)
  const tap = async (code: string) => {
    for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).click()
  }
  await page.getByLabel(t('payCode.new'), { exact: true }).click()
  await tap('12345')
  await page.getByRole('button', { name: t('payCode.set') }).click()
  await expect(
    page.getByText('Password must be at least 6 characters long and can only contain numbers'),
  ).toBeVisible()
  await tap('6')
  await page.getByRole('button', { name: t('payCode.next') }).click()
  await page.keyboard.type('123456')
  await page.getByRole('button', { name: t('payCode.done') }).click()
  await expectToast(toasts, 'Setting Success')
  await expect(page).toHaveURL(/\/security$/)
  await afterToast(page)
  await page.getByRole('link', { name: t('passwords.payment') }).click()
  await page.getByRole('button', { name: t('payCode.forgot') }).click()
  await page.getByRole('button', { name: t('passwords.sendCode') }).click()
  await page.getByLabel(t('passwords.code'), { exact: true }).fill(await shop.code(newcomer.email))
  await page.getByLabel(t('payCode.new'), { exact: true }).fill(PAY_CODE)
  await page.getByLabel(t('payCode.again'), { exact: true }).fill(PAY_CODE)
  await page.getByRole('button', { name: t('payCode.change') }).click()
  await expectToast(toasts, 'Change Successful')
  await expect(page).toHaveURL(/\/security$/)
})
