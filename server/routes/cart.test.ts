import { eq, sql } from 'drizzle-orm'
import { addToCart, getCart, previewCart, removeFromCart, updateCart } from '@/contracts/cart'
import { createOrder, quoteOrder } from '@/contracts/orders'
import { followShop } from '@/contracts/shops'
import { products, skus } from '@/server/db/tables/catalogue'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type Basket, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const db = () => test.backend.services.db
const cartOf = async ({ token }: TestShopper) => (await test.ask(getCart, {}, { token })).data
const add = ({ token }: TestShopper, items: Basket[], key?: string) =>
  test.ask(addToCart, { items }, { token, key })
const update = ({ token }: TestShopper, input: object) => test.ask(updateCart, input, { token })
const remove = ({ token }: TestShopper, skuIds: number[]) =>
  test.ask(removeFromCart, { sku_ids: skuIds }, { token })
const quantitiesOf = async (shopper: TestShopper) =>
  Object.fromEntries((await cartOf(shopper)).lines.map((line) => [line.sku_id, line.quantity]))

async function newCart(items: Basket[]) {
  const shopper = await newShopper(test, { hasPayCode: false })
  await add(shopper, items)
  return shopper
}

/** Changes a SKU or product during one test. */
async function whileSku(
  id: number,
  change: { price?: number; stock?: number },
  work: () => Promise<void>,
) {
  const [before] = await db().select().from(skus).where(eq(skus.id, id))
  await db().update(skus).set(change).where(eq(skus.id, id))
  try {
    await work()
  } finally {
    await db().update(skus).set(before!).where(eq(skus.id, id))
  }
}

async function eventsOf({ id }: TestShopper) {
  const { rows } = await db().execute<{ detail: string }>(
    sql`select detail from events where user_id = ${id} and kind = 'cart' order by id`,
  )
  return rows.map((row) => row.detail)
}

describe('reading', () => {
  it('keeps the order of lines that were added together', async () => {
    const shopper = await newCart([11, 21].map((sku_id) => ({ sku_id, quantity: 1 })))
    const other = await newCart([21, 11].map((sku_id) => ({ sku_id, quantity: 1 })))
    const skusOf = async (one: TestShopper) => (await cartOf(one)).lines.map(({ sku_id }) => sku_id)
    expect(await skusOf(shopper)).toEqual([11, 21])
    expect(await skusOf(other)).toEqual([21, 11])
  })

  it('says which shops are followed', async () => {
    const shopper = await newCart([11, 31].map((sku_id) => ({ sku_id, quantity: 1 })))
    await test.ask(followShop, { shop_id: 1, on: true }, { token: shopper.token })
    const shops = (await cartOf(shopper)).lines.map(({ shop }) => [shop.id, shop.followed])
    expect(shops).toEqual([
      [1, true],
      [2, false],
    ])
  })

  it('is empty at first, and groups lines by shop, latest first', async () => {
    const shopper = await newShopper(test)
    expect(await cartOf(shopper)).toEqual({
      lines: [],
      quantity: 0,
      selected_quantity: 0,
      selected_total: 0,
    })
    await add(shopper, [{ sku_id: 11, quantity: 2 }])
    await add(shopper, [{ sku_id: 31, quantity: 1 }])
    await add(shopper, [{ sku_id: 21, quantity: 1 }])
    const cart = await cartOf(shopper)
    expect(cart.lines.map((line) => line.sku_id)).toEqual([21, 11, 31])
    expect(cart).toMatchObject({ quantity: 4, selected_quantity: 4, selected_total: 9098 })
    expect(cart.lines[1]).toMatchObject({
      name: 'Shirt en',
      values: ['M'],
      price: 1299,
      stock: 10,
      quantity: 2,
      selected: true,
      available: true,
      previous_price: null,
      previous_quantity: null,
      shop: { id: 1, name: 'Shop 1 en' },
    })
  })

  it('requires a session for every call', async () => {
    const items = [{ sku_id: 11, quantity: 1 }]
    const answers = await Promise.all([
      test.ask(getCart),
      test.ask(addToCart, { items }),
      test.ask(updateCart, { sku_id: 11, quantity: 1 }),
      test.ask(removeFromCart, { sku_ids: [11] }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401])
  })

  it('merges the changes of a line, beside the list too', async () => {
    const shopper = await newCart([{ sku_id: 11, quantity: 2 }])
    const items = [{ sku_id: 11, quantity: 5 }]
    const { data } = await update(shopper, { items, sku_id: 11, selected: false })
    expect(data.lines[0]).toMatchObject({ quantity: 5, selected: false })
    const later = await update(shopper, { items, sku_id: 11, quantity: 3 })
    for (const ofNoLine of [{ quantity: 3 }, { selected: true }])
      expect(await update(shopper, { items, ...ofNoLine })).toMatchObject({
        code: 422,
        data: { fields: { sku_id: expect.any(String) as string } },
      })
    expect(later.data.lines[0]).toMatchObject({ quantity: 3, selected: false })
    const ticked = { items: [{ sku_id: 11, selected: true }], sku_id: 11, quantity: 4 }
    const last = await update(shopper, ticked)
    expect(last.data.lines[0]).toMatchObject({ quantity: 4, selected: true })
  })

  it('explains a changed price until the line is updated, and uses the new price', async () => {
    const shopper = await newCart([{ sku_id: 11, quantity: 2 }])
    await whileSku(11, { price: 999 }, async () => {
      const cart = await cartOf(shopper)
      expect(cart.lines[0]).toMatchObject({ price: 999, previous_price: 1299 })
      expect(cart.selected_total).toBe(1998)
      const ticked = await update(shopper, { sku_id: 11, selected: true })
      expect(ticked.data.lines[0]).toMatchObject({ previous_price: 1299 })
      const settled = await update(shopper, { sku_id: 11, quantity: 2 })
      expect(settled.data.lines[0]).toMatchObject({ previous_price: null })
    })
  })

  it('keeps short, sold-out and withdrawn lines, and totals only available ones', async () => {
    const shopper = await newCart([
      { sku_id: 11, quantity: 5 },
      { sku_id: 31, quantity: 1 },
    ])
    await whileSku(11, { stock: 2 }, async () => {
      const cart = await cartOf(shopper)
      const line = cart.lines.find((each) => each.sku_id === 11)
      expect(line).toMatchObject({ quantity: 2, previous_quantity: 5, available: true })
      expect(cart).toMatchObject({ quantity: 3, selected_total: 2 * 1299 + 500 })
      const settled = await update(shopper, { sku_id: 11, quantity: 2 })
      expect(settled.data.lines.find((each) => each.sku_id === 11)).toMatchObject({
        quantity: 2,
        previous_quantity: null,
      })
    })
    await whileSku(11, { stock: 0 }, async () => {
      const cart = await cartOf(shopper)
      expect(cart.lines.find((each) => each.sku_id === 11)).toMatchObject({
        available: false,
        stock: 0,
      })
      expect(cart).toMatchObject({ selected_quantity: 1, selected_total: 500 })
    })
    await db().update(products).set({ isOnSale: false }).where(eq(products.id, 1))
    const cart = await cartOf(shopper)
    await db().update(products).set({ isOnSale: true }).where(eq(products.id, 1))
    expect(cart.lines.find((each) => each.sku_id === 11)).toMatchObject({ available: false })
    expect(cart.selected_total).toBe(500)
  })
})

describe('adding', () => {
  it('adds to the line, caps it at the stock and reports it', async () => {
    const shopper = await newCart([{ sku_id: 11, quantity: 4 }])
    expect((await add(shopper, [{ sku_id: 11, quantity: 3 }])).data.adjusted).toEqual([])
    const capped = await add(shopper, [
      { sku_id: 11, quantity: 9 },
      { sku_id: 12, quantity: 2 },
    ])
    expect(capped.data.adjusted).toEqual([
      { sku_id: 11, asked: 9, given: 3, reason: 'stock' },
      { sku_id: 12, asked: 2, given: 1, reason: 'stock' },
    ])
    expect(await quantitiesOf(shopper)).toEqual({ 11: 10, 12: 1 })
    expect(await eventsOf(shopper)).toEqual(['added', 'added', 'added'])
  })

  it('does not add withdrawn or sold-out goods, and reports it', async () => {
    const shopper = await newCart([{ sku_id: 31, quantity: 1 }])
    const answer = await add(shopper, [
      { sku_id: 41, quantity: 1 },
      { sku_id: 999, quantity: 2 },
      { sku_id: 31, quantity: 1 },
    ])
    expect(answer.data.adjusted).toEqual([
      { sku_id: 41, asked: 1, given: 0, reason: 'gone' },
      { sku_id: 999, asked: 2, given: 0, reason: 'gone' },
    ])
    expect(await quantitiesOf(shopper)).toEqual({ 31: 2 })
  })

  it('rejects missing goods and quantities out of range', async () => {
    const shopper = await newShopper(test)
    expect((await add(shopper, [{ sku_id: 999, quantity: 1 }])).code).toBe(404)
    for (const quantity of [0, -1, 1000, 1.5])
      expect((await add(shopper, [{ sku_id: 11, quantity }])).code).toBe(422)
    expect((await add(shopper, [])).code).toBe(422)
  })

  it('adds once for one key, and rejects the key for other items', async () => {
    const shopper = await newShopper(test)
    const key = newKey()
    const items = [{ sku_id: 31, quantity: 2 }]
    const answers = await Promise.all([add(shopper, items, key), add(shopper, items, key)])
    expect(answers.map((answer) => answer.code)).toEqual([1, 1])
    expect(await quantitiesOf(shopper)).toEqual({ 31: 2 })
    expect((await add(shopper, [{ sku_id: 31, quantity: 3 }], key)).code).toBe(409)
  })

  it('holds a hundred lines and rejects another with a message', async () => {
    const many = Array.from({ length: 101 }, (_, index) => 5000 + index)
    await db()
      .insert(skus)
      .values(many.map((id) => ({ id, productId: 3, valueIndexes: [], price: 500, stock: 9 })))
    const shopper = await newShopper(test)
    await add(
      shopper,
      many.slice(0, 60).map((sku_id) => ({ sku_id, quantity: 1 })),
    )
    const rest = await add(
      shopper,
      many.slice(60).map((sku_id) => ({ sku_id, quantity: 1 })),
    )
    expect(rest.data.lines).toHaveLength(100)
    expect(rest.data.adjusted).toEqual([{ sku_id: 5100, asked: 1, given: 0, reason: 'full' }])
    expect((await add(shopper, [{ sku_id: 5000, quantity: 1 }])).data.adjusted).toEqual([])
    await db().execute(sql`delete from cart_lines where sku_id >= 5000`)
    await db().execute(sql`delete from skus where id >= 5000`)
  })

  it('loses nothing and exceeds no limit when fifty items are added concurrently', async () => {
    const shopper = await newShopper(test)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(shopper, [{ sku_id: index % 2 ? 21 : 11, quantity: 1 }]),
      ),
    )
    expect(answers.every((answer) => answer.code === 1)).toBe(true)
    expect(await quantitiesOf(shopper)).toEqual({ 11: 10, 21: 25 })
    const capped = answers.filter((answer) => answer.data.adjusted.length > 0)
    expect(capped).toHaveLength(15)
  })
})

describe('updating', () => {
  it('sets a quantity, caps it at the stock and reports it', async () => {
    const shopper = await newCart([{ sku_id: 11, quantity: 1 }])
    expect((await update(shopper, { sku_id: 11, quantity: 7 })).data).toMatchObject({
      quantity: 7,
      adjusted: [],
    })
    const capped = await update(shopper, { sku_id: 11, quantity: 50 })
    expect(capped.data).toMatchObject({
      quantity: 10,
      adjusted: [{ sku_id: 11, asked: 50, given: 10, reason: 'stock' }],
    })
  })

  it('selects and deselects many lines with one call', async () => {
    const shopper = await newCart([
      { sku_id: 11, quantity: 1 },
      { sku_id: 21, quantity: 1 },
      { sku_id: 31, quantity: 1 },
    ])
    const items = [11, 21, 31].map((sku_id) => ({ sku_id, selected: false }))
    const none = await update(shopper, { items })
    expect(none.data).toMatchObject({ selected_quantity: 0, selected_total: 0, quantity: 3 })
    const one = await update(shopper, { sku_id: 21, selected: true })
    expect(one.data.selected_total).toBe(6000)
  })

  it('does not change an unavailable line', async () => {
    const shopper = await newCart([{ sku_id: 11, quantity: 3 }])
    await whileSku(11, { stock: 0 }, async () => {
      const answer = await update(shopper, { sku_id: 11, quantity: 5 })
      expect(answer.data).toMatchObject({
        quantity: 3,
        adjusted: [{ sku_id: 11, asked: 5, given: 0, reason: 'gone' }],
      })
    })
  })

  it('returns 404 for a line of another shopper and a missing one', async () => {
    const [mine, theirs] = [await newCart([]), await newCart([{ sku_id: 31, quantity: 2 }])]
    expect((await update(mine, { sku_id: 31, quantity: 9 })).code).toBe(404)
    expect((await update(mine, { items: [{ sku_id: 31, selected: false }] })).code).toBe(404)
    expect(await quantitiesOf(theirs)).toEqual({ 31: 2 })
    expect(await eventsOf(mine)).toEqual([])
  })

  it('rejects empty input, quantities out of range and too many lines', async () => {
    const shopper = await newCart([{ sku_id: 31, quantity: 2 }])
    expect((await update(shopper, { quantity: 2 })).data).toMatchObject({
      fields: { sku_id: expect.any(String) as string },
    })
    for (const quantity of [0, 1000, 2.5])
      expect((await update(shopper, { sku_id: 31, quantity })).code).toBe(422)
    const items = Array.from({ length: 101 }, (_, index) => ({ sku_id: index + 1, selected: true }))
    expect((await update(shopper, { items })).code).toBe(422)
  })

  it('keeps one of fifty concurrent quantities', async () => {
    const shopper = await newCart([
      { sku_id: 31, quantity: 1 },
      { sku_id: 11, quantity: 1 },
    ])
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        update(shopper, {
          items: [
            { sku_id: index % 2 ? 31 : 11, quantity: index + 1 },
            { sku_id: index % 2 ? 11 : 31, selected: index % 3 === 0 },
          ],
        }),
      ),
    )
    expect(answers.every((answer) => answer.code === 1)).toBe(true)
    const cart = await cartOf(shopper)
    expect(cart.lines).toHaveLength(2)
    const quantities = await quantitiesOf(shopper)
    expect(quantities[11]).toBeLessThanOrEqual(10)
    expect(quantities[31]! % 2).toBe(0)
    const { rows } = await db().execute<{ n: number }>(
      sql`select count(*)::int as n from cart_lines where user_id = ${shopper.id}`,
    )
    expect(rows[0]?.n).toBe(2)
  })
})

describe('removing', () => {
  it('deletes lines, and accepts a repeated call', async () => {
    const shopper = await newCart([
      { sku_id: 11, quantity: 1 },
      { sku_id: 31, quantity: 1 },
    ])
    expect((await remove(shopper, [11])).data.lines.map((line) => line.sku_id)).toEqual([31])
    expect((await remove(shopper, [11])).code).toBe(1)
    expect(await eventsOf(shopper)).toEqual(['added', 'removed'])
  })

  it('does not change lines of another shopper', async () => {
    const [mine, theirs] = [await newCart([]), await newCart([{ sku_id: 31, quantity: 2 }])]
    expect((await remove(mine, [31])).data.lines).toEqual([])
    expect(await quantitiesOf(theirs)).toEqual({ 31: 2 })
  })

  it('leaves a complete line or none when it races with fifty additions', async () => {
    const shopper = await newCart([{ sku_id: 31, quantity: 1 }])
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 ? remove(shopper, [31]) : add(shopper, [{ sku_id: 31, quantity: 1 }]),
      ),
    )
    expect(answers.every((answer) => answer.code === 1)).toBe(true)
    await add(shopper, [{ sku_id: 31, quantity: 1 }])
    expect((await quantitiesOf(shopper))[31]).toBeGreaterThanOrEqual(1)
  })
})

describe('a guest cart', () => {
  const preview = (items: object[]) => test.ask(previewCart, { items }, { locale: 'th' })

  it('is priced as the cart of a shopper, in the language of the request', async () => {
    const { data } = await preview([
      { sku_id: 11, quantity: 50, selected: true, seen_price: 1500 },
      { sku_id: 31, quantity: 1, selected: false, seen_price: null },
      { sku_id: 41, quantity: 1, selected: true, seen_price: 900 },
      { sku_id: 999, quantity: 1, selected: true, seen_price: null },
    ])
    expect(data.lines).toMatchObject([
      { sku_id: 11, name: 'Shirt th', quantity: 10, previous_quantity: 50, previous_price: 1500 },
      { sku_id: 31, selected: false, previous_price: null },
      { sku_id: 41, available: false },
    ])
    expect(data).toMatchObject({ selected_quantity: 10, selected_total: 12990 })
  })

  it('rejects an empty cart and too many lines', async () => {
    expect((await preview([])).code).toBe(422)
    const line = { quantity: 1, selected: true, seen_price: null }
    const many = Array.from({ length: 101 }, (_, index) => ({ ...line, sku_id: index + 1 }))
    expect((await preview(many)).code).toBe(422)
  })
})

describe('ordering', () => {
  async function orderFrom(shopper: TestShopper, items: Basket[], input: object, key = newKey()) {
    const quoted = await test.ask(quoteOrder, { items }, { token: shopper.token })
    const base = { items, address_id: shopper.addressId, expected_total: quoted.data.total }
    return test.ask(createOrder, { ...base, ...input }, { token: shopper.token, key })
  }

  it('removes ordered lines from the cart, but not for Buy now', async () => {
    const shopper = await newCart([
      { sku_id: 31, quantity: 2 },
      { sku_id: 21, quantity: 1 },
    ])
    expect((await orderFrom(shopper, [{ sku_id: 31, quantity: 1 }], {})).code).toBe(1)
    expect(await quantitiesOf(shopper)).toEqual({ 31: 2, 21: 1 })
    const bought = [{ sku_id: 31, quantity: 2 }]
    expect((await orderFrom(shopper, bought, { from_cart: true })).code).toBe(1)
    expect(await quantitiesOf(shopper)).toEqual({ 21: 1 })
    expect(await eventsOf(shopper)).toEqual(['added', 'ordered'])
  })

  it('keeps what was added to a line after the checkout began', async () => {
    const shopper = await newCart([
      { sku_id: 31, quantity: 3 },
      { sku_id: 21, quantity: 1 },
      { sku_id: 11, quantity: 1 },
    ])
    const bought = [
      { sku_id: 31, quantity: 1 },
      { sku_id: 31, quantity: 1 },
      { sku_id: 21, quantity: 2 },
    ]
    expect((await orderFrom(shopper, bought, { from_cart: true })).code).toBe(1)
    expect(await quantitiesOf(shopper)).toEqual({ 31: 1, 11: 1 })
    expect(await eventsOf(shopper)).toEqual(['added', 'ordered'])
  })

  it('keeps the cart when the order is rejected', async () => {
    const shopper = await newCart([{ sku_id: 31, quantity: 2 }])
    const input = { from_cart: true, expected_total: 1 }
    expect((await orderFrom(shopper, [{ sku_id: 31, quantity: 2 }], input)).code).toBe(409)
    expect(await quantitiesOf(shopper)).toEqual({ 31: 2 })
  })
})
