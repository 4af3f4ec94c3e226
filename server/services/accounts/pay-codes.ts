import { PAY_LOCKS } from '@/contracts/limits'
import type { z } from 'zod'
import type {
  resetPay as resetPayEndpoint,
  verifyPay as verifyPayEndpoint,
} from '@/contracts/schemas/account'
import { randomToken } from '@/server/config'
import type { Queryable, Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { digestOf } from '@/server/domain/digest'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import type { Ctx, Services } from '@/server/http/context'
import * as codeRows from '@/server/repositories/one-time-codes'
import * as orders from '@/server/repositories/orders'
import * as tickets from '@/server/repositories/pay-tickets'
import * as users from '@/server/repositories/users'
import { record } from '@/server/services/operations/audit'
import { payeeFingerprint } from '@/server/services/wallet/bank-cards'
import { holdSession } from './hold-session'
import * as codes from './codes'
import { deleteInBatches } from '@/server/services/operations/delete-in-batches'
import { mailAlert } from '@/server/services/notices/mail-queue'
import { notify } from '@/server/services/notices/notify'
import { hashPayCode, isPayCode } from './passwords'

type Reset = z.output<(typeof resetPayEndpoint)['body']>
type Verify = z.output<(typeof verifyPayEndpoint)['body']>

/** Sets the payment code. Changing it needs the old code, with the same limits as paying, or a mailed code. */
export async function reset(ctx: Ctx, input: Reset) {
  const user = await users.find(ctx.db, ctx.shopperId)
  const currentHash = user?.payCodeHash ?? null
  const codeId = input.captcha
    ? await codes.prove(ctx, ctx.shopperId, 'resetPay', input.captcha)
    : undefined
  if (currentHash !== null) await checkAgainstOld(ctx, input, currentHash)
  const newHash = await hashPayCode(input.newpassword, ctx.shopperId, ctx.config.keyFor('pay-code'))
  await inTransaction(ctx.db, async (tx) => {
    if (!(await users.setPayCode(tx, ctx.shopperId, currentHash, newHash)))
      throw new InvalidInput({ oldpassword: 'fields.oldRequired' })
    if (codeId) await codes.spend(tx, ctx.shopperId, codeId)
    else await codeRows.discardAll(tx, ctx.shopperId)
    await tickets.discardAll(tx, ctx.shopperId)
    await record(tx, ctx, { event: 'payment-password-change' })
    if (currentHash !== null) await notifyOfChange(tx, ctx.shopperId)
  })
  return null
}

async function checkAgainstOld(ctx: Ctx, input: Reset, currentHash: string): Promise<void> {
  const sameAsOld = new InvalidInput({ newpassword: 'fields.sameAsOld' })
  if (input.captcha) {
    const key = ctx.config.keyFor('pay-code')
    if (await isPayCode(input.newpassword, ctx.shopperId, key, currentHash)) throw sameAsOld
    return
  }
  if (!input.oldpassword) throw new InvalidInput({ oldpassword: 'fields.oldRequired' })
  await verify(ctx, input.oldpassword)
  if (input.oldpassword === input.newpassword) throw sameAsOld
}

async function notifyOfChange(tx: Transaction, userId: number): Promise<void> {
  const notice = { code: 'payCodeChanged' as const }
  await notify(tx, [{ userId, kind: 'account', refId: userId, detail: 'pay-code', notice }])
  await mailAlert(tx, userId, 'payCodeChanged')
}

/** Issues a ticket for one use within 2 minutes, bound to the given target. */
export async function issueTicket(ctx: Ctx, input: Verify) {
  const verifiedHash = await verify(ctx, input.password)
  const { target, total } =
    input.action === 'pay'
      ? await payTargetOf(ctx, input.order_ids)
      : { target: extractTarget(input.amount, payeeFingerprint(ctx.config, input)) }
  const ticket = randomToken()
  const expiresAt = await inTransaction(ctx.db, async (tx) => {
    await holdSession(tx, ctx)
    // Changing the code discards its tickets: none may be issued afterwards.
    if (!(await users.lockWithHash(tx, ctx.shopperId, 'payCodeHash', verifiedHash)))
      throw new DomainError('PAY_CODE_WRONG', { tries_left: PAY_LOCKS.tries })
    await record(tx, ctx, { event: 'payment-password' })
    const { shopperId: userId, sessionId } = ctx
    return tickets.issue(tx, { userId, sessionId, ticketHash: digestOf(ticket), target })
  })
  return { ticket, expires_at: expiresAt.toISOString(), total }
}

export async function deleteOld({ db }: Services): Promise<void> {
  await deleteInBatches((most) => tickets.deleteOld(db, most))
}

/** The orders and their total: a ticket for $12.99 pays nothing that costs more. */
export function payTarget(orderIds: number[], totalCents: number): string {
  return `pay:${[...orderIds].sort((a, b) => a - b).join(',')}:${totalCents}`
}

/** The error when not all orders can be paid. Orders of other shoppers read like missing ones. */
export async function notPayable(
  db: Queryable,
  shopperId: number,
  ids: number[],
): Promise<DomainError> {
  const areOwn = await orders.areOwn(db, shopperId, ids)
  return new DomainError(areOwn ? 'ORDER_NOT_PAYABLE' : 'NOT_FOUND')
}

/** The exact amount and the payee that the ticket names. */
export function extractTarget(amountCents: number, payee: string | null = null): string {
  return payee === null ? `extract:${amountCents}` : `extract:${amountCents}:${payee}`
}

async function payTargetOf(
  ctx: Ctx,
  orderIds: number[],
): Promise<{ target: string; total?: number }> {
  const ids = [...new Set(orderIds)]
  const payable = await orders.findPayable(ctx.db, ctx.shopperId, ids)
  if (payable.length !== ids.length) throw await notPayable(ctx.db, ctx.shopperId, ids)
  const total = payable.reduce((sum, order) => sum + order.total, 0)
  return { target: payTarget(ids, total), total }
}

/** Returns the hash that the code fits. */
async function verify(ctx: Ctx, code: string): Promise<string> {
  const taken = await users.countPayTry(ctx.db, ctx.shopperId, PAY_LOCKS)
  if (!taken) {
    await record(ctx.db, ctx, { event: 'payment-password', isDone: false })
    const user = await users.find(ctx.db, ctx.shopperId)
    throw lock(user?.payLockedUntil)
  }
  if (taken.payCodeHash === null) {
    await users.clearPayTries(ctx.db, ctx.shopperId)
    throw new DomainError('PAY_CODE_NOT_SET')
  }
  const isRight = await isPayCode(
    code,
    ctx.shopperId,
    ctx.config.keyFor('pay-code'),
    taken.payCodeHash,
  )
  if (isRight) {
    await users.clearPayTries(ctx.db, ctx.shopperId)
    return taken.payCodeHash
  }
  await record(ctx.db, ctx, { event: 'payment-password', isDone: false })
  const triesLeft = PAY_LOCKS.tries - 1 - ((taken.tries - 1) % PAY_LOCKS.tries)
  if (triesLeft > 0) throw new DomainError('PAY_CODE_WRONG', { tries_left: triesLeft })
  throw lock(taken.lockedUntil)
}

/** Without an end, a new payment password has ended the lock meanwhile. */
function lock(until?: Date | null): DomainError {
  const locked_until = (until ?? new Date()).toISOString()
  return new DomainError('PAY_CODE_LOCKED', { tries_left: 0, locked_until })
}
