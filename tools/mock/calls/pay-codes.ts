import { randomBytes } from 'node:crypto'
import { resetPay, verifyPay } from '@/contracts/account'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { payable, payTarget } from '../own-orders'
import { on, type Ctx } from '../serve'
import { proveCode } from './passwords'

const TRIES = 5
const LOCK_MS = 3_600_000
const TICKET_MS = 120_000

/** Refuses a wrong payment password; five in a row lock it for an hour or until it is reset. */
function verify({ shopper }: Ctx, typed: string): void {
  if (shopper.payCode === null) throw new DomainError('PAY_CODE_NOT_SET')
  if (shopper.payLockedUntil && shopper.payLockedUntil.getTime() > Date.now())
    throw locked(shopper.payLockedUntil)
  if (typed === shopper.payCode) {
    Object.assign(shopper, UNLOCKED)
    return
  }
  shopper.wrongPayCodes = (shopper.wrongPayCodes % TRIES) + 1
  const left = TRIES - shopper.wrongPayCodes
  if (left > 0) throw new DomainError('PAY_CODE_WRONG', { tries_left: left })
  shopper.payLockedUntil = new Date(Date.now() + LOCK_MS)
  throw locked(shopper.payLockedUntil)
}

const UNLOCKED = { wrongPayCodes: 0, payLockedUntil: null }

const locked = (until: Date) =>
  new DomainError('PAY_CODE_LOCKED', { tries_left: 0, locked_until: until.toISOString() })

export const extractTarget = (amount: number) => `extract ${amount}`

/** Spends a ticket for this target once. */
export function spendTicket({ world, shopper }: Ctx, ticket: string, target: string): void {
  const known = world.tickets.get(ticket)
  const isGood = known && known.target === target && known.shopperId === shopper.id
  if (!isGood || known.expiresAt.getTime() < Date.now()) throw new DomainError('TICKET_INVALID')
  world.tickets.delete(ticket)
}

on(verifyPay, (ctx, { body }) => {
  verify(ctx, body.password)
  const orders = body.action === 'pay' ? payable(ctx, body.order_ids) : []
  const target = body.action === 'pay' ? payTarget(orders) : extractTarget(body.amount)
  const ticket = randomBytes(16).toString('base64url')
  const expiresAt = new Date(Date.now() + TICKET_MS)
  ctx.world.tickets.set(ticket, { shopperId: ctx.shopper.id, target, expiresAt })
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  return {
    ticket,
    expires_at: expiresAt.toISOString(),
    ...(body.action === 'pay' ? { total } : {}),
  }
})

on(resetPay, (ctx, { body }) => {
  const { shopper, world } = ctx
  if (body.captcha) proveCode(world, shopper, 'resetPay', body.captcha)
  else if (shopper.payCode !== null) {
    if (!body.oldpassword) throw new InvalidInput({ oldpassword: 'fields.oldRequired' })
    verify(ctx, body.oldpassword)
  }
  if (shopper.payCode === body.newpassword)
    throw new InvalidInput({ newpassword: 'fields.sameAsOld' })
  Object.assign(shopper, { payCode: body.newpassword, ...UNLOCKED })
  return null
})
