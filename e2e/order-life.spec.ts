import type { Page } from '@playwright/test'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Product } from '@/contracts/schemas/products'
import type { Refund } from '@/contracts/schemas/refunds'
import { formatCents } from '@/lib/format/money'
import type { OrderStatusName } from '@/lib/orders/order-status'
import { expect, PAY_CODE, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, shown } from './gestures'
import {
  answered,
  expectOnEach,
  openedIn,
  paidOrder,
  reloadsOf,
  shipping,
  Stopwatch,
} from './phones'

test.use({ locale: 'en' })

const t = wordsIn('en')

const standing = (page: Page, name: OrderStatusName) =>
  shown(page.getByRole('heading', { name: t(`orders.status.${name}`), exact: true }))

test('A shopper acts on one phone, and another phone follows every order status live', async ({
  browser,
  context,
  page,
  shopper,
  baseURL,
  viewport,
  shop,
}) => {
  test.slow()
  const storageState = await context.storageState()
  const otherPhone = await browser.newContext({ storageState, baseURL, viewport, locale: 'en' })
  const other = await openedIn(otherPhone, '/myPurchases')
  const profiles = [await openedIn(context, '/profile'), await openedIn(otherPhone, '/profile')]
  const reloads = reloadsOf(other, ...profiles)
  const watch = new Stopwatch()
  await shop.notification(shopper, 'newSession')
  const { unread } = await shopper.account()
  const expectBadges = async (count: number) => {
    for (const profile of profiles) {
      const bell = profile.getByRole('link', { name: t('titles.notification') }).first()
      await expect(bell.getByText(String(count), { exact: true })).toBeVisible()
    }
  }
  await expect(other.getByText(t('orders.empty'))).toBeVisible()
  await expectBadges(unread)

  const sku = skuInStock(await productToBuy(shopper, 15))
  await page.goto(`/checkout?items=${sku.id}.1`)
  const place = page.getByRole('button', { name: t('checkout.place') })
  const card = other.getByRole('article').getByText(t('orders.status.waitingPay'), { exact: true })
  await watch.time('created', () => answered(page, '/api/order/create', place), card)
  await expect(page).toHaveURL(/\/payment\?orders=\d+$/)
  const id = Number(new URL(page.url()).searchParams.get('orders'))
  await other.locator(`a[href$="/orderInfo/${id}"]`).first().click()
  await standing(other, 'waitingPay').waitFor()

  const amount = formatCents((await shopper.order(id)).total)
  await afterToast(page)
  await page.getByRole('button', { name: t('payment.pay', { amount }) }).click()
  const sheet = page.getByRole('dialog', { name: t('payment.enterCode') })
  for (const digit of PAY_CODE)
    await sheet.getByRole('button', { name: digit, exact: true }).click()
  const payButton = sheet.getByRole('button', { name: t('payment.pay', { amount }) })
  const pay = () => answered(page, '/api/order/pay', payButton)
  await watch.time('paid', pay, standing(other, 'waitingDelivery'))
  await expectBadges(unread + 1)
  await page.getByRole('link', { name: t('payment.viewOrder', { count: 1 }) }).click()
  await standing(page, 'waitingDelivery').waitFor()

  const operate = (input: object) => shop.operator.post('/api/ops/order', { id, ...input })
  await watch.time('shipped', () => operate(shipping(id)), standing(other, 'delivered'))
  await expectOnEach([page, other], t('parcel.shipped'))
  const track = () => operate({ action: 'track', text: 'On the river', place: 'Bangkok' })
  await watch.time('tracked', track, other.getByText('On the river', { exact: true }))
  const deliver = () => operate({ action: 'deliver', place: 'Bang Rak' })
  await watch.time('delivered', deliver, other.getByText(t('orders.next.arrived')))
  await expectOnEach([page], t('orders.next.arrived'))
  await expectBadges(unread + 3)

  await page.getByRole('button', { name: t('orders.confirm') }).click()
  const question = page.getByRole('alertdialog', { name: 'Is Confirm Received?' })
  const yes = question.getByRole('button', { name: t('orders.confirm') })
  const confirm = () => answered(page, '/api/order/confirm', yes)
  await watch.time('confirmed', confirm, standing(other, 'received'))
  await afterToast(page)
  await page.getByRole('link', { name: t('orders.review') }).click()
  await page.getByRole('textbox', { name: t('comment.content') }).fill('Good')
  for (const group of await shown(page.getByRole('radiogroup')).all())
    await group.getByRole('radio').nth(4).click()
  const submit = page.getByRole('button', { name: t('comment.submit') })
  const review = () => answered(page, '/api/review/create', submit)
  await watch.time('reviewed', review, standing(other, 'completed'))
  await expectOnEach([other], t('orders.reviewed'))
  expect(reloads).toEqual([])
  watch.print()
  await otherPhone.close()
})

test('Another phone follows a cancelled order and a refunded order', async ({
  browser,
  context,
  shopper,
  baseURL,
  viewport,
  shop,
}) => {
  test.slow()
  const [left, id] = [await paidOrder(shop, shopper, false), await paidOrder(shop, shopper)]
  const order = await shopper.order(id)
  const storageState = await context.storageState()
  const otherPhone = await browser.newContext({ storageState, baseURL, viewport, locale: 'en' })
  const other = await openedIn(otherPhone, '/myPurchases')
  const profile = await openedIn(otherPhone, '/profile')
  const reloads = reloadsOf(other, profile)
  const watch = new Stopwatch()
  const cancelled = other.getByText(t('orders.status.cancelled'), { exact: true })
  await expect(other.getByRole('article')).toHaveCount(2)
  await watch.time(
    'cancelled',
    () => shopper.post('/api/order/cancel', { id: left }),
    other.getByRole('article').filter({ has: cancelled }),
  )

  await other.locator(`a[href$="/orderInfo/${id}"]`).first().click()
  await standing(other, 'waitingDelivery').waitFor()
  const ask = async (own: object) =>
    shopper.post<Refund>('/api/order/refund', {
      order_id: id,
      item_ids: order.items.map((item) => item.id),
      explanation: 'Ordered twice',
      evidence: [await shopper.upload('refund')],
      ...own,
    })
  const audit = (refund: Refund, action: string, reason?: string) => () =>
    shop.operator.post('/api/ops/refund', { id: refund.id, action, reason })
  const unsent = { type: 1, product_status: 0, reason: 'changedMind', amount: order.total }
  let asked = await watch.time('asked', () => ask(unsent), standing(other, 'drawBacking'))
  const refuse = audit(asked, 'refuse', 'It is packed already')
  await watch.time('refused', refuse, standing(other, 'waitingDelivery'))
  await expectOnEach([other], 'It is packed already')

  const ship = () => shop.operator.post('/api/ops/order', shipping(id))
  await watch.time('shipped', ship, standing(other, 'delivered'))
  const goods = order.subtotal - order.discount
  const sentBack = { type: 2, product_status: 1, reason: 'wrongItem', amount: goods }
  asked = await watch.time('asked again', () => ask(sentBack), standing(other, 'afterSale'))
  const agreed = other.getByText(t('refund.next.agreed'))
  await watch.time('agreed', audit(asked, 'agree'), agreed)
  const parcel = { id: asked.id, carrier: 'Thai Post', tracking_no: 'TH987' }
  const send = () => shopper.post('/api/order/refund_ship', parcel)
  await watch.time('sent back', send, other.getByText(t('refund.next.sent')))
  const { balance } = await shopper.account()
  await watch.time('settled', audit(asked, 'settle'), standing(other, 'refunded'))
  const more = formatCents(balance + goods)
  await expect(profile.getByText(more).first()).toBeVisible()
  expect(reloads).toEqual([])
  watch.print()
  await otherPhone.close()
})

test('An order that is not paid in time is cancelled while the shopper watches', async ({
  page,
  shop,
  shopper,
}) => {
  const product = await productToBuy(shopper, 22)
  const id = await paidOrder(shop, shopper, false, 22)
  await page.goto('/myPurchases/0')
  await expect(page.getByRole('article')).toHaveCount(1)
  await shop.advance(shopper, { minutes: 31 })
  await expect(page.getByText(t('orders.empty'))).toBeVisible()
  expect((await shopper.order(id)).status).toBe(ORDER_STATUS.cancelled)
  const after = await shopper.get<Product>(`/api/product/detail?id=${product.id}`)
  expect(after.stock).toBe(product.stock)
})
