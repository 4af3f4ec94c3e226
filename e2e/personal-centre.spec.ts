import type { Page } from '@playwright/test'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, expectToast, shown, untilHydrated } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

const rowIn = (page: Page, section: string, name: string | RegExp) =>
  shown(page.getByRole('region', { name: section })).getByRole('link', { name })

async function back(page: Page) {
  await shown(page.getByRole('link', { name: t('actions.back') })).click()
}

async function expectTitle(page: Page, title: string) {
  await expect(shown(page.getByRole('heading', { level: 1, name: title }))).toBeVisible()
}

test('A shopper reads help, customer service, law and platform in their language', async ({
  page,
  shopper: _,
  toasts,
}) => {
  test.slow()
  await page.goto('/profile')
  const help = t('profile.services')
  await rowIn(page, help, t('titles.services')).click()
  await expectTitle(page, 'Service Link')
  await rowIn(page, t('service.shopping'), t('titles.helpAndSupport')).click()
  await expectTitle(page, 'Help and Support')
  const sought = page.getByRole('searchbox', { name: t('service.findAnswer') })
  await sought.fill('zzqqxx')
  await expect(page.getByText(t('service.noAnswer'))).toBeVisible()
  await sought.fill('unpaid order')
  await expect(page.getByText(/^30 minutes\. The goods are reserved/)).toBeVisible()

  await page.getByRole('link', { name: t('service.contact') }).click()
  await expect(page).toHaveURL(/\/service$/)
  await expect(page.getByRole('link', { name: /^Write to customer service/ })).toHaveAttribute(
    'href',
    /^mailto:.+@.+\?subject=.*\d/,
  )
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('button', { name: t('service.copyEmail') }).click()
  await expectToast(toasts, 'Copy Fail')
  await afterToast(page)
  await page.getByRole('link', { name: 'How long is an unpaid order kept?' }).click()
  await expect(shown(page.getByText(/^30 minutes\. The goods are reserved/))).toBeVisible()

  await page.goto('/profile')
  await rowIn(page, help, t('titles.law')).click()
  await expect(page.getByRole('heading', { name: 'Buying' })).toBeVisible()
  await back(page)
  await rowIn(page, help, t('titles.platform')).click()
  await expect(page).toHaveURL(/\/platform$/)
  await expect(page.getByRole('heading', { name: 'How shops are admitted' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Partnership/ })).toHaveAttribute('href', /^mailto:/)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Merchant Entry/ }).click()
  expect((await opened).url()).toBe(`${process.env.SAMPAN_CONSOLE_URL}/login`)

  await page.goto('/language')
  await page.getByRole('radio', { name: 'ไทย' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.goto('/helpAndSupport')
  await expect(page.getByRole('heading', { name: 'คำสั่งซื้อที่ยังไม่ชำระเก็บไว้นานเท่าไร' })).toBeVisible()
  await page.goto('/law')
  await expect(page.getByText(/^กติการะหว่างคุณ/)).toBeVisible()
})

test('A shopper clears the data on the phone, and confirms before quitting', async ({
  page,
  context,
  shopper: _,
  toasts,
}) => {
  await page.goto('/search')
  const field = page.getByRole('combobox', { name: t('search.field') })
  await field.fill('honey')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/searchs\?keyword=honey/)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sampan.searches')))
    .toMatch(/honey/)
  await page.goto('/profile')
  await rowIn(page, t('profile.services'), t('titles.setting')).click()
  await expect(page).toHaveURL(/\/setting$/)
  for (const [section, row, path] of [
    [t('profile.account'), t('titles.passwords'), '/passwords'],
    [t('profile.account'), t('titles.security'), '/security'],
    [t('setting.phone'), t('titles.language'), '/language'],
  ] as const) {
    await rowIn(page, section, new RegExp(`^${row}`)).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/setting$/)
  }
  await page.getByRole('button', { name: /^Clear history/ }).click()
  const question = page.getByRole('alertdialog', { name: t('setting.clearAsk') })
  await question.getByRole('button', { name: t('setting.clear') }).click()
  await expectToast(toasts, 'Delete Success')
  expect(await page.evaluate(() => localStorage.getItem('sampan.searches') ?? '')).not.toMatch(
    /honey/,
  )
  await afterToast(page)

  await page.getByRole('button', { name: 'Quit' }).click()
  const quit = page.getByRole('alertdialog', { name: 'Are you sure you want to quit?' })
  await quit.getByRole('button', { name: t('actions.cancel') }).click()
  await expect(quit).toBeHidden()
  await expect(page).toHaveURL(/\/setting$/)
  await page.getByRole('button', { name: 'Quit' }).click()
  await quit.getByRole('button', { name: 'Quit' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect((await context.cookies()).find(({ name }) => name.endsWith('token'))).toBeUndefined()
})

test('A shopper reads notifications by kind and follows one', async ({ page, shopper, shop }) => {
  const sku = skuInStock(await productToBuy(shopper, 17))
  const { id } = await shop.order(shopper, { items: [{ sku_id: sku.id, quantity: 1 }] })
  await shop.topUp(shopper, { amount: 50_000 })
  await page.goto('/notification')
  const paid = page.getByRole('article', { name: t('inbox.of.orderPaid.title') })
  const credited = page.getByRole('article', { name: t('inbox.of.rechargePassed.title') })
  await expect(paid).toBeVisible()
  await expect(credited).toContainText('$500.00')
  await credited
    .getByRole('button', {
      name: t('inbox.markRead', { title: t('inbox.of.rechargePassed.title') }),
    })
    .click()
  await page.getByRole('tab', { name: t('inbox.kind.wallet') }).click()
  await expect(credited).toBeVisible()
  await expect(paid).toHaveCount(0)
  await expect(shown(page.getByText('No more'))).toBeVisible()
  await page.getByRole('tab', { name: t('inbox.kind.order') }).click()
  await paid.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/orderInfo/${id}$`))
  await expect.poll(async () => (await shopper.account()).unread).toBeLessThanOrEqual(1)
})

test('A shopper browses all products and the popular ones', async ({ page, shopper: _ }) => {
  await page.goto('/products')
  const cards = shown(page.getByRole('main').locator('a[href*="/detail/"]'))
  await expect(cards.first()).toBeVisible()
  const filter = page.getByRole('button', { name: t('search.filter') })
  await untilHydrated(filter)
  await filter.click()
  const sheet = page.getByRole('dialog', { name: t('search.filter') })
  await sheet.getByRole('textbox', { name: t('search.most') }).fill('๒๐')
  await sheet.getByRole('button', { name: /^Show / }).click()
  await expect(page).toHaveURL(/\/products\?.*max_price=2000/)
  await expect(page.getByRole('button', { name: /Up to \$20\.00/ })).toBeVisible()

  await page.goto('/popular')
  const word = page
    .getByRole('region', { name: t('search.popular') })
    .getByRole('link')
    .first()
  const keyword = await word.innerText()
  await word.click()
  await expect(page).toHaveURL(/\/searchs\?/)
  expect(new URL(page.url()).searchParams.get('keyword')).toBe(keyword)
  await expect(cards.first()).toBeVisible()
  await cards.first().click()
  await expect(page).toHaveURL(/\/detail\/\d+$/)
})
