import type { Transaction } from '@/server/db/connection'
import { DomainError } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as sessions from '@/server/repositories/sessions'

/**
 * Keeps the session open until the transaction ends, for a call that stores something of the shopper: the account is
 * closed before it or after it. Before the shopper is locked, in the order of calls that move money.
 */
export async function holdSession(tx: Transaction, ctx: Ctx): Promise<void> {
  if (!(await sessions.lockOpen(tx, ctx.shopperId, ctx.sessionId)))
    throw new DomainError('SIGN_IN_NEEDED')
}
