import { expect, newPerson, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, expectToast, shown } from './gestures'
import { tracesIn } from './traces'

test.use({ locale: 'en' })

const t = wordsIn('en')

test('A shopper signs out another device, which then shows none of their data', async ({
  page,
  newcomer,
  browser,
  baseURL,
  toasts,
}) => {
  const other = await browser.newContext({ baseURL, locale: 'en' })
  const there = await other.newPage()
  await there.goto('/login?from=%2Fprofile')
  await there.getByLabel(t('account.account')).fill(newcomer.email)
  await there.getByLabel(t('account.password'), { exact: true }).fill(newcomer.password)
  await there.getByRole('button', { name: t('account.signIn') }).click()
  await expect(there.getByText(newcomer.email)).toBeVisible()
  await page.goto('/security')
  await page.getByRole('button', { name: /^Sign out (?!all)/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('security.signOut') })
    .click()
  await expectToast(toasts, 'Setting Success')
  await expect(page.getByText(t('security.onlyThis'))).toBeVisible()
  // An event or the next call makes it leave.
  await expect(async () => {
    const link = shown(there.getByRole('link', { name: t('titles.address') }))
    if (await link.isVisible()) await link.click({ timeout: 2000 })
    await expect(there).toHaveURL(/\/login/, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expect(there.getByText(newcomer.email)).toHaveCount(0)
  await other.close()
})

test('Signing out in one tab clears the data of the shopper in the other', async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  const mark = `kanari${Date.now()}`
  const shopper = await shop.shopper({
    givenName: `Given${mark}`,
    email: `mail${mark}@example.com`,
    balance: 0,
    addresses: [{ addressee: `Addressee${mark}`, detail: `Street${mark}` }],
  })
  await shopper.signIn(context)
  const sku = skuInStock(await productToBuy(shopper, 23))
  await shop.order(shopper, { status: 'unpaid', items: [{ sku_id: sku.id, quantity: 1 }] })
  const words = [mark, shopper.mobile]

  const other = await context.newPage()
  await other.goto('/explore')
  await other.getByRole('searchbox', { name: t('feed.search') }).fill(`Typed${mark}`)
  await other.getByRole('searchbox', { name: t('feed.search') }).press('Enter')
  await expect(other).toHaveURL(new RegExp(`/searchs\\?.*${mark}`))
  await other.goto('/profile')
  await expect(other.getByText(shopper.email)).toBeVisible()
  await shown(other.getByRole('link', { name: t('titles.address') })).click()
  await expect(shown(other.getByText(`Addressee${mark}`))).toBeVisible()
  await page.goto(`/checkout?items=${sku.id}.1`)
  await page.getByRole('button', { name: t('checkout.addNote') }).click()
  await page.getByRole('textbox', { name: t('checkout.remark') }).fill(`Remark${mark}`)
  await page.goto('/profile')
  await expect(page.getByText(shopper.email)).toBeVisible()
  // Proves that the search finds existing data.
  const before = await tracesIn(other, words)
  for (const place of ['screen', 'answers', 'storage'])
    expect(before.join()).toContain(`${place}: ${mark}`)
  expect(await tracesIn(page, words)).toContain(`storage: ${mark}`)

  await page.getByRole('button', { name: t('profile.quit') }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to quit?' })
  await question.getByRole('button', { name: t('profile.quit') }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/)
    await expect(tab.getByLabel(t('account.account'))).toBeVisible()
    expect(await tracesIn(tab, words)).toEqual([])
    const kept = await tab.evaluate(() => [
      ...Object.keys(sessionStorage),
      ...Object.keys(localStorage),
    ])
    // Scroll positions are stored without addresses.
    const ours = kept.filter((key) => /^(?:sampan\.|unanswered:)/.test(key))
    expect(ours.filter((key) => key !== 'sampan.scroll')).toEqual([])
  }
  expect((await context.cookies()).find(({ name }) => name.endsWith('token'))).toBeUndefined()
  await other.goBack()
  await expect(other).toHaveURL(/\/login/)
  expect(await tracesIn(other, words)).toEqual([])
})

test('A shopper edits their name', async ({ page, newcomer: _, toasts }) => {
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
