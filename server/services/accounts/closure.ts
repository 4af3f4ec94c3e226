import type { z } from 'zod'
import type { closeAccount } from '@/contracts/schemas/account-data'
import { randomToken } from '@/server/config'
import { inTransaction } from '@/server/db/transaction'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as closure from '@/server/repositories/account-closure'
import * as ledger from '@/server/repositories/ledger'
import * as sessions from '@/server/repositories/sessions'
import * as users from '@/server/repositories/users'
import { record } from '@/server/services/operations/audit'
import { holdSession } from './hold-session'
import { hashPassword, isPassword } from './passwords'

/**
 * Sessions end first: calls that lock theirs have either finished, and are seen here, or find it ended.
 *
 * What the books need stays: orders with their address, refunds, top-ups, withdrawals with their payee, the ledger and
 * the audit trail.
 */
export async function close(ctx: Ctx, { password }: z.output<(typeof closeAccount)['body']>) {
  await ctx.tries.take('oldPassword', String(ctx.shopperId))
  const user = await users.find(ctx.db, ctx.shopperId)
  if (!(await isPassword(password, user?.passwordHash))) {
    await record(ctx.db, ctx, { event: 'account-closed', isDone: false })
    throw new InvalidInput({ password: 'fields.passwordWrong' })
  }
  const unusable = await hashPassword(randomToken())
  await inTransaction(ctx.db, async (tx) => {
    await sessions.lockAll(tx, ctx.shopperId)
    await holdSession(tx, ctx)
    if (!(await users.lockWithHash(tx, ctx.shopperId, 'passwordHash', user!.passwordHash)))
      throw new InvalidInput({ password: 'fields.passwordWrong' })
    await sessions.endAll(tx, ctx.shopperId)
    // Before the balances, because what ends between the two is credited by then.
    const isInUse = await closure.hasOpenBusiness(tx, ctx.shopperId)
    const { available, frozen } = await ledger.balances(tx, ctx.shopperId)
    if (available + frozen > 0) throw new DomainError('ACCOUNT_HAS_MONEY')
    if (isInUse) throw new DomainError('ACCOUNT_IN_USE')
    await closure.deletePersonalData(tx, ctx.shopperId)
    await closure.anonymise(tx, ctx.shopperId, unusable)
    await record(tx, ctx, { event: 'account-closed' })
  })
  return null
}
