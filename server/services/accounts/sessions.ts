import type { z } from 'zod'
import type { revokeSession as revokeSessionEndpoint, Session } from '@/contracts/schemas/sessions'
import { inTransaction } from '@/server/db/transaction'
import { deviceName } from '@/server/domain/device-name'
import { DomainError } from '@/server/domain/domain-error'
import type { Database } from '@/server/db/connection'
import type { Ctx, Services } from '@/server/http/context'
import * as sessions from '@/server/repositories/sessions'
import { record, recordDecision } from '@/server/services/operations/audit'
import { deleteInBatches } from '@/server/services/operations/delete-in-batches'
import { notify } from '@/server/services/notices/notify'

type Revoke = z.output<(typeof revokeSessionEndpoint)['body']>

export async function list(ctx: Ctx): Promise<Session[]> {
  const rows = await sessions.list(ctx.db, ctx.shopperId)
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceName(row.device),
      ip: row.ip,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      current: row.id === ctx.sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

/** Notifies the account's other screens, so that a screen whose session has ended signs out. */
export async function revoke(ctx: Ctx, { id }: Revoke) {
  await inTransaction(ctx.db, async (tx) => {
    if (id === undefined) await sessions.endOthers(tx, ctx.shopperId, ctx.sessionId)
    else if (!(await sessions.end(tx, ctx.shopperId, id))) throw new DomainError('NOT_FOUND')
    await record(tx, ctx, { event: 'session-ended', ...(id === undefined ? {} : { refId: id }) })
    await notify(tx, [
      { userId: ctx.shopperId, kind: 'account', refId: ctx.shopperId, detail: 'sessions' },
    ])
  })
  return null
}

/** For operators, when an account is compromised: ends all of its sessions. */
export async function endAll(db: Database, userId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await sessions.endAll(tx, userId)
    await recordDecision(tx, 'operator', { event: 'session-ended', userId })
    return ended
  })
}

export async function deleteOld({ db }: Services): Promise<void> {
  await deleteInBatches((most) => sessions.deleteOld(db, most))
}
