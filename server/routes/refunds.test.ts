import type * as Crypto from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import { LOCALES } from '@/contracts/languages'
import { opsOrder, opsQueue } from '@/contracts/operators'
import { getOrder } from '@/contracts/orders'
import { getLiveProducts } from '@/contracts/products'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import { getRefund, getRefundable, listRefundReasons } from '@/contracts/refunds'
import type { RefundStatus } from '@/contracts/schemas/refunds'
import { canMoveRefund, REFUND_MOVES, type RefundMove } from '@/server/domain/refund-moves'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import {
  askRefund,
  askWith,
  mostOf,
  newUpload,
  operate,
  paidOrder,
  refundBody,
  RETURN,
  sendBack,
  withdraw,
  type PaidOrder,
} from '@/server/testing/refunds'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const TEA = [{ sku_id: 31, quantity: 2 }]
const TWO = [
  { sku_id: 11, quantity: 1 },
  { sku_id: 21, quantity: 1 },
]

const balanceOf = async ({ token }: TestShopper) =>
  (await test.ask(getUserInfo, {}, { token })).data.balance
const orderOf = async ({ shopper, id }: PaidOrder) =>
  (await test.ask(getOrder, { id }, { token: shopper.token })).data
const stockOf = async (productId: number, skuId: number) => {
  const live = await test.ask(getLiveProducts, { ids: String(productId) })
  return live.data[0]!.skus.find((sku) => sku.id === skuId)!.stock
}
const fieldsOf = (answer: { data: unknown }) =>
  Object.keys((answer.data as { fields?: object } | null)?.fields ?? {})
const countOf = (answers: { code: number }[], code: number) =>
  answers.filter((answer) => answer.code === code).length

it('the freight of free goods is refunded in parts, and the goods are sent until it is refunded whole', async () => {
  const paid = await paidOrder(test, TEA, { discount: 1000 })
  const before = await stockOf(3, 31)
  const refund = async (amount: number) => {
    const { data } = await askRefund(test, paid, { amount })
    expect((await operate(test, data.id, 'settle')).code).toBe(1)
    return (await orderOf(paid)).status
  }
  expect(await refund(1)).toBe(1)
  expect(await stockOf(3, 31)).toBe(before)
  expect(await refund(498)).toBe(-3)
  expect(await stockOf(3, 31)).toBe(before + 2)
  expect(await reconcile(test.backend.services.db)).toEqual([])
})

it('free goods offer a refund while their freight is refundable, and none after the parcel is sent', async () => {
  const waiting = await paidOrder(test, TEA, { discount: 1000 })
  expect((await orderOf(waiting)).actions).toContain('refund')
  const sent = await paidOrder(test, TEA, { discount: 1000, status: 3 })
  expect((await orderOf(sent)).actions).not.toContain('refund')
  const asked = await askRefund(test, sent, { amount: 1, product_status: 1 })
  expect(fieldsOf(asked)).toEqual(['amount'])
})

describe('refundable amounts', () => {
  it('are each item and the freight before shipment, without return', async () => {
    const paid = await paidOrder(test, TEA)
    const { data } = await test.ask(
      getRefundable,
      { order_id: paid.id },
      { token: paid.shopper.token },
    )
    expect(data).toMatchObject({
      order_id: paid.id,
      status: 1,
      open_id: null,
      freight: 499,
      items: [{ name: 'Tea en', most: 1000 }],
      choices: [{ product_status: 0, types: [1] }],
    })
  })

  it('exclude the freight after shipment, and deduct the discount', async () => {
    const paid = await paidOrder(test, TWO, { status: 3, discount: 1000 })
    const token = paid.shopper.token
    const { data } = await test.ask(getRefundable, { order_id: paid.id }, { token })
    expect(data.items.map((item) => item.most)).toEqual([1299 - 177, 6000 - 823])
    expect(data).toMatchObject({
      freight: 0,
      choices: [{ product_status: 1, types: [1, 2] }],
    })
  })

  it('assume that a parcel was not received until it is delivered', async () => {
    const { id, shopper } = await paidOrder(test, TEA)
    const likely = async () => {
      const { data } = await test.ask(getRefundable, { order_id: id }, { token: shopper.token })
      return data.choices.at(-1)?.product_status
    }
    const parcel = { carrier: 'Thai Post', tracking_no: 'TH123' }
    await test.ask(opsOrder, { id, action: 'ship', ...parcel })
    expect(await likely()).toBe(0)
    await test.ask(opsOrder, { id, action: 'deliver' })
    expect(await likely()).toBe(1)
  })

  it('are hidden from another shopper and without a session', async () => {
    const paid = await paidOrder(test, TEA)
    const { token } = await newShopper(test)
    expect((await test.ask(getRefundable, { order_id: paid.id }, { token })).code).toBe(404)
    expect((await test.ask(getRefundable, { order_id: paid.id })).status).toBe(401)
  })

  it.each(LOCALES)('come with reasons in %s', async (locale) => {
    const { data } = await test.ask(listRefundReasons, {}, { locale })
    expect(new Set(data.map((reason) => reason.text)).size).toBe(data.length)
    expect(data.every((reason) => reason.text !== reason.key)).toBe(true)
  })
})

describe('requesting', () => {
  it('moves an order that is not shipped to -2 and returns the request', async () => {
    const paid = await paidOrder(test, TEA)
    const { code, data } = await askRefund(test, paid, { amount: 1499 })
    expect(code).toBe(1)
    expect(data).toMatchObject({
      order_id: paid.id,
      status: 0,
      amount: 1499,
      reason: 'I changed my mind',
      evidence: [expect.any(String)],
      items: [{ name: 'Tea en', refund_status: 0 }],
      actions: ['withdraw'],
      settled_at: null,
    })
    expect(await orderOf(paid)).toMatchObject({ status: -2, actions: [], order_no: data.sn })
    expect(await balanceOf(paid.shopper)).toBe(100_000 - 1499)
  })

  it.each([2, 3] as const)('moves an order in status %i to -4', async (status) => {
    const paid = await paidOrder(test, TEA, { status })
    expect((await askRefund(test, paid, RETURN)).code).toBe(1)
    expect((await orderOf(paid)).status).toBe(-4)
  })

  it('returns the same response for the same key, and 409 for another body', async () => {
    const paid = await paidOrder(test, TEA)
    const body = await refundBody(test, paid)
    const key = newKey()
    const first = await askWith(test, paid.shopper, body, key)
    expect((await askWith(test, paid.shopper, body, key)).data).toEqual(first.data)
    expect((await askWith(test, paid.shopper, { ...body, amount: 1 }, key)).code).toBe(409)
    await operate(test, first.data.id, 'settle')
    expect((await askWith(test, paid.shopper, body, key)).data).toEqual(first.data)
  })

  it('generates another refund number after a collision', async () => {
    const paid = [await paidOrder(test, TEA), await paidOrder(test, TEA)] as const
    const bodies = [await refundBody(test, paid[0]), await refundBody(test, paid[1])]
    const crypto = jest.requireActual<typeof Crypto>('node:crypto')
    const draw = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number>
    draw.mockReturnValueOnce(42)
    const first = await askWith(test, paid[0].shopper, bodies[0]!)
    draw.mockReturnValueOnce(42).mockReturnValueOnce(43)
    const second = await askWith(test, paid[1].shopper, bodies[1]!)
    draw.mockRestore()
    const { rows } = await test.backend.services.db.execute(
      sql`select substr(sn, 8) as drawn from refunds
          where id in (${first.data.id}, ${second.data.id}) order by id`,
    )
    expect(rows).toEqual([{ drawn: '0000000042' }, { drawn: '0000000043' }])
  })

  it('rejects a second request with the specified message', async () => {
    const paid = await paidOrder(test, TEA)
    await askRefund(test, paid)
    expect(await askRefund(test, paid)).toMatchObject({
      code: 409,
      msg: 'You have already submitted a refund request',
    })
  })

  it('creates one request from twenty concurrent calls', async () => {
    const paid = await paidOrder(test, TEA)
    const bodies = await Promise.all(Array.from({ length: 20 }, () => refundBody(test, paid)))
    const answers = await Promise.all(bodies.map((body) => askWith(test, paid.shopper, body)))
    expect([countOf(answers, 1), countOf(answers, 409)]).toEqual([1, 19])
  }, 30_000)

  it.each<[string, object, string]>([
    ['no amount', { amount: undefined }, 'amount'],
    ['an empty amount', { amount: null }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -1 }, 'amount'],
    ['half a cent', { amount: 0.5 }, 'amount'],
    ['text for an amount', { amount: '5' }, 'amount'],
    ['a cent too much', { amount: 1500 }, 'amount'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['no explanation', { explanation: '' }, 'explanation'],
    ['no pictures', { evidence: [] }, 'evidence'],
    ['seven pictures', { evidence: [1, 2, 3, 4, 5, 6, 7] }, 'evidence'],
    ['a picture that is not there', { evidence: [999_999] }, 'evidence'],
    ['no items', { item_ids: [] }, 'item_ids'],
    ['items of nothing', { item_ids: [999_999] }, 'item_ids'],
    ['a return of what was not received', { type: 2 }, 'type'],
    ['no such type', { type: 3 }, 'type'],
    ['goods received before they are shipped', { product_status: 1 }, 'product_status'],
    ['no such product status', { product_status: 2 }, 'product_status'],
  ])('rejects %s, naming the field', async (_name, own, field) => {
    const paid = await paidOrder(test, TEA)
    const answer = await askRefund(test, paid, own)
    expect([answer.code, fieldsOf(answer)]).toEqual([422, [field]])
    expect((await orderOf(paid)).status).toBe(1)
  })

  it('rejects pictures of another shopper, for another purpose, or used before', async () => {
    const paid = await paidOrder(test, TEA)
    const foreign = await newUpload(test, await newShopper(test))
    const forReview = await newUpload(test, paid.shopper, 'review')
    const used = await newUpload(test, paid.shopper)
    const other = await paidOrder(test, TEA)
    expect((await askRefund(test, paid, { evidence: [used] })).code).toBe(1)
    await withdraw(test, paid.shopper, (await latest(paid)).id)
    for (const evidence of [[foreign], [forReview], [used]])
      expect(fieldsOf(await askRefund(test, paid, { evidence }))).toEqual(['evidence'])
    expect(fieldsOf(await askRefund(test, other, { evidence: [used] }))).toEqual(['evidence'])
  })

  it('rejects the freight with a part of the items, and more than the value of an item', async () => {
    const paid = await paidOrder(test, TWO)
    const [shirt] = paid.items
    const item_ids = [shirt!.id]
    expect(fieldsOf(await askRefund(test, paid, { item_ids, amount: 1300 }))).toEqual(['amount'])
    expect((await askRefund(test, paid, { item_ids, amount: 1299 })).code).toBe(1)
  })

  it('rejects all goods without their freight, because nothing would be sent', async () => {
    const paid = await paidOrder(test, TEA)
    const settle = async (amount: number) => {
      await operate(test, (await askRefund(test, paid, { amount })).data.id, 'settle')
      return (await orderOf(paid)).status
    }
    for (const amount of [1000, 1498])
      expect(fieldsOf(await askRefund(test, paid, { amount }))).toEqual(['amount'])
    expect(await settle(999)).toBe(1)
    expect(fieldsOf(await askRefund(test, paid, { amount: 1 }))).toEqual(['amount'])
    expect(await settle(500)).toBe(-3)
    expect(await balanceOf(paid.shopper)).toBe(100_000)
  })

  it('is rejected for unpaid and completed orders and those of another shopper', async () => {
    const paid = await paidOrder(test, TEA)
    const body = await refundBody(test, paid)
    expect((await askWith(test, await newShopper(test), body)).code).toBe(404)
    const { db } = test.backend.services
    for (const status of [0, 4, -1, -3]) {
      await db.execute(`update orders set status = ${status} where id = ${paid.id}`)
      expect((await askWith(test, paid.shopper, body)).code).toBe(409)
    }
    await db.execute(`update orders set status = 1 where id = ${paid.id}`)
    expect((await askWith(test, paid.shopper, body)).code).toBe(1)
  })
})

const latest = async ({ shopper, id }: PaidOrder) =>
  (await test.ask(getRefund, { order_id: id }, { token: shopper.token })).data

describe('reading and changing a request', () => {
  it('is limited to its own shopper', async () => {
    const paid = await paidOrder(test, TEA, { status: 3 })
    const { id } = (await askRefund(test, paid, RETURN)).data
    const stranger = await newShopper(test)
    const { token } = stranger
    expect((await test.ask(getRefund, { id }, { token })).code).toBe(404)
    expect((await test.ask(getRefund, { order_id: paid.id }, { token })).code).toBe(404)
    expect((await withdraw(test, stranger, id)).code).toBe(404)
    expect((await sendBack(test, stranger, id)).code).toBe(404)
    expect((await test.ask(getRefund, { id }, { token: paid.shopper.token })).code).toBe(1)
    expect((await test.ask(getRefund, {}, { token: paid.shopper.token })).code).toBe(422)
    expect((await latest(paid)).status).toBe(0)
  })

  it('is listed for operators until it is settled', async () => {
    const paid = await paidOrder(test, TEA)
    const { id, sn } = (await askRefund(test, paid)).data
    const waiting = async () => (await test.ask(opsQueue)).data.refunds.find((row) => row.id === id)
    expect(await waiting()).toMatchObject({ order_no: sn, amount: 1499, type: 1, status: 0 })
    await operate(test, id, 'settle')
    expect(await waiting()).toBeUndefined()
    expect((await operate(test, 999_999, 'settle')).code).toBe(404)
  })
})

describe('settling', () => {
  it('refunds an unshipped order once and returns its stock', async () => {
    const before = await stockOf(3, 31)
    const paid = await paidOrder(test, TEA)
    const { id } = (await askRefund(test, paid)).data
    expect(await stockOf(3, 31)).toBe(before - 2)
    expect(await operate(test, id, 'settle')).toMatchObject({ code: 1, data: { status: 2 } })
    expect((await operate(test, id, 'settle')).code).toBe(409)
    expect(await balanceOf(paid.shopper)).toBe(100_000)
    expect(await stockOf(3, 31)).toBe(before)
    const order = await orderOf(paid)
    expect(order).toMatchObject({ status: -3, actions: [], items: [{ refund_status: 2 }] })
    expect((await latest(paid)).settled_at).not.toBeNull()
    expect((await askRefund(test, paid, { amount: 1 })).code).toBe(409)
  })

  it('restores the order status after a partial refund, until nothing is left', async () => {
    const paid = await paidOrder(test, TWO, { status: 3, discount: 1000 })
    const [shirt, kettle] = paid.items.map((item) => item.id)
    const ask = (item_ids: number[], amount: number) =>
      askRefund(test, paid, { ...RETURN, type: 1, item_ids, amount })
    await operate(test, (await ask([shirt!], 1122)).data.id, 'settle')
    expect(await orderOf(paid)).toMatchObject({
      status: 3,
      items: [{ refund_status: 2 }, { refund_status: null }],
    })
    expect(fieldsOf(await ask([shirt!], 1))).toEqual(['amount'])
    expect(await mostOf(test, paid)).toBe(5177)
    await operate(test, (await ask([kettle!], 177)).data.id, 'settle')
    expect(fieldsOf(await ask([kettle!], 5001))).toEqual(['amount'])
    await operate(test, (await ask([kettle!], 5000)).data.id, 'settle')
    expect((await orderOf(paid)).status).toBe(-3)
    expect(await balanceOf(paid.shopper)).toBe(100_000)
  })

  it('returns no stock of shipped items', async () => {
    const paid = await paidOrder(test, TEA, { status: 2 })
    const before = await stockOf(3, 31)
    const { id } = (await askRefund(test, paid)).data
    await operate(test, id, 'settle')
    expect(await stockOf(3, 31)).toBe(before)
    expect((await orderOf(paid)).status).toBe(-3)
    expect(await balanceOf(paid.shopper)).toBe(100_000 - 499)
  })

  it('with return waits for the goods: agreed, sent, settled', async () => {
    const paid = await paidOrder(test, TEA, { status: 3 })
    const { id } = (await askRefund(test, paid, RETURN)).data
    expect((await sendBack(test, paid.shopper, id)).code).toBe(409)
    expect((await operate(test, id, 'agree')).code).toBe(1)
    expect((await latest(paid)).actions).toEqual(['sendBack', 'withdraw'])
    const early = await operate(test, id, 'settle')
    expect(early).toMatchObject({ code: 409, msg: 'The goods have not been sent back yet' })
    expect((await sendBack(test, paid.shopper, id, 'TH 1')).code).toBe(1)
    const sent = await sendBack(test, paid.shopper, id, 'TH 2')
    expect(sent.data).toMatchObject({ carrier: 'Thai Post', tracking_no: 'TH 2', status: 1 })
    expect((await operate(test, id, 'settle')).code).toBe(1)
    expect(await balanceOf(paid.shopper)).toBe(100_000 - 499)
  })
})

describe('the return address of the shop', () => {
  const addressOf = async (paid: PaidOrder) => (await latest(paid)).return_address
  const state = (paid: PaidOrder, address: string) =>
    test.backend.services.db.execute(sql`update shops set return_address = ${address}
      where id = (select shop_id from orders where id = ${paid.id})`)

  it('is shown while goods can be sent back, as the shop states it now', async () => {
    const paid = await paidOrder(test, TEA, { status: 3 })
    const { id } = (await askRefund(test, paid, RETURN)).data
    await state(paid, '12 Pier Road\nBangkok')
    expect(await addressOf(paid)).toBeNull()
    await operate(test, id, 'agree')
    expect(await addressOf(paid)).toBe('12 Pier Road\nBangkok')
    await state(paid, '14 Pier Road\nBangkok')
    await sendBack(test, paid.shopper, id)
    expect(await addressOf(paid)).toBe('14 Pier Road\nBangkok')
    await operate(test, id, 'settle')
    expect(await addressOf(paid)).toBeNull()
    await state(paid, '')
  })

  it('is null for a shop that states none, and without a return', async () => {
    const paid = await paidOrder(test, TEA, { status: 3 })
    const { id } = (await askRefund(test, paid, RETURN)).data
    await operate(test, id, 'agree')
    expect(await addressOf(paid)).toBeNull()
    const kept = await paidOrder(test, TEA, { status: 3 })
    const { id: keptId } = (await askRefund(test, kept, { ...RETURN, type: 1 })).data
    await state(kept, '12 Pier Road')
    await operate(test, keptId, 'agree')
    expect(await addressOf(kept)).toBeNull()
    await state(kept, '')
  })
})

describe('ending without a refund', () => {
  it.each([1, 2, 3] as const)('restores status %i, and allows another request', async (status) => {
    const paid = await paidOrder(test, TEA, { status })
    const own = status === 3 ? RETURN : {}
    const first = (await askRefund(test, paid, own)).data
    expect((await test.ask(getRefund, { id: first.id })).status).toBe(401)
    expect(fieldsOf(await operate(test, first.id, 'refuse', ''))).toEqual(['reason'])
    expect((await operate(test, first.id, 'refuse', 'Not damaged')).code).toBe(1)
    expect(await latest(paid)).toMatchObject({ status: 3, refuse_reason: 'Not damaged' })
    expect(await orderOf(paid)).toMatchObject({ status, items: [{ refund_status: 3 }] })
    const second = (await askRefund(test, paid, own)).data
    const withdrawn = await withdraw(test, paid.shopper, second.id)
    expect(withdrawn.data).toMatchObject({ status: 4, actions: [], settled_at: null })
    expect((await orderOf(paid)).status).toBe(status)
    expect((await askRefund(test, paid, own)).code).toBe(1)
    expect(await balanceOf(paid.shopper)).toBe(100_000 - paid.total)
  })
})

/** Moves a request of a type to a status; sending back does not change the status. */
const WAYS: Record<RefundStatus, RefundMove[]> = {
  0: [],
  1: ['agree'],
  2: ['agree', 'sendBack', 'settle'],
  3: ['refuse'],
  4: ['withdraw'],
}

describe('every transition from every state', () => {
  const cases = ([1, 2] as const).flatMap((type) =>
    Object.values(REFUND_STATUS)
      .filter((status) => type === 2 || status !== 1)
      .flatMap((status) =>
        (Object.keys(REFUND_MOVES) as RefundMove[]).map((move) => ({ type, status, move })),
      ),
  )
  const act = (paid: PaidOrder, id: number, move: RefundMove) => {
    if (move === 'withdraw') return withdraw(test, paid.shopper, id)
    if (move === 'sendBack') return sendBack(test, paid.shopper, id)
    return operate(test, id, move)
  }
  it.each(cases)('type $type, status $status: $move', async ({ type, status, move }) => {
    const paid = await paidOrder(test, TEA, { status: 3 })
    const { id } = (await askRefund(test, paid, { ...RETURN, type, amount: 1000 })).data
    const way = type === 1 && status === 2 ? (['settle'] as const) : WAYS[status]
    for (const step of way) expect((await act(paid, id, step)).code).toBe(1)
    const before = await latest(paid)
    expect(before.status).toBe(status)
    const isSent = before.tracking_no !== null
    const isAllowed = canMoveRefund({ type, status, isSent }, move)
    const { code } = await act(paid, id, move)
    const isUnchanged = isDeepStrictEqual(await latest(paid), before)
    expect([code, isUnchanged]).toEqual(isAllowed ? [1, false] : [409, true])
  })
})

it('has one outcome when settled, refused and withdrawn concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const paid = await paidOrder(test, TEA)
    const { id } = (await askRefund(test, paid)).data
    const answers = await Promise.all([
      operate(test, id, 'settle'),
      operate(test, id, 'refuse'),
      withdraw(test, paid.shopper, id),
      operate(test, id, 'settle'),
      withdraw(test, paid.shopper, id),
      operate(test, id, 'refuse'),
    ])
    expect([countOf(answers, 1), countOf(answers, 409)]).toEqual([1, 5])
    const { status } = await latest(paid)
    const isSettled = status === REFUND_STATUS.settled
    expect((await orderOf(paid)).status).toBe(isSettled ? -3 : 1)
    expect(await balanceOf(paid.shopper)).toBe(isSettled ? 100_000 : 100_000 - paid.total)
  }
}, 30_000)

it('leaves money, orders and stock consistent', async () => {
  expect(await reconcile(test.backend.services.db)).toEqual([])
})
