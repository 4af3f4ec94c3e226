import { z } from 'zod'
import { PERMISSIONS, ROLES, type Permission } from '@/contracts/staff-permissions'
import { Email, Id, line, listOf, paging, QueryId, Timestamp } from './fields'

/** Longer than a shopper's: it opens the money of everybody. */
const StaffPassword = z
  .string({ error: 'fields.staffPassword' })
  .min(12, 'fields.staffPassword')
  .max(128, 'fields.tooLong')
const Secret = z.string({ error: 'fields.required' }).min(1, 'fields.required').max(128)
const Invitation = z.string({ error: 'fields.invalid' }).regex(/^[\w-]{43}$/, 'fields.invalid')
/** Six digits of the app, or a recovery code such as `k3t9x-7mwqp`. */
const SecondFactor = z
  .string({ error: 'fields.staffCode' })
  .max(40, 'fields.staffCode')
  .transform((typed) => typed.replace(/\s/g, '').toLowerCase())
  .pipe(z.string().regex(/^(?:\d{6}|[a-z2-9]{5}-[a-z2-9]{5})$/, 'fields.staffCode'))
const AppCode = SecondFactor.pipe(z.string().regex(/^\d{6}$/, 'fields.staffCode'))

const Role = z.enum(ROLES, { error: 'fields.invalid' })

const StaffIdentity = z.object({
  /** Null for a machine with OPS_TOKEN. */
  id: Id.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  role: Role,
  permissions: z.array(z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]])),
  /** The shops of a merchant; null for all shops. */
  shop_ids: z.array(Id).nullable(),
})

const SignedIn = z.object({ token: z.string(), expires_at: Timestamp, staff: StaffIdentity })
const RecoveryCodes = z.array(z.string())

export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  shop_ids: z.array(Id),
  is_active: z.boolean(),
  /** Whether the invitation was accepted. */
  has_joined: z.boolean(),
  version: z.int(),
  created_at: Timestamp,
})
export type StaffMember = z.output<typeof StaffMember>

const Invited = z.object({ staff: StaffMember, invitation: z.string(), expires_at: Timestamp })

export const staffSignIn = {
  body: z.strictObject({ email: Email, password: Secret, code: SecondFactor }),
  data: SignedIn,
}

export const openInvitation = {
  body: z.strictObject({ invitation: Invitation }),
  data: z.object({
    name: z.string(),
    email: z.string(),
    /** Base32, to be typed into the app. */
    totp_secret: z.string(),
    /** The same as `otpauth://`, for a QR code. */
    totp_uri: z.string(),
  }),
}

export const acceptInvitation = {
  body: z.strictObject({ invitation: Invitation, password: StaffPassword, code: AppCode }),
  data: SignedIn.extend({ recovery_codes: RecoveryCodes }),
}

export const getStaffSession = { data: StaffIdentity }

export const staffSignOut = { body: z.strictObject({}), data: z.null() }

export const listStaffSessions = {
  data: z.array(
    z.object({
      id: Id,
      device: z.string(),
      ip: z.string(),
      created_at: Timestamp,
      last_seen_at: Timestamp,
      current: z.boolean(),
    }),
  ),
}

export const endStaffSession = { body: z.strictObject({ id: Id.optional() }), data: z.null() }

export const changeStaffPassword = {
  body: z.strictObject({ password: Secret, new_password: StaffPassword, code: SecondFactor }),
  data: z.null(),
}

export const renewRecoveryCodes = {
  body: z.strictObject({ code: SecondFactor }),
  data: z.object({ recovery_codes: RecoveryCodes }),
}

export const listStaff = {
  query: z.object({ ...paging, search: line(100).optional(), role: Role.optional() }),
  data: listOf(StaffMember),
}

const ShopIds = z.array(Id).max(200, 'fields.tooLong')

export const addStaff = {
  body: z.strictObject({
    email: Email,
    name: line(80),
    role: Role,
    /** For merchants, who need at least one. */
    shop_ids: ShopIds.default([]),
  }),
  data: Invited,
}

export const inviteStaff = { body: z.strictObject({ id: Id }), data: Invited }

export const updateStaff = {
  body: z.strictObject({
    id: Id,
    version: z.int({ error: 'fields.invalid' }),
    name: line(80).optional(),
    role: Role.optional(),
    shop_ids: ShopIds.optional(),
    is_active: z.boolean({ error: 'fields.invalid' }).optional(),
  }),
  data: StaffMember,
}

export const listAuditEvents = {
  query: z.object({
    ...paging,
    event: line(40).optional(),
    staff_id: QueryId.optional(),
    user_id: QueryId.optional(),
    ref_id: QueryId.optional(),
  }),
  data: listOf(
    z.object({
      id: Id,
      event: z.string(),
      is_done: z.boolean(),
      actor: z.enum(['shopper', 'operator', 'staff', 'system']),
      staff_id: Id.nullable(),
      staff_name: z.string().nullable(),
      user_id: Id.nullable(),
      ref_id: Id.nullable(),
      /** By field: the values before and after; of long values the beginning. */
      changes: z
        .record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
        .nullable(),
      ip: z.string(),
      device: z.string(),
      request_id: z.string(),
      created_at: Timestamp,
    }),
  ),
}
