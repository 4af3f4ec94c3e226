import type { z } from 'zod'
import { permissionsOf } from '@/contracts/staff-permissions'
import type {
  acceptInvitation,
  changeStaffPassword,
  endStaffSession,
  openInvitation,
  renewRecoveryCodes,
  staffSignIn,
} from '@/contracts/schemas/staff'
import { randomToken } from '@/server/config'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { deviceName } from '@/server/domain/device-name'
import { digestOf } from '@/server/domain/digest'
import { DomainError } from '@/server/domain/domain-error'
import { networkOf } from '@/server/domain/network'
import { brand } from '@/contracts/brand'
import { totpStepOf, totpUri } from '@/server/domain/totp'
import type { Services, StaffCtx, StaffIdentity, Visit } from '@/server/http/context'
import * as staff from '@/server/repositories/staff'
import * as sessions from '@/server/repositories/staff-sessions'
import { hashPassword, isPassword } from '@/server/services/accounts/passwords'
import { recordStaff, recordStranger } from '@/server/services/operations/audit'
import {
  countTry,
  createRecoveryCodes,
  forgetTries,
  returnTry,
  secretOf,
  spendCode,
} from './second-factor'

type Input<Schemas extends { body: z.ZodType }> = z.output<Schemas['body']>

/**
 * One error for an unknown address, a wrong password and a wrong code, so that none of them can be guessed alone. Tries
 * are limited like a shopper's.
 */
export async function signIn(visit: Visit, input: Input<typeof staffSignIn>) {
  const key = accountKey(input.email)
  const network = networkOf(visit.ip)
  await visit.tries.take('signInAddress', network)
  await visit.tries.take('signInHere', `${key}|${network}`)
  await visit.tries.takeForAccount('signInAccount', key, network)
  const member = await staff.findByEmail(visit.db, input.email)
  const isRight = await isPassword(input.password, member?.passwordHash ?? undefined)
  const mayTry = await countTry(visit, isRight ? member?.id : undefined, input.code)
  // Also for an unknown address and a wrong password, because the time of the answer would tell which it was.
  const opened = await inTransaction(visit.db, async (tx) => {
    const now = await staff.lock(tx, member?.id ?? 0)
    // An invitation or a deactivation may have come between.
    if (!isRight || !now?.isActive || now.passwordHash !== member?.passwordHash) return undefined
    if (!mayTry || !(await spendCode(tx, visit.config, now, input.code))) return undefined
    return openFor(tx, visit, now, 'staff-sign-in')
  })
  if (!opened) {
    const event = 'staff-sign-in'
    if (member)
      await recordStaff(visit.db, { ...visit, staff: identityOf(member) }, [
        { event, isDone: false, refId: member.id },
      ])
    else await recordStranger(visit.db, visit, event)
    throw new DomainError('STAFF_WRONG_CREDENTIALS')
  }
  await returnTry(visit, member!.id)
  await visit.tries.forgive('signInHere', `${key}|${network}`)
  await visit.tries.rememberPlace([key], network)
  return opened
}

const accountKey = (email: string) => `staff:${email}`

const identityOf = (member: staff.StaffRow): StaffIdentity => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role: member.role,
  sessionId: null,
})

async function openFor(
  tx: Transaction,
  visit: Visit,
  member: staff.StaffRow,
  event: 'staff-sign-in' | 'staff-joined',
) {
  const token = randomToken()
  const { ip, device } = visit
  const tokenHash = digestOf(token)
  const session = await sessions.open(tx, { staffId: member.id, tokenHash, device, ip })
  await recordStaff(tx, { ...visit, staff: identityOf(member) }, [{ event, refId: member.id }])
  const shopIds = (await staff.shopsOf(tx, [member.id])).get(member.id) ?? []
  return {
    token,
    expires_at: session.expiresAt.toISOString(),
    staff: describe(identityOf(member), member.role === 'merchant' ? shopIds : null),
  }
}

function describe({ id, name, email, role }: StaffIdentity, shopIds: readonly number[] | null) {
  const shop_ids = shopIds && [...shopIds]
  return { id, name, email, role, permissions: permissionsOf(role), shop_ids }
}

/** The secret is shown to whoever has the invitation, until it is accepted. */
export async function readInvitation(visit: Visit, input: Input<typeof openInvitation>) {
  const member = await invitedBy(visit, input.invitation)
  const secret = secretOf(visit.config, member)
  const { name, email } = member
  return { name, email, totp_secret: secret, totp_uri: totpUri(brand().name.en, email, secret) }
}

/** The invitation has 256 bits; the limit protects the code of the app. */
async function invitedBy(visit: Visit, invitation: string): Promise<staff.StaffRow> {
  await visit.tries.take('signInAddress', networkOf(visit.ip))
  const member = await staff.findInvited(visit.db, digestOf(invitation))
  if (!member) throw new DomainError('INVITATION_INVALID')
  return member
}

export async function join(visit: Visit, input: Input<typeof acceptInvitation>) {
  const { id, email } = await invitedBy(visit, input.invitation)
  const passwordHash = await hashPassword(input.password)
  const opened = await inTransaction(visit.db, async (tx) => {
    const hash = digestOf(input.invitation)
    const member = await staff.lock(tx, id)
    if (!member?.isActive || !member.invitationHash?.equals(hash))
      throw new DomainError('INVITATION_INVALID')
    const totpStep = totpStepOf(secretOf(visit.config, member), input.code, member.totpStep)
    if (totpStep === null) throw new DomainError('STAFF_WRONG_CREDENTIALS')
    const ending = { invitationHash: null, invitationExpiresAt: null }
    const joined = await staff.update(tx, id, { passwordHash, totpStep, ...ending })
    const recovery_codes = await createRecoveryCodes(tx, id)
    return { ...(await openFor(tx, visit, joined, 'staff-joined')), recovery_codes }
  })
  await forgetTries(visit, id)
  await visit.tries.rememberPlace([accountKey(email.toLowerCase())], networkOf(visit.ip))
  return opened
}

export async function current({ staff: identity, scope }: StaffCtx) {
  return describe(identity, scope)
}

/** A person: the access check refuses machines at calls of the own account. */
function personOf({ staff: { id, sessionId } }: StaffCtx): { id: number; sessionId: number } {
  if (id === null || sessionId === null) throw new Error('a machine has no account')
  return { id, sessionId }
}

export async function signOut(ctx: StaffCtx) {
  const { id, sessionId } = personOf(ctx)
  await inTransaction(ctx.db, async (tx) => {
    await sessions.end(tx, id, sessionId)
    await recordStaff(tx, ctx, [{ event: 'staff-sign-out', refId: id }])
  })
  return null
}

export async function listSessions(ctx: StaffCtx) {
  const { id, sessionId } = personOf(ctx)
  const rows = await sessions.list(ctx.db, id)
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.device),
    ip: row.ip,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.id === sessionId,
  }))
}

export async function endSessions(ctx: StaffCtx, input: Input<typeof endStaffSession>) {
  const { id, sessionId } = personOf(ctx)
  await inTransaction(ctx.db, async (tx) => {
    if (input.id === undefined) await sessions.endAll(tx, id, sessionId)
    else if (!(await sessions.end(tx, id, input.id))) throw new DomainError('NOT_FOUND')
    await recordStaff(tx, ctx, [{ event: 'staff-session-ended', refId: id }])
  })
  return null
}

export async function changePassword(ctx: StaffCtx, input: Input<typeof changeStaffPassword>) {
  const { id, sessionId } = personOf(ctx)
  await ctx.tries.take('oldPassword', `staff:${id}`)
  const member = await staff.find(ctx.db, id)
  if (!(await isPassword(input.password, member?.passwordHash ?? undefined)))
    throw new DomainError('STAFF_WRONG_CREDENTIALS')
  if (!(await countTry(ctx, id, input.code))) throw new DomainError('STAFF_WRONG_CREDENTIALS')
  const passwordHash = await hashPassword(input.new_password)
  await inTransaction(ctx.db, async (tx) => {
    const now = await staff.lock(tx, id)
    const isSame = now !== undefined && now.passwordHash === member?.passwordHash
    if (!isSame || !(await spendCode(tx, ctx.config, now, input.code)))
      throw new DomainError('STAFF_WRONG_CREDENTIALS')
    await staff.update(tx, id, { passwordHash })
    await sessions.endAll(tx, id, sessionId)
    await recordStaff(tx, ctx, [{ event: 'staff-password-change', refId: id }])
  })
  await returnTry(ctx, id)
  return null
}

export async function renewCodes(ctx: StaffCtx, input: Input<typeof renewRecoveryCodes>) {
  const { id } = personOf(ctx)
  await ctx.tries.take('oldPassword', `staff:${id}`)
  if (!(await countTry(ctx, id, input.code))) throw new DomainError('STAFF_WRONG_CREDENTIALS')
  const renewed = await inTransaction(ctx.db, async (tx) => {
    const member = await staff.lock(tx, id)
    if (!member || !(await spendCode(tx, ctx.config, member, input.code)))
      throw new DomainError('STAFF_WRONG_CREDENTIALS')
    await recordStaff(tx, ctx, [{ event: 'staff-recovery-codes', refId: id }])
    return { recovery_codes: await createRecoveryCodes(tx, id) }
  })
  await returnTry(ctx, id)
  return renewed
}

export async function deleteOld({ db }: Services): Promise<void> {
  await sessions.deleteOld(db)
}
