import { CallError, connect, expect, test, type OrderState, type RefundState } from '@/testkit/main'

const ORDERS: Record<OrderState, number> = {
  unpaid: 0,
  paid: 1,
  shipped: 2,
  delivered: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  refundRequested: -2,
  refunded: -3,
  afterSale: -4,
}
const REFUNDS: [RefundState, isReturn: boolean, status: number][] = [
  ['asked', false, 0],
  ['asked', true, 0],
  ['agreed', true, 1],
  ['sentBack', true, 1],
  ['settled', false, 2],
  ['settled', true, 2],
  ['refused', false, 3],
  ['refused', true, 3],
  ['withdrawn', false, 4],
  ['withdrawn', true, 4],
]

test.use({ shopperOptions: { balance: 100_000 } })

test('An order reaches each state, and an unpaid one has cost nothing', async ({ shop }) => {
  const shopper = await shop.shopper({ balance: 100_000 })
  for (const status of Object.keys(ORDERS) as OrderState[]) {
    const order = await shop.order(shopper, { status, tracking: 3 })
    expect(order.status, status).toBe(ORDERS[status])
    if (status === 'shipped') {
      expect(order.delivered_at).toBeNull()
      // The handover to the carrier is an event too.
      expect(order.logistics?.events).toHaveLength(4)
    }
    if (status === 'delivered') expect(order.delivered_at).not.toBeNull()
  }
  const { skus } = await shop.product({ price: 5000, stock: 2 })
  const [sku] = skus
  const before = (await shopper.account()).balance
  const items = [{ sku_id: sku!.id, quantity: 2 }]
  const unpaid = await shop.order(shopper, { status: 'unpaid', items, remark: 'ring twice' })
  expect(unpaid).toMatchObject({ subtotal: 10_000, quantity: 2, remark: 'ring twice' })
  expect((await shopper.account()).balance).toBe(before)
  await expect(shop.order(shopper, { items })).rejects.toThrow(
    /POST \/api\/order\/\w+ answered 409/,
  )
})

test('An order is sent in several parcels, each at its own stage', async ({ shop }) => {
  const shopper = await shop.shopper({ balance: 100_000 })
  const { skus } = await shop.product({
    price: 1000,
    options: [{ name: 'Size', values: ['S', 'M'] }],
  })
  const [first, second] = skus
  const items = [
    { sku_id: first!.id, quantity: 2 },
    { sku_id: second!.id, quantity: 1 },
  ]
  const one = [{ sku_id: first!.id, quantity: 1 }]
  const partly = await shop.order(shopper, {
    items,
    parcels: [{ items: one, tracking: 2, delivered: true }, { items: one }],
  })
  expect(partly.status).toBe(ORDERS.paid)
  expect(partly.parcels).toMatchObject([
    { number: 1, tracking_no: `TH${partly.id}`, items: [{ quantity: 1 }] },
    { number: 2, tracking_no: `TH${partly.id}-2`, delivered_at: null },
  ])
  expect(partly.parcels![0]!.delivered_at).not.toBeNull()
  // Handed over, two events, delivered.
  expect(partly.parcels![0]!.events).toHaveLength(4)
  const parcels = [{ items: one, carrier: 'Post', trackingNo: 'P1' }]
  const arrived = await shop.order(shopper, { status: 'delivered', items, parcels })
  expect(arrived.delivered_at).not.toBeNull()
  expect(arrived.parcels!.map(({ carrier, items: sent }) => [carrier, sent.length])).toEqual([
    ['Post', 1],
    ['Thai Post', 2],
  ])
  await expect(shop.order(shopper, { status: 'unpaid', parcels })).rejects.toThrow(
    'An order that is unpaid has no parcels',
  )
})

test('A refund reaches each state, and only a settled one returns the money', async ({ shop }) => {
  const shopper = await shop.shopper({ balance: 200_000 })
  for (const [status, withReturn, code] of REFUNDS) {
    const order = await shop.order(shopper, { status: withReturn ? 'received' : 'paid' })
    const { balance } = await shopper.account()
    const refund = await shop.refund(shopper, { status, withReturn, order, amount: 700 })
    expect(refund).toMatchObject({ status: code, type: withReturn ? 2 : 1, order_id: order.id })
    expect(refund.sent_at !== null).toBe(withReturn && ['sentBack', 'settled'].includes(status))
    const returned = status === 'settled' ? 700 : 0
    expect((await shopper.account()).balance - balance, status).toBe(returned)
  }
  const unpaid = await shop.order(shopper, { status: 'unpaid' })
  await expect(shop.refund(shopper, { order: unpaid })).rejects.toThrow(
    `Order ${unpaid.id} has status 0, which allows no refund without return`,
  )
})

test('Top-ups and withdrawals reach each state', async ({ shop }) => {
  const shopper = await shop.shopper({ balance: 50_000 })
  for (const method of ['card', 'manual', 'chain'] as const) {
    expect(await shop.topUp(shopper, { method, amount: 3000 })).toMatchObject({ status: 1, method })
    expect((await shop.topUp(shopper, { method, status: 'auditing' })).status).toBe(0)
    const refused = await shop.topUp(shopper, { method, status: 'refused', refuseReason: 'None' })
    expect(refused).toMatchObject({ status: 2, refuse_reason: 'None' })
  }
  const waiting = await shop.topUp(shopper, { status: 'waitsForCode' })
  expect(waiting).toMatchObject({ status: 0, waits_for_code: true })
  expect((await shopper.account()).balance).toBe(59_000)

  expect((await shop.withdrawal(shopper)).status).toBe(0)
  expect(await shopper.account()).toMatchObject({ balance: 57_000, frozen: 2000 })
  expect((await shop.withdrawal(shopper, { status: 'passed', amount: 5000 })).status).toBe(1)
  const refused = await shop.withdrawal(shopper, {
    status: 'refused',
    refuseReason: 'Unknown card',
  })
  expect(refused).toMatchObject({ status: 2, refuse_reason: 'Unknown card', cancelled: false })
  expect(await shop.withdrawal(shopper, { status: 'cancelled' })).toMatchObject({ cancelled: true })
  expect(await shopper.account()).toMatchObject({ balance: 52_000, frozen: 2000 })
})

test('A shopper has the money, addresses, cards and payment password that a test asks for', async ({
  shop,
}) => {
  const poor = await shop.shopper({ balance: 0, payPassword: null, addresses: [] })
  expect(await poor.account()).toMatchObject({ balance: 0, has_pay_password: false })
  expect(await poor.addresses()).toEqual([])
  const rich = await shop.shopper({
    givenName: 'Anan',
    balance: 1_234_567,
    payPassword: '135790',
    addresses: [{ addressee: 'Anan' }, { addressee: 'Noi', tag: 'Work' }],
    cards: [{ holder: 'Anan S.' }, { holder: 'Noi S.', bank_card_no: '5555555555554444' }],
  })
  expect(await rich.account()).toMatchObject({ given_name: 'Anan', balance: 1_234_567, frozen: 0 })
  expect((await rich.addresses()).map((one) => [one.addressee, one.is_default])).toEqual([
    ['Anan', true],
    ['Noi', false],
  ])
  const { cards } = await rich.get<{ cards: { holder: string }[] }>('/api/user/extract')
  expect(cards.map(({ holder }) => holder).sort()).toEqual(['Anan S.', 'Noi S.'])
  expect((await shop.order(rich)).status).toBe(1)
})

test('Notifications, reviews, messages and codes arrive', async ({ shop, shopper }) => {
  const order = await shop.order(shopper, { status: 'received' })
  const notice = await shop.notification(shopper, 'orderShipped', order.id)
  expect(notice).toMatchObject({ kind: 'parcel', read: false, link: `/orderInfo/${order.id}` })
  const review = await shop.review(shopper, { order, stars: 2, content: 'Too small', pictures: 2 })
  expect(review).toMatchObject({ product_rating: 2, content: 'Too small' })
  const since = new Date()
  await shopper.post('/api/user/send_code', { account: shopper.email, purpose: 'resetPay' })
  const code = await shop.code(shopper, { since })
  expect(code).toMatch(/^\d{6}$/)
  await shopper.post('/api/user/resetPay', { newpassword: '975310', captcha: code })
  const mails = await shop.messages(shopper)
  expect(mails.some((mail) => mail.kind === 'mail' && mail.text.includes(code))).toBe(true)
})

test('Time passes for one shopper alone, and jobs act on it', async ({ shop, shopper }) => {
  const other = await shop.shopper()
  const [left, kept] = [
    await shop.order(shopper, { status: 'unpaid' }),
    await shop.order(other, { status: 'unpaid' }),
  ]
  const delivered = await shop.order(shopper, { status: 'delivered' })
  const statusOf = async (who: typeof shopper, id: number) =>
    (await who.get<{ status: number }>('/api/order/detail', { id })).status
  await shop.advance(shopper, { minutes: 31 })
  await shop.runJob('expire-orders')
  await expect.poll(() => statusOf(shopper, left.id)).toBe(-1)
  expect(await statusOf(other, kept.id)).toBe(0)
  await shop.advance(shopper, { days: 2 })
  await shop.runJob('confirm-orders')
  expect(await statusOf(shopper, delivered.id)).toBe(2)
  expect(await shop.jobs()).toContain('confirm-orders')
})

test('A fault meets only the calls it names, as often as it says', async ({ shop, shopper }) => {
  const other = await shop.shopper()
  await shop.fault('/api/user/getUserInfo', { status: 500, times: 2, shopper })
  await expect(shopper.account()).rejects.toThrow('GET /api/user/getUserInfo answered 500')
  expect((await other.account()).id).toBe(other.id)
  await expect(shopper.account()).rejects.toThrow(CallError)
  expect((await shopper.account()).id).toBe(shopper.id)

  const order = await shop.order(shopper)
  await shop.fault('/api/order/detail', { code: 404, shopper, query: { id: `${order.id}` } })
  await expect(shopper.get('/api/order/detail', { id: order.id })).rejects.toThrow('answered 404')

  await shop.fault('/api/user/getUserInfo', { delayMs: 700, shopper })
  const began = Date.now()
  await shopper.account()
  expect(Date.now() - began).toBeGreaterThan(650)

  const fault = await shop.fault('/api/cart', { status: 503, times: 5, shopper })
  expect(await fault.clear()).toBe(5)
  await shopper.get('/api/cart')

  await shop.fault('/api/product/favourite', { lose: true, shopper })
  const { id } = await shop.product()
  const favour = shopper.post('/api/product/favourite', { product_id: id, on: true })
  await expect(favour).rejects.toThrow()
  const { list } = await shopper.get<{ list: { id: number }[] }>('/api/user/favourites')
  expect(list.map((one) => one.id)).toEqual([id])
})

test('A fault with a query meets the render of a page', async ({ page, shop }) => {
  const { id } = await shop.product()
  const query = { id: String(id) }
  const fault = await shop.fault('/api/product/detail', { status: 500, query })
  await page.goto(`/en/detail/${id}`)
  expect(await fault.clear()).toBe(0)
})

test('The screens of refusals say why', async ({ app, shop, shopper }) => {
  await shop.topUp(shopper, { status: 'refused', refuseReason: 'Not readable' })
  await app.topUpRecords.goto()
  await expect(app.topUpRecords.refuseReason('Not readable')).toBeVisible()
  const order = await shop.order(shopper, { status: 'delivered' })
  const refund = { order, status: 'refused', refuseReason: 'Worn' } as const
  await shop.refund(shopper, refund)
  expect((await shopper.orders()).map(({ id }) => id)).toEqual([order.id])
  await app.order.goto(order.id)
  await expect(app.order).toShowStatus('delivered')
  await expect(app.order.refuseReason).toContainText('Worn')
  await app.refund.goto(order.id)
  await expect(app.refund.refuseReason).toContainText('Worn')
  const wrong = expect(app.order).toShowStatus('paid', { timeout: 0 })
  await expect(wrong).rejects.toThrow('but the page shows')
})

test('Eight workers build states at once and do not disturb each other', async ({ shop }) => {
  test.slow()
  const work = async (worker: number) => {
    const own = connect({ url: shop.url, token: process.env.TEST_CONTROL ?? '' })
    const price = 1000 + worker
    const [shopper, product] = [
      await own.shopper({ balance: 100_000 }),
      await own.product({ price, stock: 10 }),
    ]
    const items = [{ sku_id: product.skus[0]!.id, quantity: 2 }]
    const fault = await own.fault('/api/home', { status: 503, times: 3, shopper })
    const paid = await own.order(shopper, { items })
    const refunded = await own.order(shopper, { items, status: 'refunded' })
    await own.order(shopper, { items, status: 'unpaid' })
    await own.order(shopper, { items, status: 'cancelled' })
    await own.advance(shopper, { hours: 1 })
    expect(await fault.clear()).toBe(3)
    const { balance } = await shopper.account()
    const { stock } = await own.operator.get<{ stock: number }>('/api/product/detail', {
      id: product.id,
    })
    const orders = await shopper.get<{ list: unknown[] }>('/api/user/order_list')
    return { spent: 100_000 - balance, cost: paid.total, refunded, stock, orders, price }
  }
  const results = await Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker)))
  for (const { spent, cost, refunded, stock, orders, price } of results) {
    expect(cost).toBe(refunded.total)
    expect(cost - 2 * price).toBe(results[0]!.cost - 2 * results[0]!.price)
    expect(spent).toBe(cost)
    // The unpaid order may have expired already.
    expect([6, 8]).toContain(stock)
    expect(orders.list).toHaveLength(4)
  }
})

test('Wrong connections are named', async ({ shop }) => {
  const elsewhere = connect({ url: 'http://localhost:1', token: 'x' })
  await expect(elsewhere.shopper()).rejects.toThrow(
    'POST /api/test/shopper was not answered: is Sampan running at http://localhost:1?',
  )
  const stranger = connect({ url: shop.url, token: 'not the token of this server' })
  await expect(stranger.shopper()).rejects.toThrow('started with TEST_CONTROL')
  await expect(shop.product({ price: -1 })).rejects.toThrow('price: Please fill correct amount')
})
