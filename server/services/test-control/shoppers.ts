import { randomBytes, randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { createTestShopper } from '@/contracts/schemas/test-control'
import { inTransaction } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import { rechargeTransfer } from '@/server/domain/ledger'
import type { Ctx, ShopperId, Visit } from '@/server/http/context'
import * as ledger from '@/server/repositories/ledger'
import * as recharges from '@/server/repositories/recharges'
import * as accounts from '@/server/services/accounts/accounts'
import * as payCodes from '@/server/services/accounts/pay-codes'
import { openSession } from '@/server/http/session'
import { recordDecision } from '@/server/services/operations/audit'

type Input = z.output<(typeof createTestShopper)['body']>

/** A chosen number that is taken by chance; the next one is free. */
const ATTEMPTS = 5

/** Registers a shopper as /register does, but without counting tries at the address of the tester. */
export async function create(visit: Visit, input: Input) {
  const unlimited = { ...visit, tries: { ...visit.tries, take: () => Promise.resolve() } }
  const { id, email, mobile, token, expires_at } = await register(unlimited, input)
  const { pay_password, password, balance } = input
  const session = await openSession(visit, token)
  const ctx: Ctx = { ...unlimited, ...session!, shopperId: id as ShopperId }
  if (pay_password !== null) await payCodes.reset(ctx, { newpassword: pay_password })
  if (balance > 0) await credit(ctx, balance)
  return { id, email, mobile, password, pay_password, token, expires_at }
}

async function register(visit: Visit, input: Input) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { userinfo } = await accounts.register(visit, {
        family_name: input.family_name,
        given_name: input.given_name,
        email: input.email ?? `tester-${randomBytes(8).toString('hex')}@sampan.example`,
        mobile: input.mobile ?? thaiMobile(),
        password: input.password,
      })
      return userinfo
    } catch (error) {
      const isTaken = error instanceof DomainError && error.reason === 'MOBILE_TAKEN'
      if (!isTaken || input.mobile || attempt === ATTEMPTS) throw error
    }
  }
}

const thaiMobile = () => `+668${String(randomInt(100_000_000)).padStart(8, '0')}`

/** A passed top-up without a notice, so that a test starts with an empty list. */
function credit(ctx: Ctx, amount: number) {
  return inTransaction(ctx.db, async (tx) => {
    const { id } = await recharges.add(tx, {
      userId: ctx.shopperId,
      method: 'manual',
      amount,
      status: 1,
      settledAt: new Date(),
    })
    await ledger.post(tx, [rechargeTransfer(id, ctx.shopperId, amount)])
    await recordDecision(tx, ctx, { event: 'recharge-passed', userId: ctx.shopperId, refId: id })
  })
}
