import type { z } from 'zod'
import type { addStaff, listStaff, StaffMember, updateStaff } from '@/contracts/schemas/staff'
import { randomToken } from '@/server/config'
import type { Transaction } from '@/server/db/connection'
import { inTransaction, violatedIndexOf } from '@/server/db/transaction'
import { digestOf } from '@/server/domain/digest'
import { readPageById } from '@/server/domain/cursor'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { changesBetween } from '@/server/domain/value-changes'
import type { Services, StaffCtx } from '@/server/http/context'
import * as staff from '@/server/repositories/staff'
import * as sessions from '@/server/repositories/staff-sessions'
import * as approvals from '@/server/repositories/withdrawal-approvals'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { mayStillDecide } from '@/server/services/wallet/two-people'
import { recordStaff } from '@/server/services/operations/audit'
import { newSealedSecret } from './second-factor'

const INVITATION_MS = 7 * 24 * 3_600_000

/** Who adds or invites: a call, or the command line, which needs no token. */
type By = StaffCtx | (Services & { staff: null })

export async function list(ctx: StaffCtx, input: z.output<(typeof listStaff)['query']>) {
  const { search, role } = input
  const { rows, next_cursor } = await readPageById(
    ctx.config,
    'staff',
    input,
    (page) => staff.list(ctx.db, { search, role, ...page }),
    ({ id }) => id,
  )
  const shops = await staff.shopsOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return { list: rows.map((row) => describe(row, shops.get(row.id) ?? [])), next_cursor }
}

export function add(by: By, input: z.output<(typeof addStaff)['body']>) {
  const { email, name, role } = input
  return inTransaction(by.db, async (tx) => {
    const member = await staff.add(tx, { email, name, role })
    const shopIds = await setShops(tx, member, input.shop_ids)
    const after = { email, name, role, shop_ids: shopIds }
    const changes = changesBetween(null, after)
    await recordStaff(tx, by, [{ event: 'staff-added', refId: member.id, changes }])
    return createInvitation(tx, by, member, shopIds)
  }).catch((error: unknown) => {
    if (violatedIndexOf(error) === 'staff_email') throw new DomainError('STAFF_EMAIL_TAKEN')
    throw error
  })
}

/**
 * Ends the access of a member who lost the password or the app, until the new invitation is accepted. Somebody else
 * may have used it: the member's approvals of open withdrawals no longer count.
 */
export function invite(by: By, id: number) {
  return inTransaction(by.db, async (tx) => {
    const member = await staff.lock(tx, id)
    if (!member) throw new DomainError('NOT_FOUND')
    if (!member.isActive) throw new InvalidInput({ id: 'fields.invalid' })
    await sessions.endAll(tx, id)
    await staff.setRecoveryCodes(tx, id, [])
    await approvals.removeOpenOf(tx, id)
    await recordStaff(tx, by, [{ event: 'staff-invited', refId: id }])
    const shopIds = (await staff.shopsOf(tx, [id])).get(id) ?? []
    return createInvitation(tx, by, member, shopIds)
  })
}

async function createInvitation(
  tx: Transaction,
  { config }: By,
  { id }: staff.StaffRow,
  shopIds: number[],
) {
  const invitation = randomToken()
  const expiresAt = new Date(Date.now() + INVITATION_MS)
  const invited = await staff.update(tx, id, {
    passwordHash: null,
    totpSecret: newSealedSecret(config, id),
    totpStep: 0,
    invitationHash: digestOf(invitation),
    invitationExpiresAt: expiresAt,
  })
  return { staff: describe(invited, shopIds), invitation, expires_at: expiresAt.toISOString() }
}

/**
 * Role and shops apply to open sessions at once, because each call reads them. An invitation of a deactivated member
 * and approvals of a member who may no longer decide are gone, also after the change is undone.
 */
export function update(ctx: StaffCtx, input: z.output<(typeof updateStaff)['body']>) {
  return inTransaction(ctx.db, async (tx) => {
    const owners = await staff.lockOwners(tx)
    const before = await staff.lock(tx, input.id)
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== input.version)
      throw await changedMeanwhile(tx, 'staff-changed', input.id)
    const { name = before.name, role = before.role, is_active: isActive = before.isActive } = input
    const isLastOwner = owners.length === 1 && owners[0] === input.id
    if (isLastOwner && (role !== 'owner' || !isActive)) throw new DomainError('LAST_OWNER')
    const shopsBefore = (await staff.shopsOf(tx, [input.id])).get(input.id) ?? []
    const ended = isActive ? {} : { invitationHash: null, invitationExpiresAt: null }
    const after = await staff.update(tx, input.id, { name, role, isActive, ...ended })
    if (!mayStillDecide(after)) await approvals.removeOpenOf(tx, input.id)
    const shopIds = await setShops(tx, after, input.shop_ids ?? shopsBefore)
    if (!isActive) await sessions.endAll(tx, input.id)
    const changes = changesBetween(describe(before, shopsBefore), describe(after, shopIds))
    await recordStaff(tx, ctx, [{ event: 'staff-changed', refId: input.id, changes }])
    return describe(after, shopIds)
  })
}

/** A merchant has at least one shop; nobody else has any. */
async function setShops(
  tx: Transaction,
  { id, role }: staff.StaffRow,
  given: number[],
): Promise<number[]> {
  const shopIds = role === 'merchant' ? [...new Set(given)].toSorted((a, b) => a - b) : []
  const isMissing = role === 'merchant' && shopIds.length === 0
  if (isMissing) throw new InvalidInput({ shop_ids: 'fields.required' })
  if (!(await staff.setShops(tx, id, shopIds)))
    throw new InvalidInput({ shop_ids: 'fields.invalid' })
  return shopIds
}

function describe(row: staff.StaffRow, shopIds: number[]): StaffMember {
  const { id, name, email, role, version } = row
  return {
    id,
    name,
    email,
    role,
    shop_ids: shopIds,
    is_active: row.isActive,
    has_joined: row.passwordHash !== null,
    version,
    created_at: row.createdAt.toISOString(),
  }
}
