import type { z } from 'zod'
import type {
  AdminPromo,
  createAdminPromo,
  endAdminPromo,
  listAdminPromos,
  updateAdminPromo,
} from '@/contracts/schemas/admin-promos'
import { inTransaction, violatedIndexOf } from '@/server/db/transaction'
import { readPageById } from '@/server/domain/cursor'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { changesBetween } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as promos from '@/server/repositories/admin-promos'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'

type ListInput = z.output<(typeof listAdminPromos)['query']>
type CreateInput = z.output<(typeof createAdminPromo)['body']>
type UpdateInput = z.output<(typeof updateAdminPromo)['body']>
type EndInput = z.output<(typeof endAdminPromo)['body']>

export async function list(ctx: StaffCtx, input: ListInput) {
  const filter = { search: input.search?.toUpperCase(), isActive: input.active }
  const { rows, next_cursor } = await readPageById(
    ctx.config,
    'admin-promos',
    input,
    (page) => promos.list(ctx.db, filter, page),
    ({ id }) => id,
  )
  return { list: rows.map(describe), next_cursor }
}

export async function get(ctx: StaffCtx, id: number): Promise<AdminPromo> {
  const row = await promos.find(ctx.db, id)
  if (!row) throw new DomainError('NOT_FOUND')
  return describe(row)
}

export function create(ctx: StaffCtx, input: CreateInput): Promise<AdminPromo> {
  const { code, kind, value, minimum, cap } = input
  const promo = {
    code,
    kind,
    value,
    minimum,
    cap,
    startsAt: input.starts_at ? new Date(input.starts_at) : new Date(),
    expiresAt: timeOf(input.expires_at),
    perShopper: input.per_shopper,
  }
  check(promo)
  return inTransaction(ctx.db, async (tx) => {
    const after = describe(await promos.add(tx, promo))
    const changes = changesBetween(null, after)
    await recordStaff(tx, ctx, [{ event: 'promo-added', refId: after.id, changes }])
    return after
  }).catch((error: unknown) => {
    if (violatedIndexOf(error) === 'promos_code') throw new DomainError('PROMO_CODE_TAKEN')
    throw error
  })
}

export const update = (ctx: StaffCtx, input: UpdateInput) =>
  change(ctx, input, (before) => ({
    kind: input.kind ?? before.kind,
    value: input.value ?? before.value,
    minimum: input.minimum ?? before.minimum,
    cap: input.cap === undefined ? before.cap : input.cap,
    startsAt: input.starts_at ? new Date(input.starts_at) : before.startsAt,
    expiresAt: input.expires_at === undefined ? before.expiresAt : timeOf(input.expires_at),
    perShopper: input.per_shopper ?? before.perShopper,
  }))

/** A code that has not begun ends as it begins. */
export const end = (ctx: StaffCtx, input: EndInput) =>
  change(ctx, input, ({ startsAt, expiresAt }) => {
    const now = new Date()
    if (expiresAt && expiresAt <= now) return {}
    return { expiresAt: now, ...(startsAt >= now ? { startsAt: new Date(now.getTime() - 1) } : {}) }
  })

function change(
  ctx: StaffCtx,
  { id, version }: EndInput,
  changesOf: (before: promos.PromoRow) => Partial<promos.PromoRow>,
): Promise<AdminPromo> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await promos.lock(tx, id)
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== version) throw await changedMeanwhile(tx, 'promo-changed', id)
    const wanted = changesOf(before)
    check({ ...before, ...wanted })
    const after = describe(await promos.update(tx, id, wanted))
    const changes = changesBetween(describe(before), after)
    await recordStaff(tx, ctx, [{ event: 'promo-changed', refId: id, changes }])
    return after
  })
}

type Checked = Pick<promos.PromoRow, 'kind' | 'value' | 'cap' | 'startsAt' | 'expiresAt'>

function check({ kind, value, cap, startsAt, expiresAt }: Checked): void {
  if (kind === 'percent' && value > 100) throw new InvalidInput({ value: 'fields.invalid' })
  if (kind === 'amount' && cap !== null) throw new InvalidInput({ cap: 'fields.invalid' })
  if (expiresAt && expiresAt <= startsAt) throw new InvalidInput({ expires_at: 'fields.invalid' })
}

const timeOf = (time: string | null) => (time === null ? null : new Date(time))

function describe(row: promos.PromoRow): AdminPromo {
  const { id, code, kind, value, minimum, cap, version } = row
  return {
    id,
    code,
    kind,
    value,
    minimum,
    cap,
    starts_at: row.startsAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    per_shopper: row.perShopper,
    version,
  }
}
