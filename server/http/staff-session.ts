import type { Permission } from '@/contracts/staff-permissions'
import { mayUse } from '@/contracts/staff-permissions'
import { digestOf } from '@/server/domain/digest'
import { DomainError } from '@/server/domain/domain-error'
import { checkOperatorToken } from '@/server/operator-token'
import * as sessions from '@/server/repositories/staff-sessions'
import type { ShopScope, StaffCtx, Visit } from './context'

const STAFF_TOKEN = /^Bearer ([\w-]{43})$/i
/** Everybody's own account, which a machine does not have. */
const OWN_ACCOUNT: Permission = 'self'

const scopeOf = (shopIds: number[] | null) => shopIds as ShopScope | null as ShopScope

/**
 * The caller of the administration, by the token of a staff session or of a machine (OPS_TOKEN). Throws
 * SIGN_IN_NEEDED without either, and NOT_PERMITTED when the role lacks the permission.
 */
export async function openStaffSession(
  visit: Visit,
  permission: Permission,
  authorization: string | undefined,
): Promise<StaffCtx> {
  const ctx = (await memberOf(visit, authorization)) ?? (await machineOf(visit, authorization))
  if (!ctx) throw new DomainError('SIGN_IN_NEEDED')
  const isMachineless = permission === OWN_ACCOUNT && ctx.staff.id === null
  if (isMachineless || !mayUse(ctx.staff.role, permission)) throw new DomainError('NOT_PERMITTED')
  return ctx
}

async function memberOf(
  visit: Visit,
  authorization: string | undefined,
): Promise<StaffCtx | undefined> {
  const token = STAFF_TOKEN.exec(authorization ?? '')?.[1]
  const found = token && (await sessions.findOpen(visit.db, digestOf(token)))
  if (!found) return undefined
  if (found.isStale) await sessions.touch(visit.db, found.id)
  const { staffId, name, email, role, shopIds, id: sessionId } = found
  return {
    ...visit,
    staff: { id: staffId, name, email, role, sessionId },
    scope: scopeOf(role === 'merchant' ? shopIds : null),
  }
}

async function machineOf(
  visit: Visit,
  authorization: string | undefined,
): Promise<StaffCtx | undefined> {
  const { opsToken, testControl, areTriesRelaxed: isRelaxed } = visit.config
  const check = await checkOperatorToken(authorization, [opsToken, testControl], {
    address: visit.ip,
    isRelaxed,
  })
  // The token of an expired session has this form, and its owner signs in again instead of waiting.
  const isOfSession = STAFF_TOKEN.test(authorization ?? '')
  if (check.retryAfterSeconds && !isOfSession)
    throw new DomainError('TOO_MANY_TRIES', null, check.retryAfterSeconds)
  if (!check.isOperator) return undefined
  const staff = {
    id: null,
    name: 'OPS_TOKEN',
    email: null,
    role: 'owner',
    sessionId: null,
  } as const
  return { ...visit, staff, scope: scopeOf(null) }
}
