import type { AdminSettings } from '@/contracts/schemas/admin-settings'
import { formatCents } from '@/lib/format/money'
import type { Shop, Shopper } from '@/testkit/main'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'

test.use({ locale: 'en' })

const t = wordsIn('en')

/** Countries without shoppers of other tests, which run at the same time. */
const PLACES = {
  Iceland: { country: 'IS', province: 'AKN', city: 'Akranes', phone: '+354 611 1234' },
  Malta: { country: 'MT', province: '01', city: 'Attard', phone: '+356 9696 1234' },
}

/** Becomes the default address. */
async function addAddress(shopper: Shopper, place: keyof typeof PLACES) {
  const own = { addressee: `Ann of ${place}`, area: place, detail: '1 Main Road', tag: 'Home' }
  await shopper.post('/api/user/address_add', { ...own, ...PLACES[place], is_default: true })
}

async function replace({ operator }: Shop, key: 'shipping' | 'tax', value: object) {
  const { [key]: present } = await operator.get<AdminSettings>('/api/admin/settings')
  await operator.post(`/api/admin/settings/${key}`, { ...value, version: present.version })
}

test.describe('without delivery to a country', () => {
  test.beforeEach(({ shop }) =>
    replace(shop, 'shipping', {
      zones: [
        { name: 'No delivery', countries: ['IS'], rates: [] },
        { name: 'Everywhere else', countries: [], everywhere_else: true, rates: null },
      ],
    }),
  )
  test.afterEach(({ shop }) => replace(shop, 'shipping', { zones: [] }))

  test('A product names the country, and checkout refuses it before the order', async ({
    page,
    shopper,
  }) => {
    const product = await productToBuy(shopper, 33)
    const delivery = page.getByRole('region', { name: t('productPage.delivery') })
    await expect(async () => {
      await page.goto(`/en/detail/${product.id}`)
      const named = t('productPage.notDeliveredTo', { places: 'Iceland' })
      await expect(delivery.getByText(named)).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })

    await shopper.addAddress({ addressee: 'Ann of Bangkok' })
    await addAddress(shopper, 'Iceland')
    const items = [{ sku_id: skuInStock(product).id, quantity: 1 }]
    await page.goto(`/checkout?items=${items[0]!.sku_id}.1`)
    const refused = page.getByRole('alert').filter({ hasText: t('errors.COUNTRY_UNSERVED') })
    await expect(refused).toBeVisible()
    const place = page.getByRole('button', { name: t('checkout.place') })
    await expect(place).toBeDisabled()
    const iceland = (await shopper.addresses()).find(({ is_default: isDefault }) => isDefault)!
    const input = { items, address_id: iceland.id, expected_total: product.price }
    await expect(shopper.post('/api/order/create', input)).rejects.toThrow(
      t('errors.COUNTRY_UNSERVED'),
    )

    await page.getByRole('button', { name: t('checkout.changeAddress') }).click()
    await page.getByRole('dialog').getByText('Ann of Bangkok').click()
    await expect(refused).toBeHidden()
    await place.click()
    await expect(page).toHaveURL(/\/payment\?orders=/)
  })
})

test.describe('with a tax of a country', () => {
  const tax = { country: 'MT', basis_points: 1000, kind: 'added' }
  test.beforeEach(({ shop }) => replace(shop, 'tax', { countries: [tax] }))
  test.afterEach(({ shop }) => replace(shop, 'tax', { countries: [] }))

  test('Checkout and order show the tax, and the total includes it', async ({ page, shopper }) => {
    await addAddress(shopper, 'Malta')
    const sku = skuInStock(await productToBuy(shopper, 34))
    await page.goto(`/checkout?items=${sku.id}.1`)
    const row = page.getByText(t('checkout.taxAdded', { rate: '10%' })).locator('..')
    await expect(row).toBeVisible()
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(page).toHaveURL(/\/payment\?orders=/)
    const [order] = await shopper.orders()
    const { subtotal, freight, tax: charged, total } = order!
    expect(charged!.amount).toBe(Math.round((subtotal + freight) / 10))
    expect(total).toBe(subtotal + freight + charged!.amount)
    await page.goto('/myPurchases')
    await page.locator(`a[href$="/orderInfo/${order!.id}"]`).first().click()
    await expect(row).toContainText(formatCents(charged!.amount))
    await expect(page.getByText(formatCents(total), { exact: true }).first()).toBeVisible()
  })
})
