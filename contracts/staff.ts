import { endpoint } from './endpoint'
import type * as schemas from './schemas/staff'

// Staff sign in to a session of their own; machines send `Authorization: Bearer $OPS_TOKEN`.

/**
 * Answers a token: the session cookie of the console, or `Authorization: Bearer <token>` of a program. `code` is the
 * one of the authenticator app, or a recovery code; each is valid once.
 */
export const staffSignIn = endpoint<typeof schemas.staffSignIn>()({
  access: 'public',
  method: 'post',
  path: '/api/admin/session/sign-in',
  summary: 'Sign in to the administration',
  changes: true,
  body: 'json',
})

/** What an invitation needs before it is accepted: the secret for the authenticator app. */
export const openInvitation = endpoint<typeof schemas.openInvitation>()({
  access: 'public',
  method: 'post',
  path: '/api/admin/invitation/open',
  summary: 'Read an invitation',
  changes: true,
  body: 'json',
})

/** Sets the password, proves the authenticator app with its code, and signs in. The recovery codes are shown once. */
export const acceptInvitation = endpoint<typeof schemas.acceptInvitation>()({
  access: 'public',
  method: 'post',
  path: '/api/admin/invitation/accept',
  summary: 'Accept an invitation',
  changes: true,
  body: 'json',
})

export const getStaffSession = endpoint<typeof schemas.getStaffSession>()({
  access: { staff: 'self' },
  method: 'get',
  path: '/api/admin/session',
  summary: 'Who is signed in, with role, permissions and shops',
  changes: false,
})

export const staffSignOut = endpoint<typeof schemas.staffSignOut>()({
  access: { staff: 'self' },
  method: 'post',
  path: '/api/admin/session/sign-out',
  summary: 'End the own session',
  changes: true,
  body: 'json',
})

export const listStaffSessions = endpoint<typeof schemas.listStaffSessions>()({
  access: { staff: 'self' },
  method: 'get',
  path: '/api/admin/session/list',
  summary: 'The own sessions',
  changes: false,
})

/** Without an id: all sessions but this one. */
export const endStaffSession = endpoint<typeof schemas.endStaffSession>()({
  access: { staff: 'self' },
  method: 'post',
  path: '/api/admin/session/end',
  summary: 'End own sessions',
  changes: true,
  body: 'json',
})

/** Ends all other sessions. */
export const changeStaffPassword = endpoint<typeof schemas.changeStaffPassword>()({
  access: { staff: 'self' },
  method: 'post',
  path: '/api/admin/session/password',
  summary: 'Change the own password',
  changes: true,
  body: 'json',
})

/** The earlier codes become invalid. */
export const renewRecoveryCodes = endpoint<typeof schemas.renewRecoveryCodes>()({
  access: { staff: 'self' },
  method: 'post',
  path: '/api/admin/session/recovery-codes',
  summary: 'Create new recovery codes',
  changes: true,
  body: 'json',
})

export const listStaff = endpoint<typeof schemas.listStaff>()({
  access: { staff: 'staff.write' },
  method: 'get',
  path: '/api/admin/staff',
  summary: 'Staff accounts',
  changes: false,
})

/** Answers an invitation, valid for seven days; nothing is mailed. */
export const addStaff = endpoint<typeof schemas.addStaff>()({
  access: { staff: 'staff.write' },
  method: 'post',
  path: '/api/admin/staff/add',
  summary: 'Add a staff account',
  changes: true,
  body: 'json',
})

/** Resets password, authenticator app and recovery codes and ends every session, for someone who lost them. */
export const inviteStaff = endpoint<typeof schemas.inviteStaff>()({
  access: { staff: 'staff.write' },
  method: 'post',
  path: '/api/admin/staff/invite',
  summary: 'Invite a staff account again',
  changes: true,
  body: 'json',
})

/** The last active owner cannot lose the role or be deactivated. A change of role or shops applies at once. */
export const updateStaff = endpoint<typeof schemas.updateStaff>()({
  access: { staff: 'staff.write' },
  method: 'post',
  path: '/api/admin/staff/update',
  summary: 'Change or deactivate a staff account',
  changes: true,
  body: 'json',
})

export const listAuditEvents = endpoint<typeof schemas.listAuditEvents>()({
  access: { staff: 'audit.read' },
  method: 'get',
  path: '/api/admin/audit',
  summary: 'The audit trail, latest first',
  changes: false,
})
