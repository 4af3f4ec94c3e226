import { sql } from 'drizzle-orm'
import type { Endpoint } from '@/contracts/endpoint'
import { opsExtract, opsOrder, opsRecharge, opsRefund } from '@/contracts/operators'
import { ORDER_STATUS } from '@/contracts/order-status'
import { cancelOrder, confirmOrder, getOrder, payOrders } from '@/contracts/orders'
import type { OrderStatus } from '@/contracts/schemas/orders'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import { cancelRefund, getRefund, requestRefund, shipRefund } from '@/contracts/refunds'
import { createReview } from '@/contracts/reviews'
import { confirmRecharge, requestRecharge } from '@/contracts/wallet'
import { cancelWithdrawal, requestWithdrawal } from '@/contracts/withdrawals'
import { canMove, ORDER_MOVES, type OrderMove } from '@/server/domain/order-moves'
import { canMoveRefund, REFUND_MOVES, type RefundMove } from '@/server/domain/refund-moves'
import { DOMAIN_ERRORS, type DomainErrorName } from '@/server/domain/domain-error'
import { errorWords } from '@/server/http/words'
import {
  assumeReceived,
  completeReceived,
  expireUnpaid,
} from '@/server/services/orders/order-times'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { observe } from '@/server/testing/simulation/observe'
import { openShoppers, quickTicket, type QuickShopper } from '@/server/testing/quick-shoppers'
import { newUpload } from '@/server/testing/refunds'
import { order as createFor } from '@/server/testing/shoppers'

/**
 * Every state of every state machine, and every call that would change it: as the tables say, or 409 without a
 * change.
 */

let shop: TestBackend
beforeAll(async () => {
  shop = await openTestBackend()
})
afterAll(() => shop.close())

const db = () => shop.backend.services.db

/** A record of a shopper in a given state. */
interface Thing {
  shopper: QuickShopper
  id: number
}

const newShopper = async () => (await openShoppers(db(), 1, 100_000))[0]!

function ask<E extends Endpoint>({ shopper }: Pick<Thing, 'shopper'>, endpoint: E, body: object) {
  return shop.ask(endpoint, body, { token: shopper.token, key: newKey() })
}

/** A step on the way to a state must succeed. */
async function must<Answer extends { code: number; msg: string }>(step: Promise<Answer>) {
  const answer = await step
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer
}

async function seenOf({ shopper }: Thing) {
  const told = await db().execute(sql`
    select (select count(*)::int from events where user_id = ${shopper.id}) as events,
      (select count(*)::int from notices where user_id = ${shopper.id}) as notices,
      (select count(*)::int from parcel_events e join orders o on o.id = e.order_id where o.user_id = ${shopper.id}) as parcels`)
  return { ...(await observe(db(), shopper.id)), told: told.rows[0] }
}

/** Calls and expects the given error without a change. */
async function refuses(
  thing: Thing,
  call: () => Promise<{ code: number; msg: string }>,
  name: DomainErrorName,
) {
  const before = await seenOf(thing)
  const { code, msg } = await call()
  expect({ code, msg }).toEqual({ code: DOMAIN_ERRORS[name], msg: errorWords('en', name) })
  expect(code).toBe(409)
  expect(await seenOf(thing)).toEqual(before)
}

/** Calls and expects success and the new state. */
async function leads(
  call: () => Promise<{ code: number; msg: string }>,
  standing: () => Promise<unknown>,
  wanted: unknown,
) {
  expect((await call()).code).toBe(1)
  expect(await standing()).toEqual(wanted)
}

describe('orders', () => {
  const statusOf = async (thing: Thing) =>
    (await ask(thing, getOrder, { id: thing.id })).data.status

  async function unpaid(): Promise<Thing> {
    const shopper = await newShopper()
    const created = await must(
      createFor(shop, { ...shopper, email: '' }, [{ sku_id: 31, quantity: 1 }]),
    )
    return { shopper, id: created.data.orders[0]!.id }
  }

  const after =
    (
      standing: () => Promise<Thing>,
      call: (thing: Thing) => Promise<{ code: number; msg: string }>,
    ) =>
    async () => {
      const thing = await standing()
      await must(call(thing))
      return thing
    }

  const pay = async ({ shopper, id }: Thing) => {
    const ticket = await quickTicket(db(), shopper.id, `pay:${id}:999`)
    return ask({ shopper }, payOrders, { order_ids: [id], ticket })
  }
  const carry = (action: 'ship' | 'track' | 'deliver') => (thing: Thing) =>
    ask(thing, opsOrder, {
      id: thing.id,
      action,
      ...(action === 'ship' ? { carrier: 'Thai Post', tracking_no: 'TH 1' } : {}),
      ...(action === 'track' ? { text: 'Sorted' } : {}),
    })
  const itemOf = async (thing: Thing) =>
    (await ask(thing, getOrder, { id: thing.id })).data.items[0]!.id
  const askBack = async (thing: Thing) => {
    const isUnsent = (await statusOf(thing)) === 1
    return ask(thing, requestRefund, {
      order_id: thing.id,
      item_ids: [await itemOf(thing)],
      type: 1,
      product_status: isUnsent ? 0 : 1,
      amount: isUnsent ? 999 : 1,
      reason: 'other',
      explanation: 'It was not as it should be',
      evidence: [await newUpload(shop, thing.shopper)],
    })
  }
  const review = async (thing: Thing) =>
    ask(thing, createReview, {
      order_id: thing.id,
      service_rating: 5,
      shipping_rating: 5,
      items: [{ item_id: await itemOf(thing), product_rating: 4, content: 'Good' }],
    })
  const settle = async (thing: Thing) => {
    const { data } = await ask(thing, getRefund, { order_id: thing.id })
    return ask(thing, opsRefund, { id: data.id, action: 'settle' })
  }

  /** Moves its deadline into the past, runs the job, and restores the deadline if the state is the same. */
  const pass = (column: string, run: typeof expireUnpaid) => async (thing: Thing) => {
    const name = sql.identifier(column)
    await db().execute(
      sql`update orders set ${name} = ${name} - interval '40 days' where id = ${thing.id}`,
    )
    const before = await statusOf(thing)
    await run(shop.backend.services)
    const hasMoved = (await statusOf(thing)) !== before
    if (!hasMoved)
      await db().execute(
        sql`update orders set ${name} = ${name} + interval '40 days' where id = ${thing.id}`,
      )
    return { code: hasMoved ? 1 : 0, msg: '' }
  }

  const cancel = (thing: Thing) => ask(thing, cancelOrder, { id: thing.id })
  const confirm = (thing: Thing) => ask(thing, confirmOrder, { id: thing.id })
  const complete = pass('received_at', completeReceived)

  const paid = after(unpaid, pay)
  const shipped = after(paid, carry('ship'))
  const arrived = after(shipped, carry('deliver'))
  const received = after(arrived, confirm)
  const STANDINGS: Record<keyof typeof ORDER_STATUS, () => Promise<Thing>> = {
    waitingPay: unpaid,
    waitingDelivery: paid,
    delivered: arrived,
    received,
    completed: after(received, complete),
    cancelled: after(unpaid, cancel),
    drawBacking: after(paid, askBack),
    refunded: after(after(paid, askBack), settle),
    afterSale: after(arrived, askBack),
  }
  const NAMES = Object.keys(STANDINGS) as (keyof typeof ORDER_STATUS)[]

  const CALLS: [
    name: string,
    moves: OrderMove[],
    call: (thing: Thing) => Promise<{ code: number; msg: string }>,
    refusal: DomainErrorName,
  ][] = [
    ['pay', ['pay'], pay, 'ORDER_NOT_PAYABLE'],
    ['cancel', ['cancel'], cancel, 'ORDER_NOT_CANCELLABLE'],
    ['ship', ['ship'], carry('ship'), 'ORDER_NOT_SHIPPABLE'],
    ['confirm', ['confirm'], confirm, 'ORDER_NOT_CONFIRMABLE'],
    ['review', ['review'], review, 'ORDER_NOT_REVIEWABLE'],
    ['ask for a refund', ['askRefund', 'askAfterSale'], askBack, 'ORDER_NOT_REFUNDABLE'],
  ]
  const isInRefund = (name: string) => name === 'drawBacking' || name === 'afterSale'

  test.each(
    NAMES.flatMap((state) =>
      CALLS.map(([name, moves, call, refusal]) => ({ state, name, moves, call, refusal })),
    ),
  )('an order that is $state: $name', async ({ state, name, moves, call, refusal }) => {
    const thing = await STANDINGS[state]()
    const status = ORDER_STATUS[state]
    expect(await statusOf(thing)).toBe(status)
    const move = moves.find((one) => canMove(status, one))
    const isAsked = name === 'ask for a refund' && isInRefund(state)
    // Not a transition: an order that was completed without a review may still be reviewed, and stays completed.
    const isLateReview = name === 'review' && state === 'completed'
    const wanted = move ? ORDER_MOVES[move].to : isLateReview ? status : null
    if (wanted === null)
      return refuses(thing, () => call(thing), isAsked ? 'REFUND_ALREADY_ASKED' : refusal)
    await leads(
      () => call(thing),
      () => statusOf(thing),
      wanted,
    )
    if (isLateReview) await refuses(thing, () => call(thing), 'ALREADY_REVIEWED')
  })

  const CLOCKS: [move: OrderMove, call: (thing: Thing) => Promise<{ code: number }>][] = [
    ['expire', pass('pay_before', expireUnpaid)],
    ['assumeReceived', pass('delivered_at', assumeReceived)],
    ['complete', complete],
  ]

  test.each(NAMES.flatMap((state) => CLOCKS.map(([move, call]) => ({ state, move, call }))))(
    'an order that is $state: time to $move',
    async ({ state, move, call }) => {
      const thing = await STANDINGS[state]()
      const before = await seenOf(thing)
      const status: OrderStatus = ORDER_STATUS[state]
      const isMoved = canMove(status, move)
      expect((await call(thing)).code).toBe(isMoved ? 1 : 0)
      const after = isMoved ? await statusOf(thing) : await seenOf(thing)
      expect(after).toEqual(isMoved ? ORDER_MOVES[move].to : before)
    },
  )

  /** A parcel is sent once, tracked, and delivered once; a refund request meanwhile does not stop it. */
  const UNSENT = ['waitingPay', 'waitingDelivery', 'cancelled', 'drawBacking', 'refunded'] as const
  const ARRIVED = ['delivered', 'received', 'completed', 'afterSale'] as const
  const parcelsOf = (states: readonly (keyof typeof STANDINGS)[], refusal: DomainErrorName) =>
    states.map((state) => ({ state: state as string, standing: STANDINGS[state], refusal }))
  const PARCELS: {
    state: string
    standing: () => Promise<Thing>
    refusal: DomainErrorName | null
  }[] = [
    ...parcelsOf(UNSENT, 'PARCEL_NOT_SENT'),
    { state: 'shipped', standing: shipped, refusal: null },
    { state: 'asked back on its way', standing: after(shipped, askBack), refusal: null },
    {
      state: 'confirmed on its way',
      standing: after(shipped, confirm),
      refusal: 'PARCEL_ARRIVED',
    },
    ...parcelsOf(ARRIVED, 'PARCEL_ARRIVED'),
  ]

  test.each(
    PARCELS.flatMap((parcel) =>
      (['track', 'deliver'] as const).map((step) => ({ ...parcel, step })),
    ),
  )('the parcel of an order that is $state: $step', async ({ standing, refusal, step }) => {
    const thing = await standing()
    const status = await statusOf(thing)
    if (refusal) return refuses(thing, () => carry(step)(thing), refusal)
    expect((await carry(step)(thing)).code).toBe(1)
    expect(await statusOf(thing)).toBe(status)
    if (step === 'deliver') await refuses(thing, () => carry('deliver')(thing), 'PARCEL_ARRIVED')
  })

  describe('refund requests', () => {
    const audit = (action: 'agree' | 'settle' | 'refuse') => (thing: Thing) =>
      ask(thing, opsRefund, {
        id: thing.id,
        action,
        ...(action === 'refuse' ? { reason: 'No' } : {}),
      })
    const withdraw = (thing: Thing) => ask(thing, cancelRefund, { id: thing.id })
    const sendBack = (thing: Thing) =>
      ask(thing, shipRefund, { id: thing.id, carrier: 'Thai Post', tracking_no: 'TH 1' })
    const MOVES: Record<RefundMove, (thing: Thing) => Promise<{ code: number; msg: string }>> = {
      agree: audit('agree'),
      settle: audit('settle'),
      refuse: audit('refuse'),
      withdraw,
      sendBack,
    }

    const asked = (type: 1 | 2) => async (): Promise<Thing> => {
      const { shopper, id } = await arrived()
      const { data } = await must(
        ask({ shopper }, requestRefund, {
          order_id: id,
          item_ids: [await itemOf({ shopper, id })],
          type,
          product_status: 1,
          amount: 500,
          reason: 'other',
          explanation: 'It was not as it should be',
          evidence: [await newUpload(shop, shopper)],
        }),
      )
      return { shopper, id: data.id }
    }
    const agreed = after(asked(2), audit('agree'))
    const sent = after(agreed, sendBack)
    const { asked: isAsked, agreed: isAgreed, settled, refused, withdrawn } = REFUND_STATUS
    const REQUESTS = [
      { state: 'asked', type: 1, status: isAsked, isSent: false, standing: asked(1) },
      {
        state: 'settled',
        type: 1,
        status: settled,
        isSent: false,
        standing: after(asked(1), audit('settle')),
      },
      {
        state: 'refused',
        type: 1,
        status: refused,
        isSent: false,
        standing: after(asked(1), audit('refuse')),
      },
      {
        state: 'withdrawn',
        type: 1,
        status: withdrawn,
        isSent: false,
        standing: after(asked(1), withdraw),
      },
      { state: 'asked', type: 2, status: isAsked, isSent: false, standing: asked(2) },
      { state: 'agreed', type: 2, status: isAgreed, isSent: false, standing: agreed },
      { state: 'sent back', type: 2, status: isAgreed, isSent: true, standing: sent },
      {
        state: 'settled',
        type: 2,
        status: settled,
        isSent: true,
        standing: after(sent, audit('settle')),
      },
      {
        state: 'refused',
        type: 2,
        status: refused,
        isSent: false,
        standing: after(agreed, audit('refuse')),
      },
      {
        state: 'withdrawn',
        type: 2,
        status: withdrawn,
        isSent: true,
        standing: after(sent, withdraw),
      },
    ]

    test.each(
      REQUESTS.flatMap((request) =>
        (Object.keys(MOVES) as RefundMove[]).map((move) => ({ ...request, move })),
      ),
    )('of type $type that is $state: $move', async ({ type, status, isSent, standing, move }) => {
      const thing = await standing()
      const rowOf = async () => (await observe(db(), thing.shopper.id)).refunds[0]!
      const call = () => MOVES[move](thing)
      expect((await rowOf()).slice(2)).toEqual([type, 500, status, isSent])
      const isUnsent = move === 'settle' && type === 2 && status === isAgreed
      if (!canMoveRefund({ type, status, isSent }, move))
        return refuses(thing, call, isUnsent ? 'RETURN_NOT_SENT' : 'REFUND_NOT_OPEN')
      const standsAt = { settle: -3, refuse: 2, withdraw: 2, agree: -4, sendBack: -4 }[move]
      const given = move === 'settle' ? 500 : 0
      const seen = async () => {
        const { orders, available } = await observe(db(), thing.shopper.id)
        return [(await rowOf())[4], orders[0]![1], available]
      }
      await leads(call, seen, [REFUND_MOVES[move].to, standsAt, 100_000 - 999 + given])
    })
  })
})

describe('withdrawals', () => {
  async function auditing(): Promise<Thing> {
    const shopper = await newShopper()
    const ticket = await quickTicket(db(), shopper.id, 'extract:5000')
    const card = { bank_name: 'Bangkok Bank', bank_card_no: '4242424242424242', holder: 'ANN' }
    const { data } = await must(
      ask({ shopper }, requestWithdrawal, { type: 'bank_card', amount: 5000, ticket, ...card }),
    )
    return { shopper, id: data.id }
  }
  const settle = (action: 'pass' | 'refuse') => (thing: Thing) =>
    ask(thing, opsExtract, { id: thing.id, action, reason: 'Because' })
  const cancel = (thing: Thing) => ask(thing, cancelWithdrawal, { id: thing.id })
  const CALLS = {
    pass: { call: settle('pass'), refusal: 'ALREADY_SETTLED', ends: [1, false, 95_000] },
    refuse: { call: settle('refuse'), refusal: 'ALREADY_SETTLED', ends: [2, false, 100_000] },
    cancel: { call: cancel, refusal: 'WITHDRAWAL_NOT_CANCELLABLE', ends: [2, true, 100_000] },
  } as const
  const STATES = ['auditing', 'pass', 'refuse', 'cancel'] as const

  test.each(
    STATES.flatMap((state) =>
      (Object.keys(CALLS) as (keyof typeof CALLS)[]).map((name) => ({ state, name })),
    ),
  )('after $state: $name', async ({ state, name }) => {
    const thing = await auditing()
    if (state !== 'auditing') await must(CALLS[state].call(thing))
    const { call, refusal, ends } = CALLS[name]
    if (state !== 'auditing') return refuses(thing, () => call(thing), refusal)
    expect((await call(thing)).code).toBe(1)
    const { withdrawals, available, frozen } = await observe(db(), thing.shopper.id)
    expect([...withdrawals[0]!.slice(2), available, frozen]).toEqual([...ends, 0])
  })
})

describe('top-ups', () => {
  const asked = (token: string) => async (): Promise<Thing> => {
    const shopper = await newShopper()
    const { data } = await must(
      ask({ shopper }, requestRecharge, { method: 'card', amount: 5000, card: { token } }),
    )
    return { shopper, id: data.id }
  }
  const settle = (action: 'pass' | 'refuse') => (thing: Thing) =>
    ask(thing, opsRecharge, { id: thing.id, action, reason: 'Because' })
  const CALLS = {
    pass: settle('pass'),
    refuse: settle('refuse'),
    confirm: (thing: Thing) => ask(thing, confirmRecharge, { id: thing.id, code: '123456' }),
  }
  const then = (standing: () => Promise<Thing>, call: keyof typeof CALLS) => async () => {
    const thing = await standing()
    await must(CALLS[call](thing))
    return thing
  }
  const auditing = asked('card-token')
  const waiting = asked('sandbox-confirm-card')
  /** The result of each call: status, waiting for a code, balance. */
  type End = [status: number, waits: boolean, available: number] | DomainErrorName
  const PASSED: End = [1, false, 105_000]
  const REFUSED: End = [2, false, 100_000]
  const [SETTLED, NOT_WAITING] = ['ALREADY_SETTLED', 'RECHARGE_NOT_CONFIRMABLE'] as const
  const STATES: [string, () => Promise<Thing>, Record<keyof typeof CALLS, End>][] = [
    ['auditing', auditing, { pass: PASSED, refuse: REFUSED, confirm: NOT_WAITING }],
    [
      'waiting for a code',
      waiting,
      { pass: NOT_WAITING, refuse: REFUSED, confirm: [0, false, 100_000] },
    ],
    [
      'confirmed',
      then(waiting, 'confirm'),
      { pass: PASSED, refuse: REFUSED, confirm: NOT_WAITING },
    ],
    ['passed', then(auditing, 'pass'), { pass: SETTLED, refuse: SETTLED, confirm: NOT_WAITING }],
    ['refused', then(auditing, 'refuse'), { pass: SETTLED, refuse: SETTLED, confirm: NOT_WAITING }],
    [
      'refused while waiting',
      then(waiting, 'refuse'),
      { pass: SETTLED, refuse: SETTLED, confirm: NOT_WAITING },
    ],
    [
      'refused by its bank',
      asked('sandbox-refuse-card'),
      { pass: SETTLED, refuse: SETTLED, confirm: NOT_WAITING },
    ],
  ]

  test.each(
    STATES.flatMap(([state, standing, ends]) =>
      (Object.keys(CALLS) as (keyof typeof CALLS)[]).map((name) => ({
        state,
        standing,
        name,
        end: ends[name],
      })),
    ),
  )('that is $state: $name', async ({ standing, name, end }) => {
    const thing = await standing()
    if (typeof end === 'string') return refuses(thing, () => CALLS[name](thing), end)
    expect((await CALLS[name](thing)).code).toBe(1)
    const { recharges, available } = await observe(db(), thing.shopper.id)
    expect([...recharges[1]!.slice(2), available]).toEqual(end)
  })
})

test('leaves a balanced ledger', async () => {
  expect(await reconcile(db())).toEqual([])
})
