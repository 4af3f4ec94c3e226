import { PAY_CODE, productToBuy, skuInStock, wordsIn } from '@/e2e/fixtures'
import { formatCents } from '@/lib/format/money'
import { expect, test } from './fixtures'
import type { Phone } from './phone'

const t = wordsIn('en')

const OPTIONS = { role: 'dialog', name: t('product.options') }

async function chooseOptions(phone: Phone) {
  await phone.sees(OPTIONS)
  const groups = await phone.count({ role: 'radiogroup', within: OPTIONS })
  for (let nth = 0; nth < groups; nth++)
    await phone.tap({
      css: '[type=radio]:not([aria-disabled=true])',
      within: { role: 'radiogroup', nth, within: OPTIONS },
    })
}

test('A guest opens a product from the home page, chooses options and fills the cart', async ({
  phone,
}) => {
  await phone.open('/en/home')
  await phone.tap({ css: 'main a[href^="/detail/"]' })
  await phone.isAt(/\/detail\/\d+$/)
  const opener = { role: 'button', name: t('product.addToCart') }
  await phone.tap(opener)
  await chooseOptions(phone)
  await phone.tap({ ...opener, within: OPTIONS })
  await phone.seesNo(OPTIONS)
  const stored = () => phone.engine.run(() => JSON.stringify(Object.entries(localStorage)), null)
  await expect.poll(stored).toContain('"quantity\\":1')
})

test('A sheet keeps the focus inside and returns it', async ({ phone }) => {
  await phone.open('/en/detail/5')
  const opener = { role: 'button', name: t('product.addToCart') }
  await phone.tap(opener)
  await phone.sees(OPTIONS)
  const isInside = () =>
    phone.engine.run(() => document.activeElement?.closest('[role=dialog]') !== null, null)
  for (let stop = 0; stop < 12; stop++) {
    await phone.engine.press('Tab')
    expect(await isInside()).toBe(true)
  }
  await phone.engine.press('Escape')
  await phone.seesNo(OPTIONS)
  await expect.poll(() => phone.isFocused(opener)).toBe(true)
})

test('A guest searches with suggestions and comes back to the same place of the list', async ({
  phone,
}) => {
  await phone.open('/en/search')
  await phone.fill({ role: 'combobox', name: t('search.field') }, 'lap')
  await phone.tap({ role: 'option', nth: 0 })
  await phone.isAt(/\/searchs\?/)
  await phone.tap({ css: 'main a[href^="/detail/"]', nth: 1 })
  await phone.isAt(/\/detail\/\d+$/)
  await phone.back()
  await phone.isAt(/\/searchs\?/)

  await phone.open('/en/home')
  const row = { css: 'main a[href^="/detail/"]', nth: 9 }
  await phone.sees(row)
  const scroll = (top: number) => {
    window.scrollTo({ top, behavior: 'instant' })
    return window.scrollY
  }
  await expect.poll(() => phone.engine.run(scroll, 900)).toBeGreaterThan(850)
  const before = await phone.scrollY()
  await phone.tap(row)
  await phone.isAt(/\/detail\/\d+$/)
  await expect.poll(() => phone.scrollY()).toBeLessThan(100)
  await phone.back()
  await phone.isAt(/\/home$/)
  await expect.poll(() => phone.scrollY()).toBeGreaterThan(before - 400)
})

test('A shopper places an order and pays with the payment password', async ({ phone, shopper }) => {
  const sku = skuInStock(await productToBuy(shopper, 12))
  await phone.open(`/en/checkout?items=${sku.id}.1`)
  await phone.tap({ role: 'button', name: t('checkout.place') })
  await phone.isAt(/\/payment\?orders=\d+$/)
  const [id] = await phone.engine.run(
    () => [Number(new URLSearchParams(location.search).get('orders'))],
    null,
  )
  const { total } = await shopper.order(id)
  const pay = t('payment.pay', { amount: formatCents(total) })
  await phone.tap({ role: 'button', name: pay })
  const sheet = { role: 'dialog', name: t('payment.enterCode') }
  for (const digit of PAY_CODE) await phone.tap({ role: 'button', name: digit, within: sheet })
  await phone.tap({ role: 'button', name: pay, within: sheet })
  await phone.sees({ role: 'heading', name: t('toasts.paySuccess') })
  expect((await shopper.account()).balance).toBe(50_000 - total)
})

test('A shopper opens an order from the list and reads where the parcel is', async ({
  phone,
  shop,
  shopper,
}) => {
  const { id, order_no } = await shop.order(shopper, { status: 'shipped' })
  await phone.open('/en/myPurchases')
  await phone.tap({ role: 'link', namePart: t('orders.open', { number: order_no }) })
  await phone.isAt(/\/orderInfo\/\d+$/)
  await phone.sees({ text: `TH${id}` })
  await phone.sees({ text: t('parcel.shipped') })
})
