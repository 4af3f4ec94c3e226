import { readFile } from 'node:fs/promises'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { shown } from './gestures'

test.use({ locale: 'en', timezoneId: 'Asia/Bangkok' })

const t = wordsIn('en')

test('A shopper reads every payment with its balance and opens its order', async ({
  page,
  shopper,
  shop,
}) => {
  const sku = skuInStock(await productToBuy(shopper, 11))
  const { id } = await shop.order(shopper, { items: [{ sku_id: sku.id, quantity: 1 }] })
  await page.goto('/capitalRecord')
  await shown(page.getByRole('link', { name: /^Top-up by transfer/ })).click()
  await expect(page).toHaveURL(/\/topUpRecord\?id=\d+$/)
  await expect(shown(page.getByRole('listitem')).filter({ hasText: '$500.00' })).toHaveCount(1)
  await page.goBack()
  await page.getByRole('button', { name: t('bill.chart') }).click()
  await expect(page.getByRole('img', { name: /^Balance from/ })).toBeVisible()
  await expect(page.getByText('Top-up by transfer')).toBeVisible()
  await expect(page.getByText('+$500.00').first()).toBeVisible()
  await page.getByLabel(t('bill.type')).selectOption('purchase')
  await expect(page).toHaveURL(/type=purchase/)
  await expect(page.getByText('Top-up by transfer')).toHaveCount(0)
  await page.getByRole('link', { name: /Purchase [A-Z]/ }).click()
  await expect(page).toHaveURL(new RegExp(`/orderInfo/${id}$`))
})

test('A shopper downloads the fund record for a spreadsheet', async ({ page, shopper: _ }) => {
  await page.goto('/capitalRecord')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('bill.export') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^sampan-fund-record-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFTime (Asia/Bangkok),Type,Description,')).toBe(true)
  expect(text).toMatch(
    /\r\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Top-up,Top-up by transfer,500\.00,500\.00\r\n$/,
  )
})

test('A shopper chooses days without movements', async ({ page, shopper: _ }) => {
  await page.goto('/capitalRecord?period=custom&from=2020-01-01&to=2020-01-31')
  await expect(page.getByText('No record')).toBeVisible()
})

test('A shopper prints a statement of one period', async ({ page, shopper: _ }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-was-printed', '')
  })
  await page.goto('/capitalRecord')
  await page.getByRole('button', { name: t('bill.print') }).click()
  await expect(page.locator('body[data-was-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: 'Top-up by transfer' })).toBeVisible()
  await expect(page.getByRole('button', { name: t('bill.print') })).toBeHidden()
})
