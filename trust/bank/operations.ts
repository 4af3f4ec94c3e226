import { KETTLE, TEA, type Payments } from '../payments'
import type { Thing, Waiting, World } from './world'

interface Outcome {
  code: number
  data: unknown
}

/** One call that changes something; null when it is not applicable. */
type Operation = (payments: Payments, world: World) => Promise<Outcome | null>

const DONE = 1

/** Removes a waiting record when its operation succeeded or another worker finished it before. */
async function onOne(
  world: World,
  waiting: Waiting,
  work: (thing: Thing) => Promise<Outcome | null>,
): Promise<Outcome | null> {
  const thing = waiting.draw(world.random)
  if (!thing) return null
  const outcome = await work(thing)
  if (outcome && (outcome.code === DONE || outcome.code === 409)) waiting.remove(thing)
  return outcome
}

const order: Operation = async (payments, world) => {
  const shopper = world.anyone()
  const goods = world.random.next() < 0.5 ? TEA : KETTLE
  const answer = await payments.order(shopper, goods, world.random.between(1, 3))
  if (answer.code === DONE)
    for (const { id, total } of answer.data.orders) world.unpaid.add({ id, of: shopper, total })
  return answer
}

const pay: Operation = (payments, world) =>
  onOne(world, world.unpaid, async (thing) => {
    const answer = await payments.pay(thing.of, thing.id, thing.total)
    if (answer.code === DONE) world.paid.add(thing)
    return answer
  })

const cancel: Operation = (payments, world) =>
  onOne(world, world.unpaid, ({ of, id }) => payments.cancel(of, id))

const askRefund: Operation = async (payments, world) => {
  const thing = world.paid.draw(world.random)
  if (!thing) return null
  const answer = await payments.askRefund(thing.of, thing.id, world.random.next())
  if (answer === null) world.paid.remove(thing)
  if (answer?.code === DONE) world.refunds.add({ id: answer.data.id, of: thing.of, total: 0 })
  return answer
}

const endRefund: Operation = (payments, world) =>
  onOne(world, world.refunds, ({ of, id }) => {
    const draw = world.random.next()
    if (draw < 0.2) return payments.cancelRefund(of, id)
    return payments.auditRefund(id, draw < 0.8 ? 'settle' : 'refuse')
  })

const withdraw: Operation = async (payments, world) => {
  const shopper = world.anyone()
  const answer = await payments.withdraw(shopper, world.random.between(1000, 30_000))
  if (answer.code === DONE) world.withdrawals.add({ id: answer.data.id, of: shopper, total: 0 })
  return answer
}

const endWithdrawal: Operation = (payments, world) =>
  onOne(world, world.withdrawals, ({ of, id }) => {
    const draw = world.random.next()
    if (draw < 0.3) return payments.cancelWithdrawal(of, id)
    return payments.auditWithdrawal(id, draw < 0.7 ? 'pass' : 'refuse')
  })

const topUp: Operation = async (payments, world) => {
  const shopper = world.anyone()
  const answer = await payments.topUp(shopper, world.random.between(100, 60_000))
  if (answer.code === DONE) world.topUps.add({ id: answer.data.id, of: shopper, total: 0 })
  return answer
}

const endTopUp: Operation = (payments, world) =>
  onOne(world, world.topUps, ({ id }) =>
    payments.auditTopUp(id, world.random.next() < 0.8 ? 'pass' : 'refuse'),
  )

/** How often each operation is drawn, as weights. */
const SHARES: { name: string; share: number; work: Operation }[] = [
  { name: 'orders', share: 18, work: order },
  { name: 'payments', share: 20, work: pay },
  { name: 'cancellations', share: 6, work: cancel },
  { name: 'refund requests', share: 10, work: askRefund },
  { name: 'refund answers', share: 12, work: endRefund },
  { name: 'withdrawals', share: 10, work: withdraw },
  { name: 'withdrawal answers', share: 8, work: endWithdrawal },
  { name: 'top-ups', share: 8, work: topUp },
  { name: 'top-up answers', share: 8, work: endTopUp },
]
const WHOLE = SHARES.reduce((sum, { share }) => sum + share, 0)

export function drawOperation({ random }: World): { name: string; work: Operation } {
  let left = random.next() * WHOLE
  for (const operation of SHARES) {
    left -= operation.share
    if (left < 0) return operation
  }
  return SHARES[0]!
}

/** Another refund may leave less than the requested amount; the form validation then rejects it, which is correct. */
const EXPECTED: Record<string, number[]> = { 'refund requests': [422] }
/** Done; refused by a business rule; already finished. */
const ALWAYS_EXPECTED = [1, 0, 409]

export function isExpected(name: string, code: number): boolean {
  return ALWAYS_EXPECTED.includes(code) || (EXPECTED[name]?.includes(code) ?? false)
}
