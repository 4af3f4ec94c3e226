import { setTimeout as sleep } from 'node:timers/promises'
import { getUserInfo, register, verifyPay } from '@/contracts/account'
import { ENDPOINTS } from '@/contracts/all'
import { opsProduct, opsQueue } from '@/contracts/operators'
import { getProduct, listProducts } from '@/contracts/products'
import { getShop } from '@/contracts/shops'
import { createTestProduct, createTestShop, createTestShopper } from '@/contracts/test-control'
import { listNotices } from '@/contracts/notices'
import { LOCALES } from '@/contracts/languages'
import { TOKEN_GUESSES } from '@/server/operator-token'
import { reconcile } from '@/server/services/wallet/reconciliation'
import {
  openTestBackend,
  TEST_CONTROL_TOKEN,
  TEST_OPS_TOKEN,
  type TestBackend,
} from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const TESTERS = ENDPOINTS.filter(([, { access }]) => access === 'tester')
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('access', () => {
  it('answers 404 to every call while it is off, also with the token', async () => {
    const off = await openTestBackend({ testControl: undefined })
    for (const [, endpoint] of TESTERS)
      expect(await off.ask(endpoint, {})).toMatchObject({ status: 404, code: 404 })
    const { status } = await off.ask(opsQueue, {}, bearer(TEST_CONTROL_TOKEN))
    expect(status).toBe(404)
    await off.close()
  })

  it('opens the calls of operators, whose own token opens none of the testers', async () => {
    const ip = '203.0.113.5'
    const opened = await test.ask(opsQueue, {}, { ip, ...bearer(TEST_CONTROL_TOKEN) })
    expect(opened.code).toBe(1)
    for (const [, endpoint] of TESTERS) {
      const answer = await test.ask(endpoint, {}, { ip, ...bearer(TEST_OPS_TOKEN) })
      expect(answer).toMatchObject({ status: 404, code: 404 })
    }
  })

  it('limits wrong tokens', async () => {
    const ip = '203.0.113.6'
    const ask = () => test.ask(createTestShopper, {}, { ip, ...bearer('x'.repeat(20)) })
    const statuses = []
    for (let call = 0; call <= TOKEN_GUESSES.ofAddress.points; call += 1)
      statuses.push((await ask()).status)
    expect(statuses.slice(0, -1)).toEqual(Array(TOKEN_GUESSES.ofAddress.points).fill(404))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a shopper', () => {
  it('has a session, a balance of a passed top-up and a payment password', async () => {
    const { data } = await test.ask(createTestShopper, {})
    const { token, pay_password: password } = data
    const info = await test.ask(getUserInfo, {}, { token })
    expect(info.data).toMatchObject({ balance: 50_000, frozen: 0, unread: 0 })
    expect(info.data).toMatchObject({ has_pay_password: true, email: data.email })
    // The payment password is checked before the order, which does not exist.
    const refusal = await test.ask(
      verifyPay,
      { action: 'pay', password, order_ids: [1] },
      { token },
    )
    expect(refusal.code).toBe(404)
    expect((await test.ask(listNotices, {}, { token })).data.list).toEqual([])
    expect(await reconcile(test.backend.services.db)).toEqual([])
  })

  it('takes the given fields, and refuses those that are taken or invalid', async () => {
    const given = { email: 'given@example.com', mobile: '+66812223334', family_name: 'Given' }
    const wanted = { ...given, password: 'other-word', pay_password: null, balance: 0 }
    const { data } = await test.ask(createTestShopper, wanted)
    expect(data).toMatchObject({ email: given.email, mobile: given.mobile, pay_password: null })
    const info = await test.ask(getUserInfo, {}, { token: data.token })
    expect(info.data).toMatchObject({ has_pay_password: false, balance: 0, family_name: 'Given' })
    expect(await test.ask(createTestShopper, { email: given.email })).toMatchObject({ code: 409 })
    expect(await test.ask(createTestShopper, { mobile: given.mobile })).toMatchObject({ code: 409 })
    const wrong = await test.ask(createTestShopper, { mobile: '12' })
    expect(wrong).toMatchObject({ code: 422, data: { fields: { mobile: expect.anything() } } })
  })

  it('does not count at the limits of the address', async () => {
    const ip = '203.0.113.7'
    const created = await Promise.all(
      Array.from({ length: 35 }, () => test.ask(createTestShopper, { balance: 0 }, { ip })),
    )
    expect(created.map(({ code }) => code)).toEqual(Array(35).fill(1))
    const fields = { family_name: 'A', given_name: 'B', password: 'secret1' }
    const own = { ...fields, email: 'own@example.com', mobile: '+66812223335' }
    expect((await test.ask(register, own, { ip })).code).toBe(1)
  })
})

describe('a product', () => {
  it('is on its page, on its shop’s page and in search, in every language', async () => {
    const { data: shop } = await test.ask(createTestShop, { name: 'Corner shop' })
    const name = 'Quixotic lantern'
    const wanted = { shop_id: shop.id, category: 'food', name, price: 700, stock: 3 }
    const { data } = await test.ask(createTestProduct, wanted)
    expect(data).toMatchObject({ name, shop_id: shop.id })
    expect(data.skus).toMatchObject([{ values: [], price: 700, stock: 3 }])
    await sleep(600)
    for (const locale of LOCALES) {
      const page = await test.ask(getProduct, { id: data.id }, { locale })
      expect(page.data).toMatchObject({ name, price: 700, shop: { name: 'Corner shop' } })
      const found = await test.ask(listProducts, { keyword: 'quixotic' }, { locale })
      expect(found.data.list.map(({ id }) => id)).toEqual([data.id])
    }
    const page = await test.ask(getShop, { id: shop.id })
    expect(page.data).toMatchObject({ product_count: 1, categories: [{ key: 'food' }] })
    for (const picture of [page.data.logo, page.data.banner, page.data.pictures![0]])
      expect((await test.fetch(`${picture}/320.webp`)).status).toBe(200)
    const changed = await test.ask(opsProduct, { id: data.id, price: 800 })
    expect(changed.code).toBe(1)
    expect((await test.ask(getProduct, { id: data.id })).data.price).toBe(800)
  })

  it('has a SKU for every combination, with own prices and stocks', async () => {
    const options = [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ]
    const skus = [
      { values: ['M', 'Blue'], price: 900, stock: 0 },
      { values: ['S', 'Red'], price: 400 },
    ]
    const wanted = { category: 'food', price: 500, stock: 7, options, skus }
    const { data } = await test.ask(createTestProduct, wanted)
    const rows = data.skus.map(({ values, price, stock }) => [values.join(), price, stock])
    expect(rows).toEqual([
      ['S,Red', 400, 7],
      ['S,Blue', 500, 7],
      ['M,Red', 500, 7],
      ['M,Blue', 900, 0],
    ])
    const page = await test.ask(getProduct, { id: data.id })
    expect(page.data.price).toBe(400)
    expect(page.data.options).toMatchObject(options)
  })

  it.each([
    [{ category: 'nothing' }, 'category'],
    [{ price: 500, original_price: 499 }, 'original_price'],
    [{ name: 'Lamp\r\nBcc: x' }, 'name'],
    [{ options: [{ name: 'Si\u202eze', values: ['S'] }] }, 'options.0.name'],
    [{ category: 'food', skus: [{ values: ['S'] }] }, 'skus.0.values'],
    [
      {
        category: 'food',
        options: [{ name: 'Size', values: ['S'] }],
        skus: [{ values: ['S'] }, { values: ['L'] }],
      },
      'skus.1.values',
    ],
    [{ options: [{ name: 'Size', values: ['S', 'S'] }] }, 'options.0.values'],
    [{ options: ['S', 'M'].map((value) => ({ name: 'Size', values: [value] })) }, 'options'],
    [{ skus: [{ values: ['S'] }, { values: ['S'] }] }, 'skus'],
  ])('refuses %j', async (wanted, field) => {
    const { code, data } = await test.ask(createTestProduct, wanted)
    expect([code, Object.keys((data as unknown as { fields: object }).fields)]).toEqual([
      422,
      [field],
    ])
  })

  it('refuses an unknown shop, and can be off sale', async () => {
    const unknown = await test.ask(createTestProduct, { shop_id: 99_999, category: 'food' })
    const fields = { shop_id: 'There is no shop with this id' }
    expect(unknown).toMatchObject({ code: 422, data: { fields } })
    const { data } = await test.ask(createTestProduct, { category: 'food', on_sale: false })
    expect((await test.ask(getProduct, { id: data.id })).code).toBe(404)
  })
})
