import type { z } from 'zod'
import type {
  AdminShopper,
  blockAdminShopper,
  endAdminShopperSessions,
  listAdminShopperFunds,
  listAdminShoppers,
} from '@/contracts/schemas/admin-shoppers'
import { inTransaction } from '@/server/db/transaction'
import { readPageById } from '@/server/domain/cursor'
import { deviceName } from '@/server/domain/device-name'
import { DomainError } from '@/server/domain/domain-error'
import { changesBetween } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as adminShoppers from '@/server/repositories/admin-shoppers'
import * as ledger from '@/server/repositories/ledger'
import * as orders from '@/server/repositories/orders'
import * as sessions from '@/server/repositories/sessions'
import * as users from '@/server/repositories/users'
import { accountKey } from '@/server/services/accounts/account-key'
import { notify } from '@/server/services/notices/notify'
import { recordStaff } from '@/server/services/operations/audit'
import * as bill from '@/server/services/wallet/bill'
import { describeShopper, recordsOf } from './audit-records'

type ListInput = z.output<(typeof listAdminShoppers)['query']>
type FundsInput = z.output<(typeof listAdminShopperFunds)['query']>
type EndInput = z.output<(typeof endAdminShopperSessions)['body']>
type BlockInput = z.output<(typeof blockAdminShopper)['body']>

export async function list(ctx: StaffCtx, input: ListInput) {
  const { rows, next_cursor } = await readPageById(
    ctx.config,
    'admin-shoppers',
    input,
    ({ beforeId, limit }) =>
      adminShoppers.list(ctx.db, searchOf(input.search), {
        ...(input.is_blocked === undefined ? {} : { isBlocked: input.is_blocked }),
        ...(beforeId === undefined ? {} : { beforeId }),
        limit,
      }),
    ({ id }) => id,
  )
  return { list: rows.map(describeRow), next_cursor }
}

/** A number may be an id or a mobile number; anything without `@` or digits alone is a name. */
function searchOf(text: string | undefined): adminShoppers.ShopperSearch {
  if (text === undefined) return {}
  if (text.includes('@')) return { account: accountKey(text) }
  if (!/^\+?[\d\s().-]+$/.test(text)) return { name: text }
  const id = /^\d{1,15}$/.test(text) ? Number(text) : undefined
  return { account: accountKey(text), id }
}

export async function get(ctx: StaffCtx, id: number): Promise<z.input<typeof AdminShopper>> {
  const user = await users.find(ctx.db, id)
  if (!user) throw new DomainError('NOT_FOUND')
  const [balances, ordered, asked, open, history] = await Promise.all([
    ledger.balances(ctx.db, id),
    orders.counts(ctx.db, id),
    adminShoppers.counts(ctx.db, id),
    sessions.list(ctx.db, id),
    recordsOf(ctx.db, ['shopper-blocked', 'shopper-unblocked'], id),
  ])
  return {
    ...describeRow(user),
    avatar: user.avatar,
    language: user.languageFile,
    has_pay_password: user.payCodeHash !== null,
    balance: balances.available,
    frozen: balances.frozen,
    counts: { orders: ordered, ...asked },
    sessions: open.map((row) => ({
      id: row.id,
      device: deviceName(row.device),
      ip: row.ip,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
    })),
    history,
  }
}

export async function funds(ctx: StaffCtx, { id, ...input }: FundsInput) {
  if (!(await users.find(ctx.db, id))) throw new DomainError('NOT_FOUND')
  return bill.list({ ...ctx, shopperId: id }, input)
}

export async function endSessions(ctx: StaffCtx, { id, session_id: sessionId }: EndInput) {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await users.find(tx, id))) throw new DomainError('NOT_FOUND')
    if (sessionId === undefined) await sessions.endAll(tx, id)
    else if (!(await sessions.end(tx, id, sessionId))) throw new DomainError('NOT_FOUND')
    const ended = sessionId === undefined ? {} : { refId: sessionId }
    await recordStaff(tx, ctx, [{ event: 'session-ended', userId: id, ...ended }])
    await notify(tx, [{ userId: id, kind: 'account', refId: id, detail: 'sessions' }])
  })
  return get(ctx, id)
}

/** Payment tickets end with their sessions, so that a call that is under way cannot pay. */
export async function block(ctx: StaffCtx, { id, reason }: BlockInput) {
  await inTransaction(ctx.db, async (tx) => {
    await sessions.lockAll(tx, id)
    if (!(await adminShoppers.block(tx, id, reason)))
      throw new DomainError((await users.find(tx, id)) ? 'CHANGED_MEANWHILE' : 'NOT_FOUND')
    await sessions.endAll(tx, id)
    const changes = changesBetween({ blocked: false }, { blocked: true, reason })
    await recordStaff(tx, ctx, [{ event: 'shopper-blocked', userId: id, refId: id, changes }])
    await notify(tx, [{ userId: id, kind: 'account', refId: id, detail: 'sessions' }])
  })
  return get(ctx, id)
}

export async function unblock(ctx: StaffCtx, { id, reason }: BlockInput) {
  await inTransaction(ctx.db, async (tx) => {
    const earlier = await adminShoppers.unblock(tx, id)
    if (earlier === undefined)
      throw new DomainError((await users.find(tx, id)) ? 'CHANGED_MEANWHILE' : 'NOT_FOUND')
    const before = { blocked: true, reason: earlier }
    const changes = changesBetween(before, { blocked: false, reason })
    await recordStaff(tx, ctx, [{ event: 'shopper-unblocked', userId: id, refId: id, changes }])
  })
  return get(ctx, id)
}

function describeRow(user: users.UserRow) {
  const { mobile, familyName, givenName, blockedAt, blockReason } = user
  return {
    ...describeShopper(user),
    mobile,
    family_name: familyName,
    given_name: givenName,
    blocked: blockedAt && { at: blockedAt.toISOString(), reason: blockReason ?? '' },
    created_at: user.createdAt.toISOString(),
  }
}
