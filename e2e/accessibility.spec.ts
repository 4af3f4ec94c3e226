import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '@/contracts/languages'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'

test.use({ locale: 'en' })

/** Something each language finds. */
const WORD: Record<Locale, string> = {
  en: 'honey',
  'zh-CN': '蜂蜜',
  ja: 'はちみつ',
  ko: '꿀',
  th: 'น้ำผึ้ง',
}
const LOADING = new RegExp(LOCALES.map((locale) => wordsIn(locale)('list.loading')).join('|'))

/** Every page is scanned as it stands when it has loaded, light and dark. */
async function expectAccessible(page: Page, where: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('status', { name: LOADING })).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
    expect(found, `${where}, ${colorScheme}`).toEqual([])
  }
}

test('Public pages pass an accessibility scan', async ({ page, calls }) => {
  test.slow()
  const product = await productToBuy(calls, 0)
  const places = [`/shop/${product.shop_id}`, `/detail/${product.id}`, '/login', '/register']
  for (const place of places) {
    await page.goto(place)
    await expectAccessible(page, place)
  }
})

for (const locale of LOCALES) {
  test(`Looking around passes an accessibility scan in ${locale}`, async ({ page, shopper }) => {
    test.setTimeout(240_000)
    const product = await productToBuy(shopper, 1)
    await shopper.post('/api/product/favourite', { product_id: product.id, on: true })
    await shopper.post('/api/shop/follow', { shop_id: product.shop_id, on: true })
    const word = new URLSearchParams({ keyword: WORD[locale] })
    const places = [
      '/home',
      '/explore',
      '/search',
      `/searchs?${word}`,
      `/searchs?${word}&tab=shops`,
      '/searchs?keyword=zzqqxxjjkk',
      '/products',
      '/popular',
      `/detail/${product.id}`,
      `/shop/${product.shop_id}`,
      '/heart',
      '/myFavourite',
    ]
    for (const place of places) {
      await page.goto(`/${locale}${place}`)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, `/${locale}${place}`)
    }
  })
}

test("A shopper's own pages pass an accessibility scan", async ({ page, shopper }) => {
  test.slow()
  const sku = skuInStock(await productToBuy(shopper, 2))
  const [id] = await shopper.order([{ sku_id: sku.id, quantity: 1 }])
  const places = [
    `/checkout?items=${sku.id}.1`,
    `/payment?orders=${id}`,
    '/address',
    '/addressForm',
    '/changePayPwd',
    '/myPurchases',
    '/myPurchases/-3',
    '/profile',
    '/language',
  ]
  for (const place of places) {
    await page.goto(place)
    await expectAccessible(page, place)
  }
})

test('Sheets, questions and an order pass an accessibility scan', async ({ page, shopper }) => {
  const t = wordsIn('en')
  const sku = skuInStock(await productToBuy(shopper, 4))
  const [id] = await shopper.order([{ sku_id: sku.id, quantity: 1 }])
  await page.goto(`/payment?orders=${id}`)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const sheet = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(sheet.violations).toEqual([])
  await page.goto('/myPurchases')
  await page.getByRole('button', { name: t('orders.cancel') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const question = await new AxeBuilder({ page }).include('[role=alertdialog]').analyze()
  expect(question.violations).toEqual([])
  await page.getByRole('button', { name: t('orders.keep') }).click()
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Order / })
    .click()
  await expect(page.getByRole('heading', { name: t('orders.status.waitingPay') })).toBeVisible()
  await expectAccessible(page, '/orderInfo')
})
