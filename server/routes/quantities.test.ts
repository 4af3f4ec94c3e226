import { sql } from 'drizzle-orm'
import { addToCart } from '@/contracts/cart'
import { LOCALES } from '@/contracts/languages'
import { createOrder, quoteOrder } from '@/contracts/orders'
import { fieldWords } from '@/server/http/words'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
let shopper: TestShopper

beforeAll(async () => {
  test = await openTestBackend()
  await test.backend.services.db.execute(sql`update skus set stock = 5000 where id = 31`)
})
afterAll(() => test.close())
beforeEach(async () => {
  shopper = await newShopper(test, { hasPayCode: false })
})

/** 999 of one SKU, the limit of a line, and one more in a second line. */
const TOO_MANY = [
  { sku_id: 31, quantity: 999 },
  { sku_id: 31, quantity: 1 },
]
const add = (items: object[]) => test.ask(addToCart, { items }, { token: shopper.token })

describe('the quantity limit of one SKU', () => {
  it.each(LOCALES)('applies to the sum of lines in a quote and an order, in %s', async (locale) => {
    const refused = {
      code: 422,
      data: { fields: { items: fieldWords(locale, 'fields.quantityMost') } },
    }
    const quoted = await test.ask(quoteOrder, { items: TOO_MANY }, { token: shopper.token, locale })
    expect(quoted).toMatchObject(refused)
    const body = { items: TOO_MANY, address_id: shopper.addressId, expected_total: 500_000 }
    const options = { token: shopper.token, key: newKey(), locale }
    expect(await test.ask(createOrder, body, options)).toMatchObject(refused)
  })

  it('accepts lines of one SKU within the limit', async () => {
    const items = [TOO_MANY[1]!, { sku_id: 31, quantity: 998 }]
    const { code, data } = await test.ask(quoteOrder, { items }, { token: shopper.token })
    expect(code).toBe(1)
    expect(data.groups[0]!.lines).toMatchObject([{ sku_id: 31, quantity: 999, available: true }])
  })

  it('fills the cart line and returns the limit as the reason', async () => {
    const { data } = await add(TOO_MANY)
    expect(data.lines).toMatchObject([{ sku_id: 31, quantity: 999 }])
    expect(data.adjusted).toEqual([{ sku_id: 31, asked: 1000, given: 999, reason: 'limit' }])
  })

  it('is the reason when a full line with stock is added to', async () => {
    await add([TOO_MANY[0]!])
    const { data } = await add([TOO_MANY[1]!])
    expect(data.adjusted).toEqual([{ sku_id: 31, asked: 1, given: 0, reason: 'limit' }])
  })

  it('is not the reason when the stock is smaller', async () => {
    const { data } = await add([{ sku_id: 21, quantity: 999 }])
    expect(data.adjusted).toEqual([{ sku_id: 21, asked: 999, given: 100, reason: 'stock' }])
  })
})
