import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, type Locale } from '@/contracts/languages'
import { formatCents } from '@/lib/format/money'
import {
  afterToast,
  asOperator,
  expect,
  newPerson,
  PAY_CODE,
  productToBuy,
  skuInStock,
  test,
  wordsIn,
  type ShopperCalls,
} from './fixtures'

const toastOf = (page: Page) => page.locator('[data-toast]')

/** Hidden pages stay in the document; what a shopper acts on is what shows. */
const shown = (locator: Locator) => locator.filter({ visible: true })

/** Fills the payment password on the keypad, as a thumb does. */
async function enterPayCode(page: Page, locale: Locale, code: string, amount: string) {
  const t = wordsIn(locale)
  const sheet = page.getByRole('dialog', { name: t('payment.enterCode') })
  for (const digit of code) await sheet.getByRole('button', { name: digit, exact: true }).click()
  await sheet.getByRole('button', { name: t('payment.pay', { amount }) }).click()
}

async function fillAddress(page: Page, locale: Locale) {
  const t = wordsIn(locale)
  const field = (name: Parameters<typeof t>[0]) => page.getByRole('textbox', { name: t(name) })
  await page.getByRole('button', { name: t('address.save') }).click()
  await expect(page.getByText(t('errors.fields.addressee'))).toBeVisible()
  await field('address.addressee').fill('มะลิ ศรีใส 佐藤')
  await field('address.phone').fill('+66 81 234 5678')
  await field('address.area').fill('Bangkok')
  await field('address.detail').fill('12 Charoen Krung Road')
  await page.getByRole('button', { name: t('address.tagHome'), exact: true }).click()
  await page.getByRole('button', { name: t('address.save') }).click()
  await expect(toastOf(page)).toHaveText(t('toasts.saveSuccessful'))
}

async function chooseOptions(page: Page, locale: Locale) {
  const t = wordsIn(locale)
  await page.getByRole('button', { name: t('product.buyNow') }).click()
  const sheet = page.getByRole('dialog', { name: t('product.options') })
  await expect(sheet).toBeVisible()
  for (const group of await sheet.getByRole('radiogroup').all()) {
    const [first] = await group.locator('[role=radio]:not([aria-disabled=true])').all()
    await first?.click()
  }
  const more = sheet.getByRole('button', { name: t('actions.increase') })
  if (await more.isEnabled()) await more.click()
  await sheet.getByRole('button', { name: t('product.buyNow') }).click()
}

async function register(page: Page, locale: Locale) {
  const t = wordsIn(locale)
  const person = newPerson()
  await afterToast(page)
  await page.getByRole('link', { name: t('account.createAccount') }).click()
  await page.getByRole('textbox', { name: t('account.givenName'), exact: true }).fill('Mali')
  await page.getByRole('textbox', { name: t('account.familyName'), exact: true }).fill('Srisai')
  await page.getByRole('textbox', { name: t('account.email') }).fill(person.email)
  await page.getByRole('textbox', { name: t('account.mobile') }).fill(person.mobile)
  await shown(page.getByLabel(t('account.password'), { exact: true })).fill(person.password)
  await page.getByLabel(t('account.passwordAgain'), { exact: true }).fill('something else')
  const submit = page.getByRole('button', { name: t('account.register'), exact: true })
  await submit.click()
  await expect(page.getByText(t('account.mismatch'))).toBeVisible()
  await page.getByLabel(t('account.passwordAgain'), { exact: true }).fill(person.password)
  await submit.click()
  await expect(toastOf(page)).toHaveText(t('toasts.registerSuccess'))
}

async function setPayCode(page: Page, locale: Locale) {
  const t = wordsIn(locale)
  await expect(page.getByText(t('payment.noCode'))).toBeVisible()
  await page.getByRole('link', { name: t('payment.goSetting') }).click()
  await page.getByLabel(t('payCode.new'), { exact: true }).fill('12ab')
  await page.getByRole('button', { name: t('payCode.set') }).click()
  await expect(page.getByText(t('errors.fields.payCode'))).toBeVisible()
  await page.getByLabel(t('payCode.new'), { exact: true }).fill(PAY_CODE)
  await page.getByLabel(t('payCode.again'), { exact: true }).fill(PAY_CODE)
  await page.getByRole('button', { name: t('payCode.set') }).click()
  await expect(toastOf(page)).toHaveText(t('toasts.settingSuccess'))
}

for (const { locale } of LANGUAGES) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale })

    test('A shopper finds a product, registers, pays from the balance and sees the paid order', async ({
      page,
      calls,
    }) => {
      test.slow()
      const t = wordsIn(locale)
      await page.goto(`/${locale}/home`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await shown(page.locator('main a[href^="/shop/"]')).first().click()
      await expect(page).toHaveURL(/\/shop\/\d+$/)
      await shown(page.locator('main a[href^="/detail/"]')).first().click()
      await expect(page).toHaveURL(/\/detail\/\d+$/)

      await chooseOptions(page, locale)
      await expect(page).toHaveURL(/\/login\?from=%2Fcheckout/)
      await register(page, locale)

      await expect(page).toHaveURL(/\/checkout\?items=\d+\.\d$/)
      const remark = page.getByRole('textbox', { name: t('checkout.remark') })
      await afterToast(page)
      await remark.fill('ring twice 🔔')
      await shown(page.getByRole('link', { name: t('address.add') }))
        .last()
        .click()
      await fillAddress(page, locale)
      await expect(page).toHaveURL(/\/checkout\?items=\d+\.\d$/)
      await expect(remark).toHaveValue('ring twice 🔔')
      await expect(page.getByRole('button', { name: /มะลิ ศรีใส 佐藤/ })).toBeVisible()

      await afterToast(page)
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expect(toastOf(page)).toHaveText(t('toasts.createOrderSuccess'))
      await expect(page).toHaveURL(/\/payment\?orders=\d+$/)
      const orderId = Number(new URL(page.url()).searchParams.get('orders'))
      const order = await calls.orderOf(orderId)
      const amount = formatCents(order.total, locale)
      expect(order.remark).toBe('ring twice 🔔')

      await expect(page.getByText(t('payment.short', { amount }))).toBeVisible()
      await calls.topUp(order.total + 1000)
      await page.reload()
      await setPayCode(page, locale)
      await expect(page).toHaveURL(new RegExp(`/payment\\?orders=${orderId}$`))

      await afterToast(page)
      await page.getByRole('button', { name: t('payment.pay', { amount }) }).click()
      await enterPayCode(page, locale, '000000', amount)
      await expect(page.getByText(t('payCode.triesLeft', { count: 4 }))).toBeVisible()
      await afterToast(page)
      await enterPayCode(page, locale, PAY_CODE, amount)
      await expect(page.getByRole('heading', { name: t('toasts.paySuccess') })).toBeVisible()
      expect((await calls.user()).balance).toBe(1000)

      await afterToast(page)
      await page.getByRole('link', { name: t('payment.viewOrder', { count: 1 }) }).click()
      await expect(page).toHaveURL(new RegExp(`/orderInfo/${orderId}$`))
      const paid = t('orders.status.waitingDelivery')
      await expect(page.getByRole('heading', { name: paid })).toBeVisible()
      await expect(shown(page.getByText(order.order_no))).toBeVisible()

      await page.goto('/myPurchases/1')
      const card = page.getByRole('article', {
        name: t('orders.open', { number: order.order_no }),
      })
      await expect(card.getByText(paid)).toBeVisible()
    })
  })
}

test.describe('In English', () => {
  test.use({ locale: 'en' })
  const t = wordsIn('en')

  test('A payment from two tabs is charged once, and the second says it is paid', async ({
    page,
    context,
    shopper,
  }) => {
    const sku = skuInStock(await productToBuy(shopper, 3))
    const [id = 0] = await shopper.order([{ sku_id: sku.id, quantity: 1 }])
    const { total } = await shopper.orderOf(id)
    const before = (await shopper.user()).balance
    const amount = formatCents(total, 'en')
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/payment?orders=${id}`)
      await tab.getByRole('button', { name: t('payment.pay', { amount }) }).click()
      await expect(tab.getByRole('dialog')).toBeVisible()
    }
    await page.bringToFront()
    await enterPayCode(page, 'en', PAY_CODE, amount)
    await expect(page.getByRole('heading', { name: 'Pay Success' })).toBeVisible()
    await other.bringToFront()
    await expect(async () => {
      const sheet = other.getByRole('dialog')
      if (await sheet.isVisible()) await enterPayCode(other, 'en', PAY_CODE, amount)
      await expect(
        other.getByRole('heading', { name: t('payment.alreadyPaid', { count: 1 }) }),
      ).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    expect((await shopper.user()).balance).toBe(before - total)
  })

  test('A total that changed is asked about before anything is ordered', async ({
    page,
    shopper,
    baseURL,
  }) => {
    const product = await productToBuy(shopper, 9)
    const sku = skuInStock(product)
    await page.goto(`/checkout?items=${sku.id}.1`)
    const place = page.getByRole('button', { name: t('checkout.place') })
    await expect(place).toBeVisible()
    await asOperator(baseURL ?? '', 'product', { id: product.id, price: sku.price + 123 })
    await place.click()
    const question = page.getByRole('alertdialog', { name: t('checkout.totalChanged') })
    await expect(question).toBeVisible()
    const { counts } = await shopper.get<{ counts: Record<string, number> }>('/api/user/order_list')
    expect(counts['0'] ?? 0).toBe(0)
    await afterToast(page)
    await question.getByRole('button', { name: /^Order for/ }).click()
    await expect(page).toHaveURL(/\/payment\?orders=\d+$/)
    await asOperator(baseURL ?? '', 'product', { id: product.id, price: sku.price })
  })

  test('A reload while the order is on its way does not order twice', async ({ page, shopper }) => {
    const sku = skuInStock(await productToBuy(shopper, 5))
    await page.goto(`/checkout?items=${sku.id}.1`)
    const place = page.getByRole('button', { name: t('checkout.place') })
    await expect(place).toBeVisible()
    // The order arrives, its answer does not.
    await page.route('**/api/order/create', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await place.click()
    await expect(page.getByText(t('checkout.unanswered'))).toBeVisible()
    await page.unroute('**/api/order/create')
    await page.reload()
    await page.getByRole('button', { name: t('checkout.askAgain') }).click()
    await expect(page).toHaveURL(/\/payment\?orders=\d+$/)
    expect(await waitingOrders(shopper)).toBe(1)
    await page.goBack()
    await page.goForward()
    expect(await waitingOrders(shopper)).toBe(1)
  })

  test('A shopper cancels an unpaid order', async ({ page, shopper }) => {
    const sku = skuInStock(await productToBuy(shopper, 7))
    await shopper.order([{ sku_id: sku.id, quantity: 1 }])
    await page.goto('/myPurchases/0')
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const question = page.getByRole('alertdialog', { name: 'Whether to Cancel Order?' })
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText(t('orders.empty'))).toBeVisible()
    expect(await waitingOrders(shopper)).toBe(0)
  })

  test('A shopper signs in, hides the balance, changes the language and quits', async ({
    page,
    calls,
    context,
  }) => {
    const person = newPerson()
    await calls.register(person)
    await context.clearCookies()
    await page.goto('/profile')
    await afterToast(page)
    const signIn = page.getByRole('button', { name: 'Sign in' })
    await signIn.click()
    await expect(page.getByText('Please input account and password')).toBeVisible()
    await page.getByLabel('Email or mobile phone number').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await signIn.click()
    await expect(toastOf(page)).toHaveText('Login Success')
    await expect(page).toHaveURL(/\/profile$/)
    await afterToast(page)
    await page.getByRole('button', { name: 'Hide balance' }).click()
    await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible()
    await shown(page.getByRole('link', { name: /^Language/ })).click()
    await page.getByRole('radio', { name: '日本語' }).check()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    expect((await calls.user()).language.file_name).toBe('ri')
    await page.goto('/profile')
    const ja = wordsIn('ja')
    await page.getByRole('button', { name: ja('profile.quit') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: ja('profile.quit') })
      .click()
    await expect(page).toHaveURL(/\/login/)
    expect((await context.cookies()).find(({ name }) => name.endsWith('token'))).toBeUndefined()
  })
})

async function waitingOrders(shopper: ShopperCalls): Promise<number> {
  const { counts } = await shopper.get<{ counts: Record<string, number> }>('/api/user/order_list')
  return counts['0'] ?? 0
}
