import { expect } from '@/testkit/main'
import { FirstShopper } from './first-shopper'
import { test } from './fixtures'
import { OwnShop } from './own-shop'

let shop: OwnShop
const ops = (...args: string[]) => shop.ops(...args)

/** The id of the first request of a kind that waits for an operator. */
async function firstOf(kind: 'top-ups' | 'withdrawals' | 'refunds' | 'orders'): Promise<string> {
  const queue = await ops('queue')
  const [, id] = new RegExp(`^${kind} to [^]*?│ 0 +│ (\\d+)`, 'im').exec(queue) ?? []
  expect(id, queue).toBeDefined()
  return id!
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await OwnShop.open('first_day')
})

test.afterAll(() => shop.close())

const WITHDRAWN = 5000
/** Each of its 17 commands loads the whole backend, which takes 3.5 s on an idle machine. */
const SLOW_MACHINE_MS = 900_000

test('A company opens its shop with a file, sells, ships, refunds and pays out from the command line', async ({
  browser,
  contextOptions,
}) => {
  test.setTimeout(SLOW_MACHINE_MS)
  const context = await browser.newContext({ ...contextOptions, baseURL: shop.url, locale: 'en' })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const shopper = new FirstShopper(page)
  const { app } = shopper

  await test.step('the company imports its products, twice', async () => {
    await app.home.goto()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const files = ['examples/shop/products.csv', '--images', 'examples/shop/images']
    expect(await ops('import', ...files, '--dry-run')).toContain('12 products: 12 added')
    expect(await ops('import', ...files)).toContain('12 added, 0 changed, 0 unchanged, 0 rejected')
    expect(await ops('import', ...files)).toContain('0 added, 0 changed, 12 unchanged, 0 rejected')
  })

  await test.step('a shopper registers', () => shopper.register())

  await test.step('the shopper tops up by transfer, because no card is taken', async () => {
    await shopper.topUp(200)
    await ops('pass', 'topup', await firstOf('top-ups'))
    await app.profile.goto()
    await expect(app.profile.balance).toShowAmount(20_000)
  })

  const orderId = await test.step('the shopper buys', async () => {
    await shopper.buy('mug', ['Sage'])
    return firstOf('orders')
  })

  await test.step('staff ship it and it is delivered', async () => {
    const printed = await ops('order', orderId)
    expect(printed).toContain('Mali Srisai')
    expect(printed).toContain('12 Charoen Krung Road')
    expect(printed).toMatch(/: 1 × .*mug/i)
    await ops('ship', orderId, '--carrier', 'Thai Post', '--number', 'TH 7')
    await ops('deliver', orderId)
    await app.order.goto(Number(orderId))
    await expect(app.order.parcel).toContainText('TH 7')
  })

  await test.step('the shopper requests a refund, which staff grant', async () => {
    await shopper.requestRefund(Number(orderId), 'The handle is broken')
    const id = await firstOf('refunds')
    expect(await ops('refund', id)).toContain('The handle is broken')
    await ops('refund', 'settle', id)
    await expect(app.refund.state('settled')).toBeVisible()
  })

  await test.step('the shopper withdraws, and staff pay out', async () => {
    await shopper.withdraw(WITHDRAWN)
    const id = await firstOf('withdrawals')
    expect(await ops('payee', id)).toContain('4242424242424242')
    await ops('pass', 'withdrawal', id)
    await app.withdrawals.goto()
    await expect(app.withdrawals.withStatus('passed').first()).toBeVisible()
  })

  expect(await ops('reconcile')).toMatch(/All \d+ rules hold/)
  const trail = await ops('trail', '--last', '100')
  for (const event of ['catalogue-imported', 'parcel-moved', 'refund-settled', 'withdrawal-passed'])
    expect(trail).toContain(event)
  await context.close()
})
