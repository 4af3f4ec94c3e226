import { randomUUID } from 'node:crypto'
import { expect, test } from '@sampan/testkit'

test('A visitor registers, and is told what is missing', async ({ app, page }) => {
  await app.register.goto()
  await app.register.submit.click()
  await expect(app.register.givenName).toBeFocused()
  const unique = randomUUID().replaceAll('-', '')
  await app.register.register({
    givenName: 'มะลิ',
    familyName: 'Srisai',
    email: `${unique}@example.com`,
    mobile: `+668${String(Number.parseInt(unique.slice(0, 10), 16))
      .slice(0, 8)
      .padEnd(8, '1')}`,
    password: 'river-boat-7',
  })
  await expect(page).toShowToast(app.words('toasts.registerSuccess'))
  await expect(page).toHaveURL(/\/home$/)
})

test('A shopper who forgot the password sets a new one with a mailed code', async ({
  app,
  page,
  shop,
}) => {
  const shopper = await shop.shopper()
  await app.forgotPassword.goto()
  await app.forgotPassword.account.fill(shopper.email)
  await app.forgotPassword.sendCode.click()
  await app.forgotPassword.code.fill(await shop.code(shopper))
  await app.forgotPassword.password.fill('another-boat-8')
  await app.forgotPassword.passwordAgain.fill('another-boat-8')
  await app.forgotPassword.submit.click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page).toRequireSignIn('/myPurchases', {
    email: shopper.email,
    password: 'another-boat-8',
  })
})
