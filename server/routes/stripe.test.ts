import { getUserInfo } from '@/contracts/account'
import { opsRecharge } from '@/contracts/operators'
import { WEBHOOK_PATHS } from '@/contracts/webhook-paths'
import { confirmRecharge, getCardTerms, listRecharges, requestRecharge } from '@/contracts/wallet'
import { openStripe } from '@/server/cards/stripe'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { pay, signed, STRIPE_SECRET, StripeApi } from '@/server/testing/stripe-api'
import { refundCards } from '@/server/services/wallet/card-refunds'
import { closeOverdue } from '@/server/services/wallet/hosted-payments'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { sql } from 'drizzle-orm'

const AMOUNT = 2000

let stripe: StripeApi
let test: TestBackend
let shopper: TestShopper
beforeAll(async () => {
  stripe = await StripeApi.open()
  const settings = {
    secretKey: 'sk_test_of_the_test',
    webhookSecret: STRIPE_SECRET,
    apiUrl: stripe.url,
  }
  test = await openTestBackend({ cards: { provider: 'stripe', ...settings } })
})
beforeEach(async () => {
  shopper = await newShopper(test)
})
afterAll(async () => {
  await test.close()
  await stripe.close()
})

const own = () => ({ token: shopper.token })
const ask = (key = newKey(), amount = AMOUNT) =>
  test.ask(requestRecharge, { method: 'card', amount }, { ...own(), key })

async function topUp() {
  const { data } = await ask()
  return {
    id: data.id,
    page: data.card_page!,
    session: stripe.sessions.get(idOf(data.card_page!))!,
  }
}
const idOf = (page: string) => page.split('/').at(-1)!

/** Opens a page as a browser does; answers where it leads. */
async function visit(page: string) {
  const { status, headers } = await fetch(page, { redirect: 'manual' })
  return { status, location: headers.get('location') }
}

const receive = (sent: { body: string; headers: Record<string, string> }) =>
  test.fetch(WEBHOOK_PATHS.stripe, { method: 'POST', ...sent })

async function outcome(id: number) {
  const { list } = (await test.ask(listRecharges, { id }, own())).data
  const { balance } = (await test.ask(getUserInfo, {}, own())).data
  const { status, card_page: page, card_refund: refund, refuse_reason: reason } = list[0]!
  expect(await reconcile(test.backend.services.db)).toEqual([])
  return { status, page, refund, reason, balance }
}
const CREDITED = { status: 1, page: null, refund: null, reason: null, balance: AMOUNT }

it('credits a payment once, when the browser has come back before the event', async () => {
  const { id, page, session } = await topUp()
  expect(session.metadata).toEqual({ recharge_id: String(id) })
  const back = await visit(`${page}?card=good`)
  expect(back.location).toBe(`https://sampan.example/cardTopUp?confirm=${id}`)
  expect(await outcome(id)).toMatchObject({ status: 0, balance: 0 })
  expect((await receive(stripe.event(session))).status).toBe(200)
  expect(await outcome(id)).toEqual(CREDITED)
})

it('credits an event that comes before the browser is back, and before the page is stored', async () => {
  const { id, session } = await topUp()
  const { db } = test.backend.services
  await db.execute(sql`update recharges set card_token = null, card_page = null where id = ${id}`)
  await receive(stripe.event(pay(session)))
  expect(await outcome(id)).toEqual(CREDITED)
})

it('credits duplicate and late events once, also at the same time', async () => {
  const { id, session } = await topUp()
  const event = stripe.event(pay(session))
  const answers = await Promise.all([event, event, stripe.event(session)].map(receive))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await receive(stripe.event({ ...session, status: 'expired' }, 'checkout.session.expired'))
  await receive(event)
  await refundCards(test.backend.services)
  expect(await outcome(id)).toEqual(CREDITED)
  expect(stripe.refunds).toEqual([])
})

it('ignores the events of another shop with the same account', async () => {
  const { id, session } = await topUp()
  const success_url = `https://other.example/cardTopUp?confirm=${id}`
  const other = { ...session, success_url, id: 'cs_test_other' }
  expect((await receive(stripe.event(pay({ ...other })))).status).toBe(200)
  await receive(stripe.event({ ...other, status: 'expired' }, 'checkout.session.expired'))
  expect(await outcome(id)).toMatchObject({ status: 0, page: session.url, balance: 0 })
})

it('ignores paid and expired pages that the shop did not open for the top-up', async () => {
  const { id, session } = await topUp()
  const other = { ...session, id: 'cs_test_never_opened', payment_intent: 'pi_other' }
  await receive(stripe.event({ ...other, status: 'expired' }, 'checkout.session.expired'))
  await receive(stripe.event({ ...other, status: 'complete', payment_status: 'paid' }))
  expect(await outcome(id)).toMatchObject({ status: 0, page: session.url, balance: 0 })
  await receive(stripe.event(pay(session)))
  await receive(stripe.event({ ...other, status: 'complete', payment_status: 'paid' }))
  expect(await outcome(id)).toEqual(CREDITED)
})

it('ignores events without a valid number of a top-up', async () => {
  const { id, session } = await topUp()
  for (const recharge_id of ['abc', '1.5', '-1', `${id}e0`]) {
    const success_url = session.success_url.replace(String(id), recharge_id)
    const event = stripe.event(pay({ ...session, success_url, metadata: { recharge_id } }))
    expect((await receive(event)).status).toBe(200)
  }
  expect(await outcome(id)).toMatchObject({ status: 0, balance: 0 })
})

it('takes another card after a declined one, and credits 3-D Secure after its confirmation', async () => {
  const { id, page, session } = await topUp()
  expect((await visit(`${page}?card=declined`)).status).toBe(402)
  expect((await receive(stripe.event(session, 'payment_intent.payment_failed'))).status).toBe(200)
  expect(await outcome(id)).toMatchObject({ status: 0, page, balance: 0 })
  const { location } = await visit(`${page}?card=secure`)
  expect(location).toBe(`${stripe.url}/secure/${session.id}`)
  expect(await outcome(id)).toMatchObject({ status: 0, balance: 0 })
  expect((await visit(location!)).location).toContain(`/cardTopUp?confirm=${id}`)
  await receive(stripe.event(session))
  expect(await outcome(id)).toEqual(CREDITED)
})

it('ends a top-up that was not paid', async () => {
  const { id, session } = await topUp()
  session.status = 'expired'
  await receive(stripe.event(session, 'checkout.session.expired'))
  const reason = 'The card was not paid in time'
  expect(await outcome(id)).toEqual({ status: 2, page: null, refund: null, reason, balance: 0 })
})

it('rejects events with a wrong signature, a changed body, or of the other mode', async () => {
  const { id, session } = await topUp()
  const { body, headers } = stripe.event(pay(session))
  const other = { 'stripe-signature': headers['stripe-signature'].replace(/v1=./, 'v1=g') }
  for (const sent of [
    { body, headers: other },
    { body, headers: {} },
    { body: body.replace('2000', '2001'), headers },
    stripe.event(session, undefined, { livemode: true }),
  ])
    expect((await receive(sent)).status).toBe(400)
  expect((await receive({ body: 'x'.repeat(256 * 1024 + 1), headers })).status).toBe(413)
  expect(await outcome(id)).toMatchObject({ status: 0, balance: 0 })
})

it.each(['null', '[]', '"text"', '{"livemode":false,"type":"checkout.session.completed"}'])(
  'rejects a signed body that is not an event: %s',
  async (body) => {
    expect(await receive(signed(body))).toMatchObject({ status: 400 })
  },
)

it.each([{ amount_total: 1 }, { currency: 'jpy' }])(
  'refunds a payment of another amount: %p',
  async (wrong) => {
    const { id, session } = await topUp()
    Object.assign(pay(session), wrong)
    await receive(stripe.event(session))
    await refundCards(test.backend.services)
    expect(await outcome(id)).toMatchObject({ status: 2, refund: 'done', balance: 0 })
    expect(stripe.refunds.at(-1)).toEqual({
      payment: session.payment_intent,
      key: `https://sampan.example refund:${id}`,
    })
  },
)

it('refunds once what was paid after an operator had refused it', async () => {
  const { id, session } = await topUp()
  expect((await test.ask(opsRecharge, { id, action: 'pass' })).code).toBe(409)
  await test.ask(opsRecharge, { id, action: 'refuse', reason: 'No' })
  const count = stripe.refunds.length
  const event = stripe.event(pay(session))
  await receive(event)
  await refundCards(test.backend.services)
  await receive(event)
  await refundCards(test.backend.services)
  expect(await outcome(id)).toMatchObject({ status: 2, refund: 'done', balance: 0 })
  expect(stripe.refunds).toHaveLength(count + 1)
})

it('opens one page when Stripe does not answer in time', async () => {
  const key = newKey()
  const count = stripe.sessions.size
  stripe.unanswered = 2
  expect((await ask(key)).code).toBe(503)
  const { data } = await ask(key)
  expect(stripe.sessions.size).toBe(count + 1)
  expect((await ask(key)).data).toEqual(data)
  expect((await test.ask(listRecharges, {}, own())).data.list).toHaveLength(1)
  await receive(stripe.event(pay(stripe.sessions.get(idOf(data.card_page!))!)))
  expect(await outcome(data.id)).toEqual(CREDITED)
}, 20_000)

it('opens no page for a top-up that an operator has refused meanwhile', async () => {
  const key = newKey()
  stripe.unanswered = 2
  expect((await ask(key)).code).toBe(503)
  const { id } = (await test.ask(listRecharges, {}, own())).data.list[0]!
  await test.ask(opsRecharge, { id, action: 'refuse', reason: 'No' })
  stripe.unanswered = 2
  expect((await ask(key)).data).toMatchObject({ id, status: 2, card_page: null })
  expect(stripe.unanswered).toBe(2)
  stripe.unanswered = 0
}, 20_000)

it('asks Stripe about pages that are over, because an event may be lost', async () => {
  const paid = await topUp()
  const left = await topUp()
  pay(paid.session)
  left.session.status = 'expired'
  await closeOverdue(test.backend.services)
  expect(await outcome(paid.id)).toMatchObject({ status: 0 })
  const { db } = test.backend.services
  await db.execute(sql`update recharges set created_at = now() - interval '70 minutes'`)
  await closeOverdue(test.backend.services)
  expect(await outcome(paid.id)).toEqual(CREDITED)
  expect(await outcome(left.id)).toMatchObject({ status: 2, refund: null })
})

/** More top-ups of the shopper than one run of a job reads, which Stripe does not settle. */
async function addStuck(change: string): Promise<string[]> {
  const { db } = test.backend.services
  const { rows } = await db.execute<{ token: string }>(sql`
    insert into recharges (user_id, method, amount, card_provider, card_token, created_at)
    select ${shopper.id}, 'card', ${AMOUNT}, 'stripe', 'stuck ' || n, now() - interval '2 hours'
    from generate_series(1, 60) n returning card_token as token`)
  await db.execute(sql.raw(`update recharges set ${change} where card_token like 'stuck %'`))
  return rows.map(({ token }) => token)
}
const removeStuck = () =>
  test.backend.services.db.execute(sql`delete from recharges where card_token like 'stuck %'`)

it('keeps refunds due that Stripe does not make, and they hold up no other', async () => {
  const stuck = await addStuck('status = 2, card_refund = 0')
  for (const payment of stuck) stripe.unrefundable.add(payment)
  const { id, session } = await topUp()
  await test.ask(opsRecharge, { id, action: 'refuse', reason: 'No' })
  await receive(stripe.event(pay(session)))
  for (let run = 0; run < 12; run += 1) await refundCards(test.backend.services)
  expect(await outcome(id)).toMatchObject({ status: 2, refund: 'done' })
  const { rows } = await test.backend.services.db.execute(
    sql`select distinct card_refund from recharges where card_token like 'stuck %'`,
  )
  expect(rows).toEqual([{ card_refund: 0 }])
  await removeStuck()
}, 30_000)

it('finds a paid page among many that Stripe does not know', async () => {
  const { id, session } = await topUp()
  await addStuck('waits_for_code = true')
  pay(session)
  await test.backend.services.db.execute(
    sql`update recharges set created_at = now() - interval '70 minutes' where id = ${id}`,
  )
  for (let run = 0; run < 12; run += 1) await closeOverdue(test.backend.services)
  expect(await outcome(id)).toEqual(CREDITED)
  await removeStuck()
}, 30_000)

it('accepts an event about a page that was paid without a payment, and credits nothing', async () => {
  const { id, session } = await topUp()
  const event = stripe.event({ ...pay(session), payment_intent: null })
  expect((await receive(event)).status).toBe(200)
  expect(await outcome(id)).toMatchObject({ status: 0, balance: 0 })
})

it('opens 30 pages an hour for one shopper', async () => {
  for (let page = 0; page < 30; page += 1) expect((await ask()).code).toBe(1)
  expect((await ask()).code).toBe(429)
})

it('has no code to confirm, and says that the key is for tests', async () => {
  const { id } = await topUp()
  expect((await test.ask(confirmRecharge, { id, code: '123456' }, own())).code).toBe(409)
  const terms = await test.ask(getCardTerms, {}, own())
  expect(terms.data).toEqual({ provider: 'stripe', is_test: true })
  const live = { secretKey: 'sk_live_x', webhookSecret: 'whsec_x', apiUrl: undefined }
  expect(openStripe({ ...live, linkOrigin: 'https://sampan.example' }).isTest).toBe(false)
})
