import AxeBuilder from '@axe-core/playwright'
import { LOCALES } from '@/contracts/languages'
import { expect, test } from '@/testkit/main'
import { violationsOf, watchViolations } from '@/e2e/violations'
import { codeOf, CONSOLE_URL, fillSignIn, invite, newStaff, PASSWORD, signIn, texts } from './staff'

const words = texts.console

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchViolations)
})

test('An invited person sets the password and the app, keeps the codes, and signs in', async ({
  page,
}) => {
  const { email, name, invitation } = await invite('owner')
  await page.goto(`${CONSOLE_URL}/invitation#${invitation}`)
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByRole('img', { name: words.invitation.qrCode })).toBeVisible()
  const secret = await page.locator('code').innerText()
  await page.getByLabel(words.invitation.password).fill('short')
  await page.getByLabel(words.invitation.code).fill('12')
  const accept = page.getByRole('button', { name: words.invitation.accept })
  await accept.click()
  await expect(page.getByText(words.invitation.codeForm, { exact: true })).toBeVisible()
  await page.getByLabel(words.invitation.password).fill(PASSWORD)
  await page.getByLabel(words.invitation.code).fill(await codeOf(secret))
  await accept.click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await page.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: words.invitation.codesKept }).click()
  const menu = page.getByRole('button', { name: texts.ra.auth.user_menu })
  await menu.click()
  await page.getByRole('menuitem', { name: texts.ra.auth.logout }).click()
  await expect(page.getByRole('heading', { name: words.signIn.title })).toBeVisible()
  await signIn(page, { email, password: PASSWORD, secret: '' }, recovery)
  await expect(menu).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('A wrong code is refused with its reason, and nothing is kept', async ({ page }) => {
  const staff = await newStaff('finance')
  await page.goto(`${CONSOLE_URL}/login`)
  await page.getByLabel(words.signIn.email).fill(staff.email)
  await page.getByLabel(new RegExp(`^${words.signIn.password}`)).fill(staff.password)
  await page.getByLabel(words.signIn.code).fill('aaaaa-22222')
  await page.getByRole('button', { name: words.signIn.submit }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toEqual(['STAFF-XSRF-TOKEN'])
})

test('The session is in a cookie that scripts cannot read, and leads back to the page', async ({
  page,
  baseURL,
}) => {
  const staff = await newStaff('owner')
  await signIn(page, staff)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'staff')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  // Ports share cookies, but the shop's port does not take this one.
  const statusAt = async (origin: string) =>
    (await page.request.get(`${origin}/api/admin/session`)).status()
  expect(await statusAt(CONSOLE_URL)).toBe(200)
  expect(await statusAt(baseURL ?? '')).toBe(403)
  await page.goto(`${CONSOLE_URL}/orders`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    texts.resources.orders.name.split(' |||| ')[1]!,
  )
  await expect(page).toHaveTitle('Orders · Console · Sampan')
  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
})

test('A dialog keeps what was typed when the session ends, and sends it after a new sign-in', async ({
  context,
  page,
  shop,
}) => {
  const staff = await newStaff('support')
  const shopper = await shop.shopper()
  await signIn(page, staff)
  await page.goto(`${CONSOLE_URL}/shoppers/${shopper.id}/show`)
  await page.getByRole('button', { name: words.shoppers.block, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabel(words.fields.reason)
  await reason.fill('Three refunds of empty parcels')
  await context.clearCookies({ name: 'staff' })
  const confirm = dialog.getByRole('button', { name: words.shoppers.block, exact: true })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText(words.forms.signedOut)
  expect(await violationsOf(page)).toEqual([])
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: words.signIn.title }).click()
  const tab = await opened
  await fillSignIn(tab, staff, staff.recoveryCodes[0])
  await tab.close()
  await expect(reason).toHaveValue('Three refunds of empty parcels')
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('button', { name: words.shoppers.unblock, exact: true }),
  ).toBeVisible()
})

test('A role that may not read orders has no page of orders', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, await newStaff('catalogue'))
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  const orders = page.getByRole('menuitem', {
    name: texts.resources.orders.name.split(' |||| ')[1]!,
  })
  await expect(orders).toBeHidden()
})

for (const locale of LOCALES)
  test(`The sign-in in ${locale} is accessible`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${CONSOLE_URL}/login`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await context.close()
  })
