import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, chooseArea, expectToast, shown } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

const field = (page: Page, name: 'addressee' | 'phone' | 'detail' | 'tag' | 'postalCode') =>
  page.getByRole('textbox', { name: t(`address.${name}`) })

const card = (page: Page, words: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words })

test('A shopper adds an address and corrects each field error', async ({
  page,
  newcomer: _,
  toasts,
}) => {
  await page.goto('/address')
  await expect(page.getByText(t('address.empty'))).toBeVisible()
  await page.getByRole('link', { name: t('address.add') }).click()
  await expect(page).toHaveURL(/\/addressForm\b/)
  const save = page.getByRole('button', { name: t('address.save') })
  const asked = [
    'Please fill in the addressee',
    'Please fill in the phone number',
    'Please fill in the area',
    'Please fill in the detailed address',
    'Please fill in the tag',
  ]
  await save.click()
  await expect(page.getByText(/^Please fill in/)).toHaveText(asked)
  await expect(field(page, 'addressee')).toBeFocused()
  await field(page, 'addressee').fill('佐藤 花子')
  await field(page, 'phone').fill('０９０１２')
  await chooseArea(page, 'en', ['Japan', 'Tokyo', 'Shinjuku'])
  await expect(page.getByRole('button', { name: /^Area: Japan, Tokyo, Shinjuku/ })).toBeVisible()
  await expect(page.getByText('+81', { exact: true })).toBeVisible()
  await field(page, 'postalCode').fill('1')
  await field(page, 'detail').fill('西新宿 2-8-1')
  await page.getByRole('button', { name: t('address.tagHome'), exact: true }).click()
  await save.click()
  await expect(page.getByText(t('errors.fields.postalCode'))).toBeVisible()
  await field(page, 'postalCode').fill('１６０−００２３')
  await save.click()
  await expect(page.getByText('Please enter a correct mobile phone number')).toBeVisible()
  await expect(field(page, 'phone')).toBeFocused()
  await field(page, 'phone').fill('０９０１２３４５６７８')
  await save.click()
  await expectToast(toasts, 'Save successful')
  await expect(page).toHaveURL(/\/address$/)
  await expect(card(page, '佐藤 花子')).toContainText('090-1234-5678')
  await expect(card(page, '佐藤 花子')).toContainText(/Japan, Tokyo, Shinjuku.*160-0023/)
  await expect(card(page, '佐藤 花子')).toContainText(t('address.default'))
})

test('A shopper changes an address, makes it the default, and deletes the other', async ({
  page,
  newcomer,
  toasts,
}) => {
  await newcomer.addAddress({ addressee: 'Mali' })
  const second = { addressee: 'Anan', country: 'TH', province: '10', city: 'Bang Rak' }
  await newcomer.addAddress({ ...second, tag: 'Work' })
  await page.goto('/address')
  await expect(card(page, 'Mali')).toContainText(t('address.default'))

  await page.getByRole('link', { name: 'Edit Anan, Work' }).click()
  await expect(field(page, 'phone')).toHaveValue('081 234 5678')
  await page.getByRole('button', { name: /^Area: .*Bang Rak/ }).click()
  const sheet = page.getByRole('dialog', { name: t('address.area') })
  await expect(sheet.getByRole('option', { name: 'Bang Rak' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await sheet.getByRole('combobox').fill('บางรัก')
  await sheet.getByRole('option', { name: 'Use “บางรัก”' }).click()
  await page.getByRole('button', { name: t('address.save') }).click()
  await expectToast(toasts, 'Save successful')
  await expect(card(page, 'Anan')).toContainText('Thailand, Bangkok, บางรัก')

  await afterToast(page)
  await page.getByRole('button', { name: 'Use as default: Anan, Work' }).click()
  await expect(card(page, 'Anan')).toContainText(t('address.default'))
  await page.getByRole('button', { name: 'Delete Anan, Work' }).click()
  const question = page.getByRole('alertdialog', { name: t('address.deleteAsk') })
  await question.getByRole('button', { name: t('address.delete') }).click()
  await expectToast(toasts, 'Delete Success')
  await expect(card(page, 'Anan')).toHaveCount(0)
  await expect(card(page, 'Mali')).toContainText(t('address.default'))
})

test('A shopper chooses another address during checkout and loses no input', async ({
  page,
  shopper,
}) => {
  await shopper.addAddress({ addressee: 'Anan', tag: 'Work' })
  const sku = skuInStock(await productToBuy(shopper, 6))
  await page.goto(`/checkout?items=${sku.id}.1`)
  const remark = page.getByRole('textbox', { name: t('checkout.remark') })
  await page.getByRole('button', { name: t('checkout.addNote') }).click()
  await remark.fill('ring twice')
  await page.getByRole('button', { name: /Mali Srisai/ }).click()
  await page.getByRole('link', { name: t('address.manage') }).click()
  await expect(page).toHaveURL(/\/address\?from=/)
  await shown(page.getByRole('button', { name: 'Deliver here: Anan, Work' })).click()
  await expect(page).toHaveURL(/\/checkout\?items=\d+\.1$/)
  await expect(page.getByRole('button', { name: /Anan/ })).toBeVisible()
  await expect(remark).toHaveValue('ring twice')
})
