import { sql } from 'drizzle-orm'
import type { TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { inFlight, tallyOf, times } from '../calls'
import type { SuiteContext } from '../suite'
import { KETTLE, paidOrder, Payments } from '../payments'

const IN_FLIGHT = 200
const DRAW = 1000

/** Many concurrent decisions about one record: each withdrawal, refund and top-up ends once. */
export async function raceOfOutcomes(context: SuiteContext, shop: TestBackend): Promise<void> {
  const payments = new Payments(context, shop)
  const rounds = context.size(50, 2)
  const wrong = { draws: 0, ends: 0, refunds: 0, settled: 0, credits: 0 }
  for (const _ of times(rounds)) {
    if (!(await drawMoreThanThereIs(payments))) wrong.draws += 1
    if (!(await endOneWithdrawal(payments))) wrong.ends += 1
    const refund = await askOneRefund(payments)
    if (!refund) wrong.refunds += 1
    else if (!(await endOneRefund(payments, refund))) wrong.settled += 1
    if (!(await creditOneTopUp(payments))) wrong.credits += 1
  }
  const of = `of ${rounds} rounds`
  context.expectSame(`wrong outcomes of 100 withdrawals of a balance for 10, ${of}`, wrong.draws, 0)
  context.expectSame(`wrong outcomes of 90 answers to one withdrawal, ${of}`, wrong.ends, 0)
  context.expectSame(`wrong outcomes of 50 refund requests for one order, ${of}`, wrong.refunds, 0)
  context.expectSame(`wrong outcomes of 90 answers to one refund, ${of}`, wrong.settled, 0)
  context.expectSame(`wrong outcomes of 60 answers to one top-up, ${of}`, wrong.credits, 0)
}

const done = (codes: number[]) => codes.filter((code) => code === 1).length

/** True when exactly one succeeded, and all others were told that it was over. */
function isDecidedOnce(payments: Payments, codes: number[]): boolean {
  const isOnce = done(codes) === 1 && codes.every((code) => code === 1 || code === 409)
  if (!isOnce) payments.context.say(`answered ${tallyOf(codes)}`)
  return isOnce
}

async function balanceOf(payments: Payments, userId: number) {
  const { rows } = await payments.db.execute<{ available: number; frozen: number }>(sql`
    select sum(balance) filter (where kind = 'user_available')::int as available,
      sum(balance) filter (where kind = 'user_frozen')::int as frozen
    from ledger_accounts where user_id = ${userId}`)
  return rows[0]!
}

async function drawMoreThanThereIs(payments: Payments): Promise<boolean> {
  const [shopper] = await openShoppers(payments.db, 1, 10 * DRAW)
  const codes: number[] = []
  await inFlight(times(100), IN_FLIGHT, async () => {
    codes.push((await payments.withdraw(shopper!, DRAW)).code)
  })
  const { available, frozen } = await balanceOf(payments, shopper!.id)
  const isRight = done(codes) === 10 && available === 0 && frozen === 10 * DRAW
  if (!isRight)
    payments.context.say(`results ${tallyOf(codes)}, available ${available}, frozen ${frozen}`)
  return isRight
}

async function endOneWithdrawal(payments: Payments): Promise<boolean> {
  const [shopper] = await openShoppers(payments.db, 1, DRAW)
  const { data } = await payments.withdraw(shopper!, DRAW)
  const codes: number[] = []
  await inFlight(payments.context.random.shuffled(times(90)), IN_FLIGHT, async (turn) => {
    const answer =
      turn % 3 === 0
        ? await payments.cancelWithdrawal(shopper!, data.id)
        : await payments.auditWithdrawal(data.id, turn % 3 === 1 ? 'pass' : 'refuse')
    codes.push(answer.code)
  })
  const { available, frozen } = await balanceOf(payments, shopper!.id)
  return isDecidedOnce(payments, codes) && frozen === 0 && (available === 0 || available === DRAW)
}

/** The single request that was accepted. */
async function askOneRefund(payments: Payments) {
  const [shopper] = await openShoppers(payments.db, 1, KETTLE.price)
  await payments.db.execute(sql`update skus set stock = 100000 where id = ${KETTLE.sku}`)
  const orderId = await paidOrder(payments, shopper!, KETTLE)
  const codes: number[] = []
  let id = 0
  await inFlight(times(50), IN_FLIGHT, async () => {
    const answer = await payments.askRefund(shopper!, orderId, 1)
    if (!answer) return
    codes.push(answer.code)
    if (answer.code === 1) id = answer.data.id
  })
  return isDecidedOnce(payments, codes) ? { id, shopper: shopper! } : null
}

async function endOneRefund(
  payments: Payments,
  { id, shopper }: NonNullable<Awaited<ReturnType<typeof askOneRefund>>>,
): Promise<boolean> {
  const codes: number[] = []
  await inFlight(payments.context.random.shuffled(times(90)), IN_FLIGHT, async (turn) => {
    const answer =
      turn % 3 === 0
        ? await payments.cancelRefund(shopper, id)
        : await payments.auditRefund(id, turn % 3 === 1 ? 'settle' : 'refuse')
    codes.push(answer.code)
  })
  const { available } = await balanceOf(payments, shopper.id)
  return isDecidedOnce(payments, codes) && (available === 0 || available === KETTLE.price)
}

async function creditOneTopUp(payments: Payments): Promise<boolean> {
  const [shopper] = await openShoppers(payments.db, 1, 0)
  const { data } = await payments.topUp(shopper!, DRAW)
  const codes: number[] = []
  await inFlight(payments.context.random.shuffled(times(60)), IN_FLIGHT, async (turn) => {
    codes.push((await payments.auditTopUp(data.id, turn % 2 === 0 ? 'pass' : 'refuse')).code)
  })
  const { available } = await balanceOf(payments, shopper!.id)
  return isDecidedOnce(payments, codes) && (available === 0 || available === DRAW)
}
