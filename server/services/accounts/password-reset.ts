import type { z } from 'zod'
import type { resetPassword as resetPasswordEndpoint } from '@/contracts/schemas/passwords'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { networkOf } from '@/server/domain/network'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import type { Visit } from '@/server/http/context'
import * as codeRows from '@/server/repositories/one-time-codes'
import * as sessions from '@/server/repositories/sessions'
import * as users from '@/server/repositories/users'
import { accountKey } from './account-key'
import { record } from '@/server/services/operations/audit'
import * as codes from './codes'
import { mailAlert } from '@/server/services/notices/mail-queue'
import { notify } from '@/server/services/notices/notify'
import { hashPassword, isPassword } from './passwords'

type Reset = z.output<(typeof resetPasswordEndpoint)['body']>

export async function reset(visit: Visit, input: Reset) {
  return input.type ? withCode(visit, input) : withOldPassword(visit, input)
}

/**
 * Resets a forgotten password by code. Before the code is verified, nothing depends on whether the account
 * exists.
 */
async function withCode(visit: Visit, { type, email, mobile, captcha, newpassword }: Reset) {
  const account = accountKey((type === 'email' ? email : mobile) ?? '')
  const network = networkOf(visit.ip)
  await visit.tries.take('resetAddress', network)
  await visit.tries.take('resetHere', `${account}|${network}`)
  const user = await users.findByAccount(visit.db, account)
  const codeId = await codes.prove(visit, user?.id, 'resetpwd', captcha ?? '')
  if (!user) throw codes.wrongCode()
  if (user.blockedAt) throw new DomainError('ACCOUNT_BLOCKED')
  if (await isPassword(newpassword, user.passwordHash))
    throw new InvalidInput({ newpassword: 'fields.sameAsOld' })
  const newHash = await hashPassword(newpassword)
  await inTransaction(visit.db, async (tx) => {
    if (!(await change(tx, visit, user, newHash))) throw codes.wrongCode()
    await codes.spend(tx, user.id, codeId)
  })
  return null
}

async function withOldPassword(visit: Visit, { oldpassword = '', newpassword }: Reset) {
  if (!visit.shopperId) throw new DomainError('SIGN_IN_NEEDED')
  await visit.tries.take('oldPassword', String(visit.shopperId))
  const user = await users.find(visit.db, visit.shopperId)
  if (!user) throw new DomainError('SIGN_IN_NEEDED')
  const wrongOld = new InvalidInput({ oldpassword: 'fields.oldWrong' })
  if (!(await isPassword(oldpassword, user.passwordHash))) {
    await record(visit.db, visit, { event: 'password-change', isDone: false })
    throw wrongOld
  }
  await visit.tries.forgive('oldPassword', String(visit.shopperId))
  if (oldpassword === newpassword) throw new InvalidInput({ newpassword: 'fields.sameAsOld' })
  const newHash = await hashPassword(newpassword)
  await inTransaction(visit.db, async (tx) => {
    if (!(await change(tx, visit, user, newHash))) throw wrongOld
    await codeRows.discardAll(tx, user.id)
  })
  return null
}

/** Ends every session, because somebody else may know the old password. */
async function change(
  tx: Transaction,
  visit: Visit,
  user: users.UserRow,
  newHash: string,
): Promise<boolean> {
  await sessions.lockAll(tx, user.id)
  if (!(await users.setPassword(tx, user.id, user.passwordHash, newHash))) return false
  await sessions.endAll(tx, user.id)
  await record(tx, visit, { event: 'password-change', userId: user.id })
  await notify(tx, [
    {
      userId: user.id,
      kind: 'account',
      refId: user.id,
      detail: 'password',
      notice: { code: 'passwordChanged' },
    },
  ])
  await mailAlert(tx, user.id, 'passwordChanged')
  return true
}
