import type { Page } from '@playwright/test'
import brandFile from '@/brand.json' with { type: 'json' }
import { LOCALES, type Locale } from '@/contracts/languages'
import { formatCents } from '@/lib/format/money'
import type { Order } from '@/testkit/main'
import { expect, newPerson, PAY_CODE, test, wordsIn } from './fixtures'
import { afterToast, chooseArea, enterPayCode, shown, expectToast } from './gestures'

async function expectAddressErrors(page: Page, locale: Locale) {
  const t = wordsIn(locale)
  await page.getByRole('button', { name: t('address.save') }).click()
  for (const missing of [
    'errors.fields.addressee',
    'errors.fields.phone',
    'errors.fields.area',
    'errors.fields.detail',
    'errors.fields.tag',
  ] as const)
    await expect(page.getByText(t(missing))).toBeVisible()
}

async function fillAddress(page: Page, locale: Locale, toasts: string[]) {
  const t = wordsIn(locale)
  const field = (name: Parameters<typeof t>[0]) => page.getByRole('textbox', { name: t(name) })
  await expectAddressErrors(page, locale)
  await field('address.addressee').fill('มะลิ ศรีใส 佐藤')
  await field('address.phone').fill('+66 81 234 5678')
  await chooseArea(page, locale, ['Thailand', 'Bangkok', 'Bang Rak'])
  await field('address.detail').fill('12 Charoen Krung Road')
  await page.getByRole('button', { name: t('address.tagHome'), exact: true }).click()
  await page.getByRole('button', { name: t('address.save') }).click()
  await expectToast(toasts, t('toasts.saveSuccessful'))
}

async function chooseOptions(page: Page, locale: Locale) {
  const t = wordsIn(locale)
  await page.getByRole('button', { name: t('product.buyNow') }).click()
  const sheet = page.getByRole('dialog', { name: t('product.options') })
  await expect(sheet).toBeVisible()
  for (const group of await sheet.getByRole('radiogroup').all()) {
    const [first] = await group.locator('[type=radio]:not([aria-disabled=true])').all()
    await first?.click()
  }
  const more = sheet.getByRole('button', { name: t('actions.increase') })
  if (await more.isEnabled()) await more.click()
  await sheet.getByRole('button', { name: t('product.buyNow') }).click()
}

async function register(page: Page, locale: Locale, toasts: string[]) {
  const t = wordsIn(locale)
  const person = newPerson()
  await afterToast(page)
  await page.getByRole('link', { name: t('account.createAccount') }).click()
  await expect(page).toHaveURL(/\/register\b/)
  await page.getByRole('textbox', { name: t('account.givenName'), exact: true }).fill('Mali')
  await page.getByRole('textbox', { name: t('account.familyName'), exact: true }).fill('Srisai')
  await page.getByRole('textbox', { name: t('account.email') }).fill('mali@')
  await page.getByRole('textbox', { name: t('account.mobile') }).fill(person.mobile)
  await shown(page.getByLabel(t('account.password'), { exact: true })).fill(person.password)
  await page.getByLabel(t('account.passwordAgain'), { exact: true }).fill('something else')
  const submit = page.getByRole('button', { name: t('account.register'), exact: true })
  await submit.click()
  await expect(page.getByText(t('account.mismatch'))).toBeVisible()
  await expect(page.getByText(t('errors.fields.email'))).toBeVisible()
  await page.getByRole('textbox', { name: t('account.email') }).fill(person.email)
  await page.getByLabel(t('account.passwordAgain'), { exact: true }).fill(person.password)
  await submit.click()
  await expectToast(toasts, t('toasts.registerSuccess'))
}

async function setPayCode(page: Page, locale: Locale, toasts: string[]) {
  const t = wordsIn(locale)
  await expect(page.getByText(t('payment.noCode'))).toBeVisible()
  await page.getByRole('link', { name: t('payment.goSetting') }).click()
  await page.getByLabel(t('payCode.new'), { exact: true }).fill('12ab')
  await page.getByRole('button', { name: t('payCode.set') }).click()
  await expect(page.getByText(t('errors.fields.payCode'))).toBeVisible()
  await page.getByLabel(t('payCode.new'), { exact: true }).fill(PAY_CODE)
  await page.getByLabel(t('payCode.again'), { exact: true }).fill(PAY_CODE)
  await page.getByRole('button', { name: t('payCode.set') }).click()
  await expectToast(toasts, t('toasts.settingSuccess'))
}

/** From the home page by a shop to a product, and its options. */
async function findAndBuy(page: Page, locale: Locale) {
  await page.goto(`/${locale}/home`)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await shown(page.locator('main a[href^="/shop/"]')).first().click()
  await expect(page).toHaveURL(/\/shop\/\d+$/)
  await shown(page.locator('main a[href^="/detail/"]')).first().click()
  await expect(page).toHaveURL(/\/detail\/\d+$/)
  await chooseOptions(page, locale)
}

/** Adds a note at checkout and the first address, and returns to the checkout with both. */
async function addNoteAndAddress(page: Page, locale: Locale, toasts: string[]) {
  const t = wordsIn(locale)
  const remark = page.getByRole('textbox', { name: t('checkout.remark') })
  await afterToast(page)
  await page.getByRole('button', { name: t('checkout.addNote') }).click()
  await remark.fill('ring twice 🔔')
  await shown(page.getByRole('link', { name: t('address.add') }))
    .last()
    .click()
  await expect(page).toHaveURL(/\/addressForm\b/)
  await fillAddress(page, locale, toasts)
  await expect(page).toHaveURL(/\/checkout\?items=\d+\.\d$/)
  await expect(remark).toHaveValue('ring twice 🔔')
  await expect(page.getByRole('button', { name: /มะลิ ศรีใส 佐藤/ })).toBeVisible()
}

/** Places the order and returns its id. */
async function placeOrder(page: Page, locale: Locale, toasts: string[]): Promise<number> {
  const t = wordsIn(locale)
  await afterToast(page)
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await expectToast(toasts, t('toasts.createOrderSuccess'))
  await expect(page).toHaveURL(/\/payment\?orders=\d+$/)
  return Number(new URL(page.url()).searchParams.get('orders'))
}

/** Pays with a wrong and then the right payment password, and finds the paid order. */
async function payAndFind(page: Page, locale: Locale, order: Order) {
  const t = wordsIn(locale)
  const amount = formatCents(order.total)
  await afterToast(page)
  await page.getByRole('button', { name: t('payment.pay', { amount }) }).click()
  await enterPayCode(page, locale, '000000', amount)
  await expect(page.getByText(t('payCode.triesLeft', { count: 4 }))).toBeVisible()
  const sheet = page.getByRole('dialog', { name: t('payment.enterCode') })
  await expect(sheet.locator('input')).toBeFocused()
  await afterToast(page)
  await enterPayCode(page, locale, PAY_CODE, amount)
  await expect(page.getByRole('heading', { name: t('toasts.paySuccess') })).toBeVisible()

  await afterToast(page)
  await page.getByRole('link', { name: t('payment.viewOrder', { count: 1 }) }).click()
  await expect(page).toHaveURL(new RegExp(`/orderInfo/${order.id}$`))
  const paid = t('orders.status.waitingDelivery')
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
  await expect(shown(page.getByText(order.order_no))).toBeVisible()

  await page.goto('/myPurchases/1')
  const card = page.getByRole('article', {
    name: t('orders.open', { number: order.order_no }),
  })
  await expect(card.getByText(paid)).toBeVisible()
}

const DEFAULT_LOCALE = brandFile.defaultLanguage as Locale

test.describe(`In ${DEFAULT_LOCALE}`, () => {
  test.use({ locale: DEFAULT_LOCALE })

  test('A shopper finds a product, registers, pays from the balance and sees the paid order', async ({
    page,
    shop,
    toasts,
  }) => {
    test.slow()
    const locale = DEFAULT_LOCALE
    const t = wordsIn(locale)
    await findAndBuy(page, locale)
    await expect(page).toHaveURL(/\/login\?from=%2Fcheckout/)
    await register(page, locale, toasts)
    await expect(page).toHaveURL(/\/checkout\?items=\d+\.\d$/)
    const draft = await page.evaluate(() => sessionStorage.getItem('kept-form:register'))
    expect(draft).toBeNull()
    await addNoteAndAddress(page, locale, toasts)
    const orderId = await placeOrder(page, locale, toasts)

    const shopper = await shop.shopperOf(page.context())
    const order = await shopper.order(orderId)
    const amount = formatCents(order.total)
    expect(order.remark).toBe('ring twice 🔔')
    await expect(page.getByRole('main').getByText(t('payment.short', { amount }))).toBeVisible()
    await shop.topUp(shopper, { amount: order.total + 1000 })
    await page.reload()
    await setPayCode(page, locale, toasts)
    await expect(page).toHaveURL(new RegExp(`/payment\\?orders=${orderId}$`))
    await payAndFind(page, locale, order)
    expect((await shopper.account()).balance).toBe(1000)
  })
})

/** The other languages have the same forms, so the account, address and payment password are there already. */
for (const locale of LOCALES.filter((one) => one !== DEFAULT_LOCALE))
  test.describe(`In ${locale}`, () => {
    test.use({ locale, shopperOptions: { balance: 1_000_000, payPassword: PAY_CODE } })

    test('A shopper finds a product, pays from the balance and sees the paid order', async ({
      page,
      shopper,
      toasts,
    }) => {
      await findAndBuy(page, locale)
      await expect(page).toHaveURL(/\/checkout\?items=\d+\.\d$/)
      const order = await shopper.order(await placeOrder(page, locale, toasts))
      await payAndFind(page, locale, order)
      expect((await shopper.account()).balance).toBe(1_000_000 - order.total)

      await page.goto('/addressForm')
      await expectAddressErrors(page, locale)
    })
  })
