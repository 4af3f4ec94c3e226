import type { z } from 'zod'
import type {
  resetPay as resetPayEndpoint,
  verifyPay as verifyPayEndpoint,
} from '@/contracts/account'
import { randomToken } from '@/server/config'
import { digestOf } from '@/server/domain/digest'
import { InvalidInput, Refusal } from '@/server/domain/refusal'
import type { Ctx } from '@/server/http/context'
import * as orders from '@/server/repositories/orders'
import * as tickets from '@/server/repositories/pay-tickets'
import * as users from '@/server/repositories/users'
import { hashPayCode, isPayCode } from './passwords'

type Reset = z.output<NonNullable<(typeof resetPayEndpoint)['body']>>
type Verify = z.output<NonNullable<(typeof verifyPayEndpoint)['body']>>

const MOST_PAY_TRIES = 5

/** Sets the code the first time; afterwards the old one is asked, with the same limit on tries as paying. */
export async function reset(ctx: Ctx, input: Reset) {
  const user = await users.find(ctx.db, ctx.shopperId)
  const currentHash = user?.payCodeHash ?? null
  if (currentHash !== null) {
    if (!input.oldpassword) throw new InvalidInput({ oldpassword: 'fields.oldRequired' })
    await verify(ctx, input.oldpassword)
    if (input.oldpassword === input.newpassword)
      throw new InvalidInput({ newpassword: 'fields.sameAsOld' })
  }
  const newHash = await hashPayCode(input.newpassword, ctx.shopperId, ctx.config.keyFor('pay-code'))
  const isSet = await users.setPayCode(ctx.db, ctx.shopperId, currentHash, newHash)
  if (!isSet) throw new InvalidInput({ oldpassword: 'fields.oldRequired' })
  await tickets.discardAll(ctx.db, ctx.shopperId)
  return null
}

/** A ticket good once, for 2 minutes, for exactly what was named here. */
export async function issueTicket(ctx: Ctx, input: Verify) {
  await verify(ctx, input.password)
  const target =
    input.action === 'pay' ? await payTargetOf(ctx, input.order_ids) : extractTarget(input.amount)
  const ticket = randomToken()
  const expiresAt = await tickets.issue(ctx.db, ctx.shopperId, digestOf(ticket), target)
  return { ticket, expires_at: expiresAt.toISOString() }
}

/** Orders and their sum: a ticket for 12.99 pays nothing that costs more. */
export function payTarget(orderIds: number[], totalCents: number): string {
  return `pay:${[...orderIds].sort((a, b) => a - b).join(',')}:${totalCents}`
}

/** A ticket for 10.00 withdraws exactly that. */
export function extractTarget(amountCents: number): string {
  return `extract:${amountCents}`
}

async function payTargetOf(ctx: Ctx, orderIds: number[]): Promise<string> {
  const ids = [...new Set(orderIds)]
  const payable = await orders.findPayable(ctx.db, ctx.shopperId, ids)
  if (payable.length !== ids.length) throw new Refusal('ORDER_NOT_PAYABLE')
  return payTarget(
    ids,
    payable.reduce((sum, order) => sum + order.total, 0),
  )
}

async function verify(ctx: Ctx, code: string): Promise<void> {
  const taken = await users.takePayTry(ctx.db, ctx.shopperId, MOST_PAY_TRIES)
  if (!taken) throw new Refusal('PAY_CODE_LOCKED', { tries_left: 0 })
  if (taken.payCodeHash === null) {
    await users.clearPayTries(ctx.db, ctx.shopperId)
    throw new Refusal('PAY_CODE_NOT_SET')
  }
  const isRight = await isPayCode(
    code,
    ctx.shopperId,
    ctx.config.keyFor('pay-code'),
    taken.payCodeHash,
  )
  if (isRight) return users.clearPayTries(ctx.db, ctx.shopperId)
  const triesLeft = MOST_PAY_TRIES - taken.tries
  throw new Refusal(triesLeft > 0 ? 'PAY_CODE_WRONG' : 'PAY_CODE_LOCKED', { tries_left: triesLeft })
}
